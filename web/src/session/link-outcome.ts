import type { Session } from '@supabase/auth-js'
import { readArrival } from './arrival.ts'
import type { LinkProblem } from './session-state.ts'
import { recovery } from './session-storage.ts'

// While the build renders pages there is no address.
const arrival = readArrival(import.meta.env.SSR ? 'http://localhost/' : location.href)

/** Whether the page was opened by a link from a mail: then there may be a session in a moment. */
export const cameByLink = arrival.hasCode || arrival.problem !== undefined

let problem: LinkProblem | undefined

/** What came of that link. */
export const linkOutcome = {
  problem: () => problem,
  forget(): void {
    problem = undefined
  },
  /** auth-js takes a code it could use out of the address, so a code that is still there was of no use. */
  read(session: Session | null): void {
    const codeLeft = new URL(location.href).searchParams.has('code')
    if (arrival.problem !== undefined) problem = { kind: 'refused', detail: arrival.problem }
    else if (arrival.hasCode && codeLeft) problem = { kind: 'other-device' }
    else if (arrival.hasCode && arrival.resetting && session) recovery.begin()
  },
}
