import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { type Tx, withTx } from '@selah/kit/db'
import { publishEvent } from '@selah/kit/events/outbox'
import { PrayerSaved } from '@selah/proto/events'
import { v7 as uuidv7 } from 'uuid'
import { type GenerationRow, generationRepository } from '../db/generation-repository.ts'
import { type PrayerRow, prayerRepository } from '../db/prayer-repository.ts'
import { quotaRepository } from '../db/quota-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import { acceptEdit, type Prayer, type PrayerContent } from '../domain/journal.ts'
import { marksAfterEdit, markTelling } from '../domain/share-situation.ts'
import { GenerationGone, GenerationNotFound, GenerationUnfinished } from '../errors.ts'
import { openPrayers } from './read-journal.ts'
import { openRequest, openResult, sealContent } from './sealed-words.ts'

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
  const { row, isNew } = await withTx(deps.pool, async (tx) => {
    // A double click waits here and then finds what the first one saved.
    await quotaRepository.lock(tx, command.userId)
    const saved = await findSaved(tx, command)
    if (saved) return { row: saved, isNew: false }
    const generation = await getFinished(tx, command)
    return { row: await insert(deps, tx, command, generation), isNew: true }
  })
  const [prayer] = await openPrayers(deps, command.userId, [row])
  if (!prayer) throw new Error('a saved prayer could not be read')
  return { prayer, isNew }
}

async function findSaved(tx: Tx, { userId, generationId }: SavePrayer): Promise<PrayerRow | undefined> {
  const saved = await prayerRepository.findByGeneration(tx, userId, generationId)
  if (!saved?.deletedAt) return saved
  return prayerRepository.restore(tx, userId, saved.id, new Date(0))
}

async function getFinished(tx: Tx, { userId, generationId }: SavePrayer): Promise<GenerationRow> {
  const row = await generationRepository.findOwned(tx, userId, generationId)
  if (!row || row.status === 'failed' || row.status === 'cancelled') throw new GenerationNotFound()
  if (row.status === 'running') throw new GenerationUnfinished()
  if (row.status === 'purged') throw new GenerationGone()
  return row
}

async function insert(
  deps: PrayersDeps,
  tx: Tx,
  command: SavePrayer,
  { id: generationId, userId, category, mood, ...generation }: GenerationRow,
): Promise<PrayerRow> {
  const { sealedRequest, sealedResult } = generation
  if (!sealedRequest || !sealedResult) throw new GenerationGone()
  const request = await openRequest(deps, tx, userId, sealedRequest)
  const { prayer, citations, writtenBy } = await openResult(deps, tx, userId, sealedResult)
  const tellingSentences = markTelling(prayer, request.situation ?? '')
  const prayerText = command.prayerText === undefined ? prayer : acceptEdit(command.prayerText, citations)
  const content: PrayerContent = {
    prayerText,
    citations: citations.map(({ reference, text, translation }) => ({ reference, text, translation })),
    recipient: request.recipient,
    tellingSentences: marksAfterEdit({ prayerText: prayer, tellingSentences }, prayerText),
    ...(command.keepSituation && request.situation && { situation: request.situation }),
  }
  const row = {
    id: uuidv7(),
    userId,
    generationId,
    category,
    mood,
    tone: request.tone,
    writtenBy,
    sealedContent: await sealContent(deps, tx, userId, content),
    createdAt: deps.now(),
    answeredAt: null,
  }
  await prayerRepository.insert(tx, row)
  await generationRepository.forgetRequest(tx, generationId)
  await publishEvent(tx, PrayerSaved, userId, {
    prayerId: row.id,
    generationId,
    userId,
    category,
    mood,
    savedAt: timestampFromDate(row.createdAt),
  })
  return { ...row, deletedAt: null }
}
