import { useHotkeys } from '@mantine/hooks'
import { Notifications } from '@mantine/notifications'
import { useRef } from 'react'
import { TOAST_MS } from '../ui/notify.tsx'
import classes from './toasts.module.css'

const VISIBLE_MAX = 3

/** Where news appears. Alt+T moves the focus there, also out of a field. */
export function Toasts() {
  const region = useRef<HTMLElement>(null)
  useHotkeys([['alt+T', () => region.current?.focus(), { usePhysicalKeys: true }]], [])
  return (
    <section ref={region} aria-label="Notifications" tabIndex={-1} className={classes.region}>
      <Notifications
        position="bottom-right"
        limit={VISIBLE_MAX}
        autoClose={TOAST_MS}
        withinPortal={false}
        containerWidth={400}
      />
    </section>
  )
}
