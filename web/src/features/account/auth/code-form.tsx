import { Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { focusFirstError } from '../../../ui/hooks/focus-first-error.ts'
import { SubmitError } from '../../../ui/submit-error.tsx'
import { useEnterCode } from '../queries.ts'
import { type FieldOfRefusal, messageBesideFields, tellAtField, toldOnLeaving } from './told-at-field.ts'
import { checkCode, checkEmail } from './validation.ts'

const FIELD_OF: FieldOfRefusal = { otp_expired: 'code' }

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
    enter.mutate({ email: email.trim(), code: values.code.trim() }, { onError: tellAtField(form, FIELD_OF) })
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
          {...toldOnLeaving(form, 'code')}
        />
        <SubmitError message={messageBesideFields(enter.error, FIELD_OF)} />
        <Button type="submit" fullWidth loading={enter.isPending}>
          Continue
        </Button>
      </Stack>
    </form>
  )
}
