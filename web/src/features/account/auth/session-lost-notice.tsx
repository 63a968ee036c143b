import { Alert } from '@mantine/core'
import type { SessionState } from '../../../session/session-state.ts'

/** Nobody is sent away without a word, or without what they were writing. */
export function SessionLostNotice({ session }: { session: SessionState }) {
  if (session.status !== 'signed-out' || !session.lost) return null
  return (
    <Alert color="gray" mb="lg" role="status">
      Your session has ended. Please sign in again: a prayer or a note you were writing in this tab is kept.
    </Alert>
  )
}
