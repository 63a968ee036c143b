import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { GenerationBody, RewriteChange } from '../../../api/types.ts'
import { generationPath } from '../../../paths.ts'
import type { WaitingFor } from '../../../prayer/generation.ts'
import { askedPrayer } from '../../../prayer/in-this-tab.ts'
import { useCancel, useGeneration, useStart } from '../queries.ts'
import type { Refusal } from '../refused.tsx'
import { isBrokenLine } from './retries.ts'

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
