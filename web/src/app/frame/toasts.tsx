import { useHotkeys } from '@mantine/hooks'
import { useRef } from 'react'
import { useToastList } from '../../ui/toast-place.ts'
import classes from './toasts.module.css'

/** Where news appears. Alt+T moves the focus there, also out of a field. */
export function Toasts() {
  const region = useRef<HTMLElement>(null)
  const List = useToastList()
  useHotkeys([['alt+T', () => region.current?.focus(), { usePhysicalKeys: true }]], [])
  return (
    <section ref={region} aria-label="Notifications" tabIndex={-1} className={classes.region}>
      {List && <List />}
    </section>
  )
}
