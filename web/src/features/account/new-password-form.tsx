import { Button, PasswordInput, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { SubmitError } from '../../ui/submit-error.tsx'
import { authCodeOf, authMessageOf } from './auth-errors.ts'
import { PASSWORD_TOGGLE } from './password-toggle.ts'
import { useChoosePassword } from './queries.ts'
import { checkNewPassword } from './validation.ts'

/** The end of a recovery (D-09). When it is done, the session is an ordinary one and the page moves on by itself. */
export function NewPasswordForm({ email }: { email: string }) {
  const choose = useChoosePassword()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '', confirmation: '' },
    validate: {
      password: checkNewPassword,
      confirmation: (value, { password }) =>
        value === password ? null : 'The two passwords are not the same',
    },
  })

  const submit = form.onSubmit(({ password }) => {
    if (choose.isPending) return
    choose.mutate(
      { password },
      {
        onError: (error) => {
          if (authCodeOf(error) === 'weak_password') form.setFieldError('password', error.message)
        },
      },
    )
  }, focusFirstError(form))

  const refusal = authCodeOf(choose.error) === 'weak_password' ? undefined : authMessageOf(choose.error)
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {/* A password manager needs to know whose password this is. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordInput
          label="New password"
          description="At least 6 characters"
          autoComplete="new-password"
          {...PASSWORD_TOGGLE}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <PasswordInput
          label="Confirm new password"
          autoComplete="new-password"
          {...PASSWORD_TOGGLE}
          key={form.key('confirmation')}
          {...form.getInputProps('confirmation')}
        />
        <SubmitError message={refusal} />
        <Button type="submit" fullWidth loading={choose.isPending}>
          Set New Password
        </Button>
      </Stack>
    </form>
  )
}
