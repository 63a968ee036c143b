import { Button, PasswordInput, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { usePasswordLengthMin } from '../../../api/config.ts'
import { focusFirstError, SubmitError } from '../../../ui/submit-error.tsx'
import { useChoosePassword } from '../queries.ts'
import {
  checkNewPassword,
  type FieldOfRefusal,
  messageBesideFields,
  PASSWORD_TOGGLE,
  tellAtField,
  toldOnLeaving,
} from './fields.ts'

const FIELD_OF: FieldOfRefusal = { weak_password: 'password', same_password: 'password' }

/** The end of a recovery (D-09). When it is done, the session is an ordinary one and the page moves on by itself. */
export function NewPasswordForm({ email }: { email: string }) {
  const choose = useChoosePassword()
  const lengthMin = usePasswordLengthMin()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '', confirmation: '' },
    validate: {
      password: (typed) => checkNewPassword(typed, lengthMin),
      confirmation: (value, { password }) =>
        value === password ? null : 'The two passwords are not the same',
    },
  })

  const submit = form.onSubmit(({ password }) => {
    if (choose.isPending) return
    choose.mutate({ password }, { onError: tellAtField(form, FIELD_OF) })
  }, focusFirstError(form))

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {/* A password manager needs to know whose password this is. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordInput
          label="New password"
          description={`At least ${lengthMin} characters`}
          autoComplete="new-password"
          {...PASSWORD_TOGGLE}
          key={form.key('password')}
          {...toldOnLeaving(form, 'password')}
        />
        <PasswordInput
          label="Confirm new password"
          autoComplete="new-password"
          {...PASSWORD_TOGGLE}
          key={form.key('confirmation')}
          {...toldOnLeaving(form, 'confirmation')}
        />
        <SubmitError message={messageBesideFields(choose.error, FIELD_OF)} />
        <Button type="submit" fullWidth loading={choose.isPending}>
          Set New Password
        </Button>
      </Stack>
    </form>
  )
}
