import { Button, Group } from '@mantine/core'
import { type NotificationData, notifications } from '@mantine/notifications'
import { CheckIcon, WarningIcon } from './icons.tsx'

export const TOAST_MS = 4000

let previous: string | undefined

/** Short news at the edge of the screen. A new one takes the place of the one before it. */
export const notify = {
  success: (message: string) => show({ message, icon: <CheckIcon />, color: 'sage' }),
  info: (message: string) => show({ message, color: 'gray' }),
  /** Told apart by its sign and its words, not by colour alone. */
  failure: (message: string) => show({ message, icon: <WarningIcon />, color: 'clay' }),
  /** News with a way back, for as long as it stands there. */
  undoable: (message: string, undo: () => void, forMs: number) => {
    const id = show({
      message: <Undoable message={message} onUndo={() => undoAndHide()} />,
      autoClose: forMs,
    })
    const undoAndHide = () => {
      notifications.hide(id)
      undo()
    }
  },
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

function Undoable({ message, onUndo }: { message: string; onUndo: () => void }) {
  return (
    <Group justify="space-between" wrap="nowrap">
      {message}
      <Button size="compact-sm" variant="default" onClick={onUndo}>
        Undo
      </Button>
    </Group>
  )
}
