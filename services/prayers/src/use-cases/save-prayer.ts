import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { type Tx, withTx } from '@selah/kit/db'
import { publishEvent } from '@selah/kit/events/outbox'
import type { PrayerRequest } from '@selah/prayer-engine/prayer'
import { PrayerSaved } from '@selah/proto/events'
import { v7 as uuidv7 } from 'uuid'
import { generationRepository } from '../db/generation-repository.ts'
import { lockPerson } from '../db/person-lock.ts'
import { prayerRepository } from '../db/prayer-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import type { Generation, GenerationResult } from '../domain/generation.ts'
import { acceptEdit, type Prayer, type PrayerContent } from '../domain/journal.ts'
import { marksAfterEdit, markTelling, withMarks } from '../domain/share-situation.ts'
import { GenerationGone, GenerationNotFound, GenerationUnfinished } from '../errors.ts'

export interface SavePrayer {
  readonly userId: string
  readonly generationId: string
  readonly keepSituation: boolean
  /** The person's own edit of the text. */
  readonly prayerText?: string | undefined
}

/**
 * Puts a generated prayer into the journal. Saving it again gives the same one, brought back if it was deleted.
 * Throws GenerationNotFound, GenerationUnfinished, GenerationGone, or ScriptureChanged.
 */
export async function savePrayer(
  deps: PrayersDeps,
  command: SavePrayer,
): Promise<{ prayer: Prayer; isNew: boolean }> {
  const { userId, generationId } = command
  return withTx(deps.pool, async (tx) => {
    // A double click waits here and then finds what the first one saved.
    await lockPerson(tx, userId)
    const saved = await prayerRepository.findSaved(deps.vault, tx, userId, generationId)
    if (saved) return { prayer: saved, isNew: false }
    const generation = await generationRepository.find(deps.vault, tx, { userId, id: generationId })
    return { prayer: await keep(deps, tx, command, getFinished(generation)), isNew: true }
  })
}

interface Finished extends Generation {
  readonly request: PrayerRequest
  readonly result: GenerationResult
}

function getFinished(generation: Generation | undefined): Finished {
  if (!generation || generation.status === 'failed' || generation.status === 'cancelled')
    throw new GenerationNotFound()
  if (generation.status === 'running') throw new GenerationUnfinished()
  const { request, result } = generation
  if (!request || !result) throw new GenerationGone()
  return { ...generation, request, result }
}

async function keep(deps: PrayersDeps, tx: Tx, command: SavePrayer, generation: Finished): Promise<Prayer> {
  const { id: generationId, userId, category, mood, request, result } = generation
  const prayer: Prayer = {
    id: uuidv7(),
    userId,
    generationId,
    category,
    mood,
    tone: request.tone,
    writtenBy: result.writtenBy,
    content: contentOf(generation, command),
    createdAt: deps.now(),
    answeredAt: null,
    isShared: false,
  }
  await prayerRepository.insert(deps.vault, tx, prayer)
  await generationRepository.forgetRequest(tx, generation)
  await publishEvent(tx, PrayerSaved, userId, {
    prayerId: prayer.id,
    generationId,
    userId,
    category,
    mood,
    savedAt: timestampFromDate(prayer.createdAt),
  })
  return prayer
}

function contentOf(
  { request, result }: Finished,
  { prayerText: edit, keepSituation }: SavePrayer,
): PrayerContent {
  const { prayer, citations, parts } = result
  const tellingSentences = markTelling(prayer, request.situation ?? '')
  const prayerText = edit === undefined ? prayer : acceptEdit(edit, citations)
  return {
    ...withMarks(prayerText, marksAfterEdit({ prayerText: prayer, tellingSentences }, prayerText)),
    citations: citations.map(({ reference, text, translation }) => ({ reference, text, translation })),
    partKinds: parts.map(({ kind }) => kind),
    recipient: request.recipient,
    ...(keepSituation && request.situation && { situation: request.situation }),
  }
}
