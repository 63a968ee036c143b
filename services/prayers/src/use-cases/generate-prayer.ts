import { crashPoint } from '@selah/kit/crash'
import { dbOf } from '@selah/kit/db'
import { databaseTrouble } from '@selah/kit/db-trouble'
import { sleep } from '@selah/kit/retry'
import { careFor } from '@selah/prayer-engine/care'
import { generationRepository } from '../db/generation-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import { helpFor } from '../domain/generation.ts'
import { GenerationCancelled, GenerationFailed } from '../errors.ts'
import { commitGeneration } from './end-generation.ts'
import { reserveGeneration } from './reserve-generation.ts'
import { resumeGeneration } from './resume-generation.ts'
import { type Run, startRun } from './run.ts'
import type { Asked } from './running.ts'
import { type PrayerToWrite, writePrayer } from './write-prayer.ts'

export interface GeneratePrayer extends Asked {
  /** Writes this earlier prayer again. */
  readonly rewriteOf?: string | undefined
}

/**
 * Begins to write a prayer, or finds the one that was begun with the same key. Nobody has to stay for the end: it is
 * written, counted and kept for seven days all the same.
 * Throws FreeLimitReached, GenerationInProgress, IdempotencyKeyReused, RewriteOver or Overloaded.
 */
export async function generatePrayer(deps: PrayersDeps, command: GeneratePrayer): Promise<Run> {
  const { userId, request } = command
  // Before anything else, and here: no model, no network, no quota stands before help (D-33).
  const care = careFor(request)
  const help = helpFor(care.crisis, request.situation)
  return deps.running.inTurn(userId, async () => {
    // Any number of readers of a prayer that is being written here cost the database nothing.
    const known = deps.running.findAsked(command)
    if (known) return known
    deps.running.refuseWhenFull()
    const reservation = await reserveGeneration(deps, { ...command, free: help !== undefined })
    if (reservation.kind === 'known') return resumeGeneration(deps, reservation.row, help)
    crashPoint('generation.afterReserve')
    return begin(deps, reservation.generationId, command, { userId, request, care, help })
  })
}

function begin(deps: PrayersDeps, generationId: string, asked: Asked, prayer: PrayerToWrite): Run {
  const run = startRun({
    generationId,
    mayShowText: () => generationRepository.markFirstText(dbOf(deps.pool), generationId),
    write: (self) => writeAndCommit(deps, generationId, prayer, self),
  })
  deps.running.add(run, asked)
  return run
}

async function writeAndCommit(deps: PrayersDeps, generationId: string, prayer: PrayerToWrite, run: Run) {
  try {
    const result = await writePrayer(deps, prayer, run)
    await keep(() => commitGeneration(deps, prayer.userId, generationId, result))
    deps.log.info({ generationId, writtenBy: result.writtenBy }, 'prayer generated')
    return result
  } catch (error) {
    await deps.running.givenUp.add(generationId)
    if (error instanceof GenerationCancelled) throw error
    run.signal.throwIfAborted()
    deps.log.error({ err: error, generationId }, 'prayer failed')
    throw error instanceof GenerationFailed ? error : new GenerationFailed(error)
  }
}

/** How long a finished prayer is kept trying for while the database does not answer. */
const KEEP_WITHIN_MS = 4_000
const KEEP_AGAIN_MS = 250

/** Tries again while the database is away for a moment: the person has read the prayer. */
async function keep(commit: () => Promise<void>): Promise<void> {
  const until = Date.now() + KEEP_WITHIN_MS
  for (;;) {
    try {
      return await commit()
    } catch (error) {
      if (!databaseTrouble(error) || Date.now() > until) throw error
      await sleep(KEEP_AGAIN_MS, new AbortController().signal)
    }
  }
}
