import { Button } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import classes from './profile-section.module.css'

interface ProfileRowProps {
  label: string
  value: ReactNode
  /** What the button that opens the form is called. */
  edit: string
  /** The form; it calls `done` when it is saved or given up. */
  form: (done: () => void) => ReactNode
  children?: ReactNode
}

/** One line of the profile, which turns into its own form and back. */
export function ProfileRow({ label, value, edit, form, children }: ProfileRowProps) {
  const [editing, setEditing] = useState(false)
  const wasEditing = useRef(false)
  const done = () => {
    wasEditing.current = true
    setEditing(false)
  }
  // Whoever comes back from the form stands where they opened it.
  const focusAfterForm = (button: HTMLButtonElement | null) => {
    if (!button || !wasEditing.current) return
    wasEditing.current = false
    button.focus()
  }
  if (editing)
    return (
      <div>
        <dt className={classes.label}>{label}</dt>
        <dd className={classes.form}>{form(done)}</dd>
      </div>
    )
  return (
    <div className={classes.row}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{value}</dd>
      <dd className={classes.action}>
        <Button ref={focusAfterForm} variant="default" onClick={() => setEditing(true)}>
          {edit}
        </Button>
      </dd>
      {children && <dd className={classes.waiting}>{children}</dd>}
    </div>
  )
}
