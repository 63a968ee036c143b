import { Notifications } from '@mantine/notifications'

const VISIBLE_MAX = 3

export const TOAST_MS = 4000

export function ToastList() {
  return (
    <Notifications
      position="bottom-right"
      limit={VISIBLE_MAX}
      autoClose={TOAST_MS}
      withinPortal={false}
      containerWidth={400}
    />
  )
}
