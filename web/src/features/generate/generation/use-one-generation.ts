import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ApiError } from '../../../api/errors.ts'
import type { GenerationBody, RewriteChange } from '../../../api/types.ts'
import { generationPath } from '../../../paths.ts'
import { type GenerationNow, InvalidAnswer, type WaitingFor } from '../../../prayer/generation.ts'
import { askedPrayer } from '../../../prayer/in-this-tab.ts'
import { useCancel, useGeneration, useStart } from '../queries.ts'
import type { Refusal } from '../refused.tsx'
import { isBrokenLine, isFinal, NoLongerWanted } from './generation-stream.ts'

/** What an entry of the history says of its page. Never the words of a person. */
export interface PageState {
  readonly inCrisis?: boolean
  /** Why there is no prayer, or no other version of this one. */
  readonly refusal?: Refusal
  /** What the other version was to be like. */
  readonly wish?: RewriteChange
}

/** The generation of this address: what this tab asked for is begun, and then it is read and followed. */
export function useOneGeneration(userId: string, id: string | undefined) {
  const { state }: { state: PageState | null } = useLocation()
  const navigate = useNavigate()
  // As it was when the page came: a finished or refused one is not asked for any more, but the page is still about it.
  const [asked] = useState(() => {
    const kept = askedPrayer.find(userId)
    return id === undefined || kept?.id === id ? kept : undefined
  })
  const start = useStart(userId)
  const cancel = useCancel(userId)
  const toBegin = id === undefined ? undefined : asked
  const reading = useGeneration(userId, id, !toBegin || start.isSuccess || cancel.isSuccess)

  const { isIdle, mutate } = start
  useEffect(() => {
    if (toBegin && isIdle) mutate(toBegin)
  }, [toBegin, isIdle, mutate])

  return {
    asked,
    start: {
      error: start.error,
      waitingFor: waitingFor(start.failureReason),
      again: () => toBegin && mutate(toBegin),
    },
    reading,
    cancel,
    ask(body: GenerationBody): void {
      const next = { id: crypto.randomUUID(), body }
      askedPrayer.keep(userId, next)
      navigate(generationPath(next.id), { state: state?.inCrisis ? { inCrisis: true } : null })
    },
  }
}

function waitingFor(failure: Error | null): WaitingFor | undefined {
  if (!failure) return undefined
  return isBrokenLine(failure) ? 'connection' : 'server'
}

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
