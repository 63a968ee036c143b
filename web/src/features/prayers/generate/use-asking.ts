import { useState } from 'react'
import type { PrayerRequest } from '../../../api/types.ts'
import { isSameRequest, type KeptGeneration, keptGeneration } from '../kept-generation.ts'
import type { Asking } from './queries.ts'

/**
 * The one prayer this page is about. A reload in the middle takes it up again; a finished one comes back
 * only when asked for, because somebody who opens the page again wants to write another.
 */
export function useAsking(userId: string, openLast: boolean) {
  const [asking, setAsking] = useState<Asking | undefined>(() => {
    const kept = keptGeneration.find(userId)
    return kept && (openLast || !kept.finished) ? { generation: kept, attempt: 0 } : undefined
  })

  return {
    asking,
    ask(request: PrayerRequest): void {
      const generation = generationFor(userId, request)
      keptGeneration.keep(generation)
      setAsking({ generation, attempt: (asking?.attempt ?? 0) + 1 })
    },
    /** Back to the form; a finished prayer can still be found again. */
    leave: () => setAsking(undefined),
    /** Back to the form, and this prayer is over. */
    drop: () => {
      keptGeneration.forget()
      setAsking(undefined)
    },
  }
}

/** The same words after a lost connection are the same prayer; anything else is a new one. */
function generationFor(userId: string, request: PrayerRequest): KeptGeneration {
  const kept = keptGeneration.find(userId)
  if (kept && !kept.finished && isSameRequest(kept.request, request)) return kept
  return { userId, key: crypto.randomUUID(), request, askedAt: Date.now(), finished: false }
}
