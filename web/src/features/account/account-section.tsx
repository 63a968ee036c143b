import { Button, Group, Title } from '@mantine/core'
import { type ReactNode, useId, useRef, useState } from 'react'
import classes from './account-section.module.css'
import profileRowClasses from './profile-section.module.css'

/** One part of the account page, with its heading. */
export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Title order={2} id={id} className={classes.title}>
        {title}
      </Title>
      {children}
    </section>
  )
}

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
        <dt className={profileRowClasses.label}>{label}</dt>
        <dd className={profileRowClasses.form}>{form(done)}</dd>
      </div>
    )
  return (
    <div className={profileRowClasses.row}>
      <dt className={profileRowClasses.label}>{label}</dt>
      <dd className={profileRowClasses.value}>{value}</dd>
      <dd className={profileRowClasses.action}>
        <Button ref={focusAfterForm} variant="default" onClick={() => setEditing(true)}>
          {edit}
        </Button>
      </dd>
      {children && <dd className={profileRowClasses.waiting}>{children}</dd>}
    </div>
  )
}

interface SaveOrCancelProps {
  save: string
  saving: boolean
  onCancel: () => void
}

/** The end of a small form. */
export function SaveOrCancel({ save, saving, onCancel }: SaveOrCancelProps) {
  return (
    <Group gap="sm">
      <Button type="submit" loading={saving}>
        {save}
      </Button>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </Group>
  )
}
