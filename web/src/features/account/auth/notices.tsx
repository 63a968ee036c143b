import { Alert, Anchor, Button, Stack, Text } from '@mantine/core'
import type { LinkProblem, SessionState } from '../../../session/session.ts'
import { SubmitError } from '../../../ui/submit-error.tsx'
import { useResendConfirmation } from '../queries.ts'
import classes from './epigraph.module.css'
import { authMessageOf } from './fields.ts'
import { CodeForm } from './reset-form.tsx'

/** What this place is, in two sentences of ours and one of the Psalms. */
export function Epigraph() {
  return (
    <aside className={classes.aside} aria-label="From the Psalms">
      <p className={classes.tagline}>The Psalms once gave words to ancient hearts. Now they guide ours.</p>
      <figure className={classes.figure}>
        <blockquote className={classes.verse}>
          <span>Cast thy burden upon the LORD,</span> <span>and he shall sustain thee:</span>{' '}
          <span>he shall never suffer the righteous to be moved.</span>
        </blockquote>
        <figcaption className={classes.reference}>Psalm 55:22 (KJV)</figcaption>
      </figure>
    </aside>
  )
}

/** Why the link of a mail did not bring the person where it should have. */
export function LinkProblemNotice({ problem }: { problem: LinkProblem | undefined }) {
  if (problem === undefined) return null
  return (
    <Alert color="gray" mb="lg" role="status">
      {problem.kind === 'other-device'
        ? 'This link belongs to the browser that asked for it. Here, ask for a new email, or enter its six digits.'
        : `${problem.detail}. Please ask for a new one.`}
    </Alert>
  )
}

/** Nobody is sent away without a word, or without what they were writing. */
export function SessionLostNotice({ session }: { session: SessionState }) {
  if (session.status !== 'signed-out' || !session.lost) return null
  return (
    <Alert color="gray" mb="lg" role="status">
      Your session has ended. Please sign in again: a prayer or a note you were writing in this tab is kept.
    </Alert>
  )
}

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
