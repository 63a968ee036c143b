import { Anchor, Button, Stack, Text } from '@mantine/core'
import { SubmitError } from '../../../ui/submit-error.tsx'
import { useResendConfirmation } from '../queries.ts'
import { authMessageOf } from './auth-errors.ts'
import { CodeForm } from './code-form.tsx'

interface WaitingForConfirmationProps {
  email: string
  /** The address was mistyped. */
  onOtherAddress: () => void
}

/** The account is there, its address still to be confirmed: by the mail's link, or by its six digits. */
export function WaitingForConfirmation({ email, onOtherAddress }: WaitingForConfirmationProps) {
  const resend = useResendConfirmation()
  return (
    <Stack gap="xl">
      <Text>
        We have sent an email to <strong>{email}</strong>. Open its link, or enter its six digits here.
      </Text>
      <CodeForm type="signup" email={email} />
      <Stack gap="xs">
        <SubmitError message={authMessageOf(resend.error)} />
        <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate({ email })}>
          Send the email again
        </Button>
        <Text size="sm" c="dimmed">
          Nothing there? Look in the folder for unwanted mail, too.
        </Text>
      </Stack>
      <Anchor component="button" type="button" ta="start" size="sm" onClick={onOtherAddress}>
        Use another address
      </Anchor>
    </Stack>
  )
}
