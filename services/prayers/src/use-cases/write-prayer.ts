import { dbOf } from '@selah/kit/db'
import { databaseTrouble } from '@selah/kit/db-trouble'
import type { Care } from '@selah/prayer-engine/care'
import { writingTask } from '@selah/prayer-engine/composer'
import type { Passage, PrayerRequest } from '@selah/prayer-engine/prayer'
import { citationOf } from '@selah/prayer-engine/scripture'
import type { PrayerWriter } from '@selah/prayer-engine/writer'
import { generationRepository } from '../db/generation-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import {
  type CrisisHelp,
  type GenerationKey,
  type GenerationResult,
  withReason,
} from '../domain/generation.ts'
import type { Run } from '../runs/run.ts'
import { tell } from './read-along.ts'
import { tryWriters } from './try-writers.ts'

/** How many of a person's latest prayers are looked at, so that their passages do not come again. */
const RECENT_PRAYERS = 5

export interface PrayerToWrite {
  readonly request: PrayerRequest
  readonly care: Care
  readonly help?: CrisisHelp | undefined
  /** Costs the person nothing. */
  readonly isFree: boolean
}

/**
 * Chooses passages and has them written into a prayer, telling `run` each step: only what the guard has passed.
 * Throws GenerationFailed when no writer could.
 */
export async function writePrayer(
  deps: PrayersDeps,
  { request, care, help, isFree }: PrayerToWrite,
  run: Run,
): Promise<GenerationResult> {
  const { key, signal } = run
  run.emit({ type: 'accepted', generationId: key.id, ...(help && { crisis: help }) })
  const recentlyUsed = await listRecentReferences(deps, key.userId)
  const task = writingTask({ request, care, recentlyUsed, closing: deps.closing, seed: key.id })
  run.emit({ type: 'passages', citations: citationsOf(task.passages) })
  const writers = await chooseWriters(deps, key, isFree)
  const writing = { writers, signal, generationId: key.id, log: deps.log, help }
  const result = await tryWriters({ ...writing, tell: (event) => tell(deps, run, event) }, task)
  return { ...result, ...(care.isHeavy && { isHeavy: true as const }) }
}

/** None while the database is too busy to say: a passage that comes again is better than no prayer. */
async function listRecentReferences({ pool, vault }: PrayersDeps, userId: string): Promise<string[]> {
  try {
    const results = await generationRepository.listRecentResults(vault, dbOf(pool), userId, RECENT_PRAYERS)
    return results.flatMap(({ citations }) => citations.map(({ reference }) => reference))
  } catch (error) {
    if (!databaseTrouble(error)) throw error
    return []
  }
}

/**
 * Returns all writers, or only the composer once the model has reached this person's daily maximum of free prayers.
 * Nobody is refused for it, a prayer in crisis least of all.
 */
async function chooseWriters(
  { writers, freeModelPrayersDailyMax: max, pool, log }: PrayersDeps,
  key: GenerationKey,
  isFree: boolean,
): Promise<readonly PrayerWriter[]> {
  if (writers.length === 1) return writers
  const earlier = await generationRepository.countFreeToday(dbOf(pool), key, isFree)
  if (earlier < max) return writers
  log.info({ generationId: key.id }, 'free writing of the day used, composer writes')
  return writers.slice(-1)
}

function citationsOf(passages: readonly Passage[]) {
  return passages.flatMap(({ reference }) => {
    const citation = citationOf(reference)
    return citation ? [withReason(citation, passages)] : []
  })
}
