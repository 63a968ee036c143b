import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { focusFirstError, SubmitError } from '../../ui/submit-error.tsx'
import { AccountSection, ProfileRow, SaveOrCancel } from './account-section.tsx'
import {
  authMessageOf,
  checkEmail,
  type FieldOfRefusal,
  messageBesideFields,
  NAME_CHARACTERS_MAX,
  tellAtField,
  toldOnLeaving,
} from './auth/fields.ts'
import { ChangeTimeZone } from './change-time-zone.tsx'
import classes from './profile-section.module.css'
import { profileQuery, useChangeEmail, useChangeName } from './queries.ts'

interface ProfileSectionProps {
  /** From the session: there before the record has been asked for. */
  email: string
  name: string
}

export function ProfileSection({ email, name }: ProfileSectionProps) {
  const { data: user } = useQuery(profileQuery)
  return (
    <AccountSection title="Profile Information">
      <dl className={classes.rows}>
        <ChangeName name={name} />
        <ChangeEmail email={user?.email ?? email} waiting={user?.new_email} />
        <ChangeTimeZone />
      </dl>
    </AccountSection>
  )
}

export function ChangeName({ name }: { name: string }) {
  return (
    <ProfileRow
      label="Name"
      value={name || <span className={classes.unset}>Not set</span>}
      edit="Edit Name"
      form={(done) => <NameForm name={name} onDone={done} />}
    />
  )
}

function NameForm({ name, onDone }: { name: string; onDone: () => void }) {
  const change = useChangeName()
  const form = useForm({ mode: 'uncontrolled', initialValues: { name } })
  const submit = form.onSubmit((values) => {
    if (!change.isPending) change.mutate(values.name.trim(), { onSuccess: onDone })
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" mt="xs">
        <TextInput
          aria-label="Name"
          description="What should we call you? Leave it empty for no name."
          autoComplete="name"
          maxLength={NAME_CHARACTERS_MAX}
          autoFocus
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <SubmitError message={authMessageOf(change.error)} />
        <SaveOrCancel save="Save" saving={change.isPending} onCancel={onDone} />
      </Stack>
    </form>
  )
}

const FIELD_OF: FieldOfRefusal = {
  email_exists: 'email',
  user_already_exists: 'email',
  email_address_invalid: 'email',
  validation_failed: 'email',
}

interface ChangeEmailProps {
  email: string
  /** The address that is to take its place, when both have confirmed it. */
  waiting: string | undefined
}

export function ChangeEmail({ email, waiting }: ChangeEmailProps) {
  return (
    <ProfileRow
      label="Email"
      value={email}
      edit="Change Email"
      form={(done) => <EmailForm current={email} onDone={done} />}
    >
      {waiting && <Waiting email={email} newEmail={waiting} />}
    </ProfileRow>
  )
}

function EmailForm({ current, onDone }: { current: string; onDone: () => void }) {
  const change = useChangeEmail()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: {
      email: (email) =>
        email.trim().toLowerCase() === current ? 'This is your address already' : checkEmail(email),
    },
  })
  const submit = form.onSubmit((values) => {
    if (!change.isPending)
      change.mutate(values.email.trim(), { onSuccess: onDone, onError: tellAtField(form, FIELD_OF) })
  }, focusFirstError(form))
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" mt="xs">
        <TextInput
          label="New email address"
          type="email"
          autoComplete="email"
          autoFocus
          key={form.key('email')}
          {...toldOnLeaving(form, 'email')}
        />
        <SubmitError message={messageBesideFields(change.error, FIELD_OF)} />
        <SaveOrCancel save="Change Email" saving={change.isPending} onCancel={onDone} />
      </Stack>
    </form>
  )
}

function Waiting({ email, newEmail }: { email: string; newEmail: string }) {
  // Asked anew, both links are new.
  const again = useChangeEmail()
  return (
    <Alert color="gray" role="status">
      <Stack gap="sm" align="flex-start">
        <span>
          Your address changes to <strong>{newEmail}</strong> as soon as both inboxes have confirmed it: open
          the links in the emails to {email} and to {newEmail}.
        </span>
        <SubmitError message={authMessageOf(again.error)} />
        <Button size="sm" variant="default" loading={again.isPending} onClick={() => again.mutate(newEmail)}>
          Send the emails again
        </Button>
      </Stack>
    </Alert>
  )
}
