import { ApiError } from '../../../api/errors.ts'
import { type GenerationNow, InvalidAnswer } from '../../../prayer/generation.ts'
import { isFinal, NoLongerWanted } from './retries.ts'

/** What the page knows, from its address, the server and this tab. */
export interface Known {
  readonly id: string | undefined
  /** This tab asked for it, or, without an id, for any, and has not seen it finished. */
  readonly isAsked: boolean
  /** Why it could not be begun. */
  readonly startError: Error | null
  readonly generation: GenerationNow | undefined
  /** Why it cannot be read, when nothing tries any more. */
  readonly readError: Error | null
  readonly isBeingCancelled: boolean
  readonly isMePending: boolean
  readonly isAtLimit: boolean
  /** A person in danger may ask at the limit too (D-33). */
  readonly isInCrisis: boolean
}

export type View =
  | 'loading'
  | 'form'
  | 'paywall'
  /** The form's address, while a prayer that was asked for is not finished: the way leads to that one. */
  | 'underway'
  | 'composing'
  | 'result'
  /** The server has said no, or could not write it: the way leads back. */
  | 'refused'
  | 'cancelled'
  /** It may be tried again. */
  | 'unreachable'
  | 'gone'

/** Which view is shown. */
export function viewOf(known: Known): View {
  return known.id === undefined ? viewOfForm(known) : viewOfGeneration(known)
}

function viewOfForm({ isAsked, isMePending, isAtLimit, isInCrisis }: Known): View {
  if (isAsked) return 'underway'
  if (isMePending) return 'loading'
  return isAtLimit && !isInCrisis ? 'paywall' : 'form'
}

function viewOfGeneration(known: Known): View {
  const { isAsked, startError, generation, readError, isBeingCancelled } = known
  if (generation && generation.state !== 'running') return viewOfEnded(generation)
  if (isBeingCancelled) return 'composing'
  if (startError) return viewOfError(startError, 'refused')
  if (readError) return viewOfError(readError, 'gone')
  return isAsked || generation ? 'composing' : 'loading'
}

function viewOfEnded({ state, result }: GenerationNow): View {
  if (state === 'done' && result) return 'result'
  if (state === 'failed') return 'refused'
  return state === 'cancelled' ? 'cancelled' : 'gone'
}

function viewOfError(error: Error, otherwise: 'refused' | 'gone'): View {
  if (!isFinal(error)) return 'unreachable'
  if (error instanceof InvalidAnswer) return 'refused'
  const isCancelled = error instanceof ApiError && error.code === 'generation_cancelled'
  return isCancelled || error instanceof NoLongerWanted ? 'cancelled' : otherwise
}
