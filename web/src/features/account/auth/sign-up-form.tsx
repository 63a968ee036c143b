import { Anchor, Button, PasswordInput, Stack, Text, TextInput, VisuallyHidden } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useConfig, usePasswordLengthMin } from '../../../api/config.ts'
import { facts } from '../../../facts.ts'
import { paths } from '../../../paths.ts'
import { focusFirstError, SubmitError } from '../../../ui/submit-error.tsx'
import { useSignUp } from '../queries.ts'
import {
  checkEmail,
  checkNewPassword,
  type FieldOfRefusal,
  messageBesideFields,
  NAME_CHARACTERS_MAX,
  PASSWORD_TOGGLE,
  tellAtField,
  toldOnLeaving,
} from './fields.ts'

const FIELD_OF: FieldOfRefusal = {
  user_already_exists: 'email',
  email_exists: 'email',
  email_address_invalid: 'email',
  weak_password: 'password',
}

interface SignUpFormProps {
  email: string
  onEmailChange: (email: string) => void
  /** The account waits for its address to be confirmed. */
  onWaiting: (email: string) => void
}

export function SignUpForm({ email, onEmailChange, onWaiting }: SignUpFormProps) {
  const { product } = useConfig()
  const signUp = useSignUp(product)
  const lengthMin = usePasswordLengthMin()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email, password: '' },
    validate: { email: checkEmail, password: (typed) => checkNewPassword(typed, lengthMin) },
    transformValues: (values) => ({ ...values, name: values.name.trim(), email: values.email.trim() }),
    onValuesChange: (values) => onEmailChange(values.email),
  })

  const submit = form.onSubmit((values) => {
    if (signUp.isPending) return
    signUp.mutate(values, {
      onSuccess: ({ confirmed }) => {
        if (!confirmed) onWaiting(values.email)
      },
      onError: tellAtField(form, FIELD_OF),
    })
  }, focusFirstError(form))

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label="Name"
          description="Optional. What should we call you?"
          autoComplete="name"
          maxLength={NAME_CHARACTERS_MAX}
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          key={form.key('email')}
          {...toldOnLeaving(form, 'email')}
        />
        <PasswordInput
          label="Password"
          description={`At least ${lengthMin} characters`}
          autoComplete="new-password"
          {...PASSWORD_TOGGLE}
          key={form.key('password')}
          {...toldOnLeaving(form, 'password')}
        />
        <SubmitError message={messageBesideFields(signUp.error, FIELD_OF)} />
        <Agreement />
        <Button type="submit" fullWidth loading={signUp.isPending} aria-describedby={AGREEMENT_ID}>
          Sign Up
        </Button>
        <Text size="sm" c="dimmed">
          A free account gives you {facts.freePrayers} prayers, with no credit card.
        </Text>
      </Stack>
    </form>
  )
}

const AGREEMENT_ID = 'agreement'

/** D-32: said before the button that does it. The auth service keeps which version of the terms it was. */
function Agreement() {
  return (
    <Text size="sm" id={AGREEMENT_ID}>
      By creating an account you confirm that you are {facts.ageMin} or older and accept the{' '}
      <NewTabLink to={paths.terms}>Terms of Service</NewTabLink> and the{' '}
      <NewTabLink to={paths.privacy}>Privacy Policy</NewTabLink>.
    </Text>
  )
}

/** What was typed stays where it is. */
function NewTabLink({ to, children }: { to: string; children: string }) {
  return (
    <Anchor href={to} target="_blank" rel="noopener" inherit>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Anchor>
  )
}
