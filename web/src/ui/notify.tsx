import { Button, Group } from '@mantine/core'
import { type NotificationData, notifications } from '@mantine/notifications'
import { CheckIcon, WarningIcon } from './icons.tsx'
import { TOAST_MS, ToastList } from './toast-list.tsx'
import { placeToasts } from './toast-place.ts'

placeToasts(ToastList)

let previous: string | undefined

/** Short news at the edge of the screen. A new one takes the place of the one before it. */
export const notify = {
  success: (message: string) => show({ message, icon: <CheckIcon />, color: 'sage' }),
  info: (message: string) => show({ message, color: 'gray' }),
  /** Told apart by its sign and its words, not by colour alone. */
  failure: (message: string) => show({ message, icon: <WarningIcon />, color: 'clay' }),
  /** News with a way back, for as long as it stands there. */
  undoable: (message: string, undo: () => void, forMs: number) =>
    showWithAction(message, 'Undo', undo, forMs),
  /** News with something to do about it; it stays until it is dismissed. */
  offer: (message: string, label: string, action: () => void) =>
    showWithAction(message, label, action, false),
}

function showWithAction(message: string, label: string, action: () => void, autoClose: number | false): void {
  const actAndHide = () => {
    notifications.hide(id)
    action()
  }
  const id = show({ message: <WithAction message={message} label={label} onAct={actAndHide} />, autoClose })
}

function show(toast: Omit<NotificationData, 'id'>): string {
  if (previous !== undefined) notifications.hide(previous)
  const autoClose = toast.autoClose ?? TOAST_MS
  const id = notifications.show({
    ...toast,
    autoClose,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Dismiss' },
    // Somebody who is on the toast with the keyboard must not lose it under their fingers.
    onFocusCapture: () => notifications.update({ ...toast, id, autoClose: false }),
    onBlurCapture: () => notifications.update({ ...toast, id, autoClose }),
  })
  previous = id
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
      <Button size="compact-sm" variant="default" onClick={onAct}>
        {label}
      </Button>
    </Group>
  )
}
