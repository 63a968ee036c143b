import { dbOf } from '@selah/kit/db'
import { generationRepository } from '../db/generation-repository.ts'
import { tombstoneRepository } from '../db/tombstone-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import {
  type FinishedPrayer,
  finishedPrayer,
  type Generation,
  type GenerationKey,
  type GenerationStatus,
} from '../domain/generation.ts'
import { GenerationCancelled, GenerationNotFound } from '../errors.ts'
import type { Run } from '../runs/run.ts'
import { resumeGeneration } from './resume-generation.ts'

export interface GenerationState {
  readonly id: string
  readonly status: GenerationStatus
  readonly finished: FinishedPrayer | undefined
  /** What is known of it beside its words; nothing where it was cancelled before it began. */
  readonly generation: Generation | undefined
}

/** How a generation stands, and its prayer once there is one. Throws GenerationNotFound. */
export async function getGeneration(deps: PrayersDeps, key: GenerationKey): Promise<GenerationState> {
  const { id } = key
  const generation = await find(deps, key)
  const status = generation?.status ?? 'cancelled'
  return { id, status, generation, finished: generation && finishedPrayer(generation, deps.now()) }
}

/**
 * Follows a generation to its prayer, from its start. Throws GenerationNotFound, or why there is no prayer to come.
 */
export async function followGeneration(deps: PrayersDeps, key: GenerationKey): Promise<Run> {
  const here = deps.running.find(key)
  if (here) return here
  const generation = await find(deps, key)
  if (!generation) throw new GenerationCancelled()
  return resumeGeneration(deps, generation)
}

export interface UnsavedPrayer extends GenerationState, Pick<Generation, 'createdAt' | 'category' | 'mood'> {}

export interface UnsavedPage {
  readonly unsaved: readonly UnsavedPrayer[]
  readonly next: Pick<Generation, 'createdAt' | 'id'> | undefined
}

/** What was written for a person, is not saved, and can still be. Newest first. */
export async function listUnsaved(
  { vault, pool, now }: PrayersDeps,
  userId: string,
  { limit, after }: { readonly limit: number; readonly after?: UnsavedPage['next'] },
): Promise<UnsavedPage> {
  const page = { limit: limit + 1, after }
  const generations = await generationRepository.listUnsaved(vault, dbOf(pool), userId, page)
  const shown = generations.slice(0, limit)
  return {
    unsaved: shown.map((generation) => ({
      ...generation,
      generation,
      finished: finishedPrayer(generation, now()),
    })),
    next: generations.length > limit ? shown.at(-1) : undefined,
  }
}

/** Undefined for an id that was cancelled before anything began under it. */
async function find({ vault, pool }: PrayersDeps, key: GenerationKey): Promise<Generation | undefined> {
  const db = dbOf(pool)
  const generation = await generationRepository.find(vault, db, key)
  if (!generation && !(await tombstoneRepository.exists(db, key))) throw new GenerationNotFound()
  return generation
}
