import { Button, Group } from '@mantine/core'
import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications'
import { onSessionChange } from '../session/session.ts'
import { CheckIcon, WarningIcon } from './icons.tsx'
import { TOAST_MS, ToastList } from './toast-list.tsx'
import { placeToasts } from './toast-place.ts'

placeToasts(ToastList)

/** Short news at the edge of the screen. A new one takes the place of the one before it, but not of what can be done. */
export const notify = {
  success: (message: string, title?: string) => tell({ message, title, icon: <CheckIcon />, color: 'sage' }),
  info: (message: string) => tell({ message, color: 'gray' }),
  /** Told apart by its sign and its words, not by colour alone. */
  failure: (message: string, { title, forMs = TOAST_MS }: { title?: string; forMs?: number } = {}) =>
    tell({ message, title, icon: <WarningIcon />, color: 'clay' }, forMs),
  /** Something has begun; the news of how it went takes its place. */
  progress: (message: string) => tell({ message, loading: true }),
  /** News with a way back, for as long as it stands there and its person is here. */
  undoable(message: string, undo: () => void, forMs: number): void {
    hideWithPerson(showWithAction(message, 'Undo', undo, forMs))
  },
  /** News with something to do about it; it stays until it is dismissed. */
  offer(message: string, label: string, action: () => void): void {
    showWithAction(message, label, action, false)
  },
  /** The same for what belongs to the person who is here: it goes with them. */
  offerPerson(message: string, label: string, action: () => void): void {
    hideWithPerson(showWithAction(message, label, action, false))
  },
}

function hideWithPerson(id: string): void {
  const stopFollowing = onSessionChange(() => {
    stopFollowing()
    notifications.hide(id)
  })
}

type Toast = Pick<NotificationData, 'message' | 'title' | 'icon' | 'color' | 'priority' | 'loading'>

function tell(news: Toast, forMs = TOAST_MS): void {
  const { notifications: shown, queue } = notificationsStore.getState()
  for (const { id, priority } of [...shown, ...queue]) if (!priority && id) notifications.hide(id)
  show(news, forMs)
}

function showWithAction(
  message: string,
  label: string,
  action: () => void,
  autoClose: number | false,
): string {
  const actAndHide = () => {
    notifications.hide(id)
    action()
  }
  const content = <WithAction message={message} label={label} onAct={actAndHide} />
  // Where there is no room for more, what can be done stands before what is only told.
  const id = show({ message: content, priority: 1 }, autoClose)
  return id
}

function show(toast: Toast, autoClose: number | false): string {
  const id = notifications.show({
    ...toast,
    autoClose,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Dismiss' },
    // Somebody who is on the toast with the keyboard must not lose it under their fingers.
    onFocusCapture: () => notifications.update({ ...toast, id, autoClose: false }),
    onBlurCapture: () => notifications.update({ ...toast, id, autoClose }),
  })
  return id
}

interface WithActionProps {
  message: string
  label: string
  onAct: () => void
}

function WithAction({ message, label, onAct }: WithActionProps) {
  return (
    <Group justify="space-between" wrap="nowrap">
      {message}
      <Button size="sm" variant="default" onClick={onAct}>
        {label}
      </Button>
    </Group>
  )
}
