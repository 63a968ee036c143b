import { Anchor, Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { focusFirstError, SubmitError } from '../../../ui/submit-error.tsx'
import { useSignIn } from '../queries.ts'
import {
  authCodeOf,
  authMessageOf,
  checkEmail,
  checkPassword,
  PASSWORD_TOGGLE,
  toldOnLeaving,
} from './fields.ts'

interface SignInFormProps {
  email: string
  onEmailChange: (email: string) => void
  /** A sign-up with this address and password waits for its mail, or would if the address were free. */
  onWaiting: (email: string) => void
}

export function SignInForm({ email, onEmailChange, onWaiting }: SignInFormProps) {
  const signIn = useSignIn()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email, password: '' },
    validate: { email: checkEmail, password: checkPassword },
    transformValues: (values) => ({ ...values, email: values.email.trim() }),
    onValuesChange: (values) => onEmailChange(values.email),
  })

  const submit = form.onSubmit((values) => {
    if (signIn.isPending) return
    signIn.mutate(values, {
      onError: (error) => {
        if (authCodeOf(error) === 'email_not_confirmed') onWaiting(values.email)
      },
    })
  }, focusFirstError(form))

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          key={form.key('email')}
          {...toldOnLeaving(form, 'email')}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          {...PASSWORD_TOGGLE}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Group justify="flex-end" mt={-6}>
          <Anchor component={Link} to={paths.resetPassword} size="sm">
            Forgot password?
          </Anchor>
        </Group>
        <SubmitError message={authMessageOf(signIn.error)} />
        <Button type="submit" fullWidth loading={signIn.isPending}>
          Sign In
        </Button>
      </Stack>
    </form>
  )
}
