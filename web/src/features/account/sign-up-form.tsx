import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useConfig } from '../../api/config.ts'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { SubmitError } from '../../ui/submit-error.tsx'
import { authCodeOf, authMessageOf } from './auth-errors.ts'
import { PASSWORD_TOGGLE } from './password-toggle.ts'
import { useSignUp } from './queries.ts'
import { checkEmail, checkNewPassword } from './validation.ts'

interface SignUpFormProps {
  email: string
  onEmailChange: (email: string) => void
  /** The account waits for its address to be confirmed. */
  onWaiting: (email: string) => void
}

export function SignUpForm({ email, onEmailChange, onWaiting }: SignUpFormProps) {
  const { product } = useConfig()
  const signUp = useSignUp(product)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email, password: '' },
    validate: { email: checkEmail, password: checkNewPassword },
    transformValues: (values) => ({ ...values, name: values.name.trim(), email: values.email.trim() }),
    onValuesChange: (values) => onEmailChange(values.email),
  })

  const submit = form.onSubmit((values) => {
    if (signUp.isPending) return
    signUp.mutate(values, {
      onSuccess: ({ confirmed }) => {
        if (!confirmed) onWaiting(values.email)
      },
      onError: (error) => {
        if (authCodeOf(error) === 'weak_password') form.setFieldError('password', error.message)
      },
    })
  }, focusFirstError(form))

  const refusal = authCodeOf(signUp.error) === 'weak_password' ? undefined : authMessageOf(signUp.error)
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label="Name"
          description="Optional: what we may call you"
          autoComplete="name"
          maxLength={60}
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label="Password"
          description="At least 6 characters"
          autoComplete="new-password"
          {...PASSWORD_TOGGLE}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <SubmitError message={refusal} />
        <Button type="submit" fullWidth loading={signUp.isPending}>
          Sign Up
        </Button>
        <Text size="sm" c="dimmed">
          By creating an account you confirm that you are 13 or older. A free account gives you 2 prayers, no
          credit card.
        </Text>
      </Stack>
    </form>
  )
}
