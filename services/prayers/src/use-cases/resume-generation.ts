import { setTimeout as delay } from 'node:timers/promises'
import { dbOf, withTx } from '@selah/kit/db'
import { careFor } from '@selah/prayer-engine/care'
import { generationRepository } from '../db/generation-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import {
  type CrisisHelp,
  type FinishedPrayer,
  finishedPrayer,
  type Generation,
  type GenerationKey,
  type GenerationResult,
  helpFor,
  refusalOf,
  refusalOfId,
} from '../domain/generation.ts'
import type { Run } from '../runs/run.ts'

const POLL_MS = 250

/**
 * Goes on with an earlier asking: the running one of this process from its start, the finished one as it was, or,
 * where another process writes it, the finished one as soon as it is. Help stands first here too (D-33).
 * Throws why there is no prayer to come.
 */
export function resumeGeneration(deps: PrayersDeps, generation: Generation): Run {
  const { userId, id, status } = generation
  const here = deps.running.find(generation)
  if (here) return here
  if (status !== 'running' && status !== 'done') throw refusalOfId(status)
  return deps.running.follow({ userId, id }, async (run) => {
    const help = helpOf(generation)
    run.emit({ type: 'accepted', generationId: id, ...(help && { crisis: help }) })
    const finished = await waitForPrayer(deps, generation)
    replay(run, finished.result)
    return finished
  })
}

/** Saving forgets the request, and with it what it said of danger; the result still tells it. */
function helpOf({ request, result }: Generation): CrisisHelp | undefined {
  return result || !request ? result?.crisis : helpFor(careFor(request).crisis, request.situation)
}

async function waitForPrayer(deps: PrayersDeps, generation: Generation): Promise<FinishedPrayer> {
  const { vault, pool, now } = deps
  let current: Generation | undefined = generation
  if (current.status === 'running') {
    await untilEnded(deps, current)
    current = await generationRepository.find(vault, dbOf(pool), current)
  }
  const finished = current && finishedPrayer(current, now())
  if (!finished) throw refusalOf(current?.status)
  return finished
}

async function untilEnded({ pool }: PrayersDeps, key: GenerationKey): Promise<void> {
  for (;;) {
    const state = await generationRepository.findState(dbOf(pool), key)
    if (state?.status !== 'running') return
    if (!state.hasExpired) await delay(POLL_MS)
    // A process that died does not renew its lease, so this ends.
    else
      await withTx(pool, (tx) =>
        generationRepository.abandon(tx, key, { status: 'failed', onlyExpired: true }),
      )
  }
}

/** A finished prayer as the events it came in, a movement at a time. */
function replay(run: Run, { citations, parts }: GenerationResult): void {
  run.emit({ type: 'passages', citations })
  for (const { kind, text } of parts) run.emit({ type: 'text', part: kind, text })
}
