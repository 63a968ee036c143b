import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { AccountSection } from './account-section.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

export function PasswordSection({ email }: { email: string }) {
  const [changing, setChanging] = useState(false)
  const wasChanging = useRef(false)
  const done = () => {
    wasChanging.current = true
    setChanging(false)
  }
  // Whoever comes back from the form stands where they opened it.
  const focusAfterForm = (button: HTMLButtonElement | null) => {
    if (button && wasChanging.current) button.focus()
  }
  return (
    <AccountSection title="Password">
      {changing ? (
        <ChangePasswordForm email={email} onDone={done} />
      ) : (
        <Button ref={focusAfterForm} variant="default" onClick={() => setChanging(true)}>
          Change Password
        </Button>
      )}
    </AccountSection>
  )
}
