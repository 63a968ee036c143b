import { Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { SubmitError } from '../../ui/submit-error.tsx'
import { authMessageOf } from './auth-errors.ts'
import { useEnterCode } from './queries.ts'
import { checkCode, checkEmail } from './validation.ts'

interface CodeFormProps {
  type: 'signup' | 'recovery'
  /** Asked for when it is not known to which address the code was sent. */
  email: string | undefined
}

/** The six digits of a mail. */
export function CodeForm({ type, email }: CodeFormProps) {
  const enter = useEnterCode(type)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: email ?? '', code: '' },
    validate: { email: (value) => (email === undefined ? checkEmail(value) : null), code: checkCode },
    validateInputOnBlur: true,
  })

  const submit = form.onSubmit((values) => {
    if (enter.isPending) return
    enter.mutate({ email: email ?? values.email.trim(), code: values.code.trim() })
  }, focusFirstError(form))

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {email === undefined && (
          <TextInput
            label="Email the code was sent to"
            type="email"
            autoComplete="email"
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
        )}
        <TextInput
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          key={form.key('code')}
          {...form.getInputProps('code')}
        />
        <SubmitError message={authMessageOf(enter.error)} />
        <Button type="submit" fullWidth loading={enter.isPending}>
          Continue
        </Button>
      </Stack>
    </form>
  )
}
