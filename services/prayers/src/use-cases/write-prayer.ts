import { dbOf } from '@selah/kit/db'
import { databaseTrouble } from '@selah/kit/db-trouble'
import type { Care } from '@selah/prayer-engine/care'
import { writingTask } from '@selah/prayer-engine/composer'
import type { Passage, PrayerRequest } from '@selah/prayer-engine/prayer'
import { citationOf } from '@selah/prayer-engine/scripture'
import { generationRepository } from '../db/generation-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import { type CrisisHelp, type GenerationResult, withReason } from '../domain/generation.ts'
import { chooseWriters } from './choose-writers.ts'
import { noteSending } from './note-sending.ts'
import type { Run } from './run.ts'
import { openResults } from './sealed-words.ts'
import { tryWriters } from './try-writers.ts'

/** How many of a person's latest prayers are looked at, so that their passages do not come again. */
const RECENT_PRAYERS = 5

export interface PrayerToWrite {
  readonly userId: string
  readonly request: PrayerRequest
  readonly care: Care
  readonly help?: CrisisHelp | undefined
}

/**
 * Chooses passages and has them written into a prayer, telling `run` each step: only what the guard has passed.
 * Throws GenerationFailed when no writer could.
 */
export async function writePrayer(
  deps: PrayersDeps,
  { userId, request, care, help }: PrayerToWrite,
  run: Run,
): Promise<GenerationResult> {
  run.emit({ type: 'accepted', generationId: run.generationId, ...(help && { crisis: help }) })
  const recentlyUsed = await listRecentReferences(deps, userId)
  const { log, closing } = deps
  const task = writingTask({ request, care, recentlyUsed, closing, seed: run.generationId })
  run.emit({ type: 'passages', citations: citationsOf(task.passages) })
  const { writers, sentTo } = noteSending(await chooseWriters(deps, userId, run.generationId))
  const result = await tryWriters({ writers, log, run, help }, task)
  const service = sentTo()
  return { ...result, ...(service && { sentTo: service }), ...(care.isHeavy && { isHeavy: true as const }) }
}

/** None while the database is too busy to say: a passage that comes again is better than no prayer. */
async function listRecentReferences(deps: PrayersDeps, userId: string): Promise<string[]> {
  const db = dbOf(deps.pool)
  try {
    const sealed = await generationRepository.listRecentResults(db, userId, RECENT_PRAYERS)
    const results = await openResults(deps, db, userId, sealed)
    return results.flatMap(({ citations }) => citations.map(({ reference }) => reference))
  } catch (error) {
    if (!databaseTrouble(error)) throw error
    return []
  }
}

function citationsOf(passages: readonly Passage[]) {
  return passages.flatMap(({ reference }) => {
    const citation = citationOf(reference)
    return citation ? [withReason(citation, passages)] : []
  })
}
