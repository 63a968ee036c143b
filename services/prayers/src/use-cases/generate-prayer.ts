import { crashPoint } from '@selah/kit/crash'
import { careFor } from '@selah/prayer-engine/care'
import type { PrayersDeps } from '../deps.ts'
import { type FinishedPrayer, type FirstVersion, helpFor } from '../domain/generation.ts'
import { GenerationCancelled, GenerationFailed } from '../errors.ts'
import type { Run } from '../runs/run.ts'
import type { Asked } from '../runs/running.ts'
import { commitGeneration } from './commit-generation.ts'
import { type Held, reserveGeneration } from './reserve-generation.ts'
import { resumeGeneration } from './resume-generation.ts'
import { type PrayerToWrite, writePrayer } from './write-prayer.ts'

export interface GeneratePrayer extends Asked {
  /** Writes this earlier prayer again. */
  readonly rewriteOf?: FirstVersion | undefined
}

/**
 * Begins to write a prayer, or finds the one that was begun with the same id or key. Nobody has to stay for the end: it is
 * written, counted and kept for seven days all the same.
 * Throws FreeLimitReached, GenerationInProgress, IdempotencyKeyReused, RewriteOver, Overloaded, or what has ended the id.
 */
export async function generatePrayer(deps: PrayersDeps, command: GeneratePrayer): Promise<Run> {
  const { userId, request } = command
  // Before anything else, and here: no model, no network, no quota stands before help (D-33).
  const care = careFor(request)
  const help = helpFor(care.crisis, request.situation)
  return deps.running.inTurn(userId, async () => {
    // Any number of readers of a prayer that is being written here cost the database nothing.
    const here = deps.running.findAsked(command)
    if (here) return here
    deps.running.refuseWhenFull()
    const reserved = await reserveGeneration(deps, { ...command, isFree: help !== undefined })
    if ('known' in reserved) return resumeGeneration(deps, reserved.known)
    crashPoint('generation.afterReserve')
    const { held } = reserved
    const prayer = { request, care, help, isFree: !held.counted }
    return deps.running.start(held, command, (run) => writeAndCommit(deps, held, prayer, run))
  })
}

async function writeAndCommit(
  deps: PrayersDeps,
  held: Held,
  prayer: PrayerToWrite,
  run: Run,
): Promise<FinishedPrayer> {
  const { id: generationId } = held
  try {
    const result = await writePrayer(deps, prayer, run)
    const finished = await commitGeneration(deps, held, result)
    deps.log.info({ generationId, writtenBy: result.writtenBy }, 'prayer generated')
    return finished
  } catch (error) {
    await deps.running.givenUp.add(held)
    const reason: unknown = run.signal.aborted ? run.signal.reason : error
    if (reason instanceof GenerationCancelled) throw reason
    deps.log.error({ err: reason, generationId }, 'prayer failed')
    throw reason instanceof GenerationFailed ? reason : new GenerationFailed(reason)
  }
}
