import { Anchor, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import { usePasswordLengthMin } from '../../api/config.ts'
import { focusFirstError, SubmitError } from '../../ui/submit-error.tsx'
import { AccountSection, SaveOrCancel } from './account-section.tsx'
import {
  authCodeOf,
  authMessageOf,
  checkCode,
  checkNewPassword,
  checkPassword,
  type FieldOfRefusal,
  messageBesideFields,
  PASSWORD_TOGGLE,
  tellAtField,
  toldOnLeaving,
} from './auth/fields.ts'
import { useChangePassword, useReauthenticate, useSendResetLink } from './queries.ts'

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

const FIELD_OF: FieldOfRefusal = {
  current_password_invalid: 'current',
  weak_password: 'next',
  same_password: 'next',
  reauthentication_not_valid: 'code',
}

interface ChangePasswordFormProps {
  email: string
  onDone: () => void
}

/** The password in use, and the one to come. In an old session the service may ask for a code by mail as well. */
export function ChangePasswordForm({ email, onDone }: ChangePasswordFormProps) {
  const change = useChangePassword()
  const reauthenticate = useReauthenticate()
  const [needsCode, setNeedsCode] = useState(false)
  const lengthMin = usePasswordLengthMin()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { current: '', next: '', code: '' },
    validate: {
      current: checkPassword,
      next: (typed) => checkNewPassword(typed, lengthMin),
      code: (code) => (needsCode ? checkCode(code) : null),
    },
    transformValues: (values) => ({ ...values, code: values.code.trim() }),
  })

  const onError = (error: Error) => {
    tellAtField(form, FIELD_OF)(error)
    if (authCodeOf(error) !== 'reauthentication_needed') return
    setNeedsCode(true)
    reauthenticate.mutate()
  }
  const submit = form.onSubmit((values) => {
    if (!change.isPending) change.mutate(values, { onSuccess: onDone, onError })
  }, focusFirstError(form))

  const asksForCode = authCodeOf(change.error) === 'reauthentication_needed'
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {/* A password manager needs to know whose password this is. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          autoFocus
          {...PASSWORD_TOGGLE}
          key={form.key('current')}
          {...form.getInputProps('current')}
        />
        <Forgotten email={email} />
        <PasswordInput
          label="New password"
          description={`At least ${lengthMin} characters`}
          autoComplete="new-password"
          {...PASSWORD_TOGGLE}
          key={form.key('next')}
          {...toldOnLeaving(form, 'next')}
        />
        {needsCode && (
          <TextInput
            label="Code"
            description="You signed in here a while ago. We have sent six digits to your email address, to be sure that it is you."
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            key={form.key('code')}
            {...form.getInputProps('code')}
          />
        )}
        <SubmitError message={asksForCode ? undefined : messageBesideFields(change.error, FIELD_OF)} />
        <SubmitError message={authMessageOf(reauthenticate.error)} />
        <Text size="sm" c="dimmed">
          Afterwards all your other devices are signed out.
        </Text>
        <SaveOrCancel save="Set New Password" saving={change.isPending} onCancel={onDone} />
      </Stack>
    </form>
  )
}

/** A reset link does without the password in use. */
function Forgotten({ email }: { email: string }) {
  const send = useSendResetLink()
  return (
    <>
      <Anchor
        component="button"
        type="button"
        size="sm"
        ta="start"
        mt={-6}
        onClick={() => send.isPending || send.mutate({ email })}
      >
        Forgotten? Send a reset link
      </Anchor>
      <SubmitError message={authMessageOf(send.error)} />
    </>
  )
}
