import { Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { SubmitError } from '../../ui/submit-error.tsx'
import { authMessageOf } from './auth-errors.ts'
import { useEnterCode } from './queries.ts'
import { checkCode, checkEmail } from './validation.ts'

interface CodeFormProps {
  type: 'signup' | 'recovery'
  /** The address the code was sent to; empty while nobody has said which. */
  email: string
}

/** The six digits of a mail. */
export function CodeForm({ type, email }: CodeFormProps) {
  const enter = useEnterCode(type)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { code: '' },
    validate: {
      code: (code) => (checkEmail(email) ? 'Please enter your email address above' : checkCode(code)),
    },
  })

  const submit = form.onSubmit((values) => {
    if (enter.isPending) return
    enter.mutate({ email: email.trim(), code: values.code.trim() })
  }, focusFirstError(form))

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
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
