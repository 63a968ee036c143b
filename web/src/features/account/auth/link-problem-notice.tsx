import { Alert } from '@mantine/core'
import type { LinkProblem } from '../../../session/session-state.ts'

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
