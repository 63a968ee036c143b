import { Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { SubmitError } from '../../ui/submit-error.tsx'
import { authMessageOf } from './auth/auth-errors.ts'
import { NAME_CHARACTERS_MAX } from './auth/validation.ts'
import { useChangeName } from './profile-queries.ts'
import { ProfileRow } from './profile-row.tsx'
import classes from './profile-section.module.css'
import { SaveOrCancel } from './save-or-cancel.tsx'

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
