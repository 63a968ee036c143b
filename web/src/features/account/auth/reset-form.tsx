import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { focusFirstError, SubmitError } from '../../../ui/submit-error.tsx'
import { useEnterCode, useSendResetLink } from '../queries.ts'
import {
  authMessageOf,
  checkCode,
  checkEmail,
  type FieldOfRefusal,
  messageBesideFields,
  tellAtField,
  toldOnLeaving,
} from './fields.ts'

interface ResetFormProps {
  email: string
  onEmailChange: (email: string) => void
  /** The link was opened elsewhere: the person has a code already. */
  codeAtOnce: boolean
}

/** Asks for a reset mail; then also for its code, since the link works only in the browser that asked for it. */
export function ResetForm({ email, onEmailChange, codeAtOnce }: ResetFormProps) {
  const send = useSendResetLink()
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email },
    validate: { email: checkEmail },
    transformValues: (values) => ({ email: values.email.trim() }),
    onValuesChange: (values) => onEmailChange(values.email),
  })

  const submit = form.onSubmit((values) => {
    if (send.isPending) return
    send.mutate(values, { onSuccess: () => setSentTo(values.email) })
  }, focusFirstError(form))

  return (
    <Stack gap="xl">
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label="Email"
            type="email"
            autoComplete="email"
            key={form.key('email')}
            {...toldOnLeaving(form, 'email')}
          />
          <SubmitError message={authMessageOf(send.error)} />
          <Button type="submit" fullWidth loading={send.isPending} variant={sentTo ? 'default' : 'filled'}>
            Send Reset Link
          </Button>
        </Stack>
      </form>
      {(sentTo !== undefined || codeAtOnce) && (
        <Stack gap="sm">
          <Text size="sm">
            {sentTo === undefined
              ? 'Or enter the six digits of an email you have not used yet, with your address above.'
              : `If ${sentTo} has an account, an email is on its way. Open its link in this browser, or enter its six digits here.`}
          </Text>
          <CodeForm type="recovery" email={sentTo ?? email} />
        </Stack>
      )}
      <Anchor component={Link} to={paths.signIn} size="sm">
        Back to sign in
      </Anchor>
    </Stack>
  )
}

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
