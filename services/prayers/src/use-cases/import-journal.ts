import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { withTx } from '@selah/kit/db'
import { publishEvents } from '@selah/kit/events/outbox'
import { PrayerSaved } from '@selah/proto/events'
import { v5 as uuidv5 } from 'uuid'
import { importRepository } from '../db/import-repository.ts'
import { lockPerson } from '../db/person-lock.ts'
import type { PrayersDeps } from '../deps.ts'
import { contentOf, type ImportedPrayer } from '../domain/import.ts'
import type { Prayer } from '../domain/journal.ts'
import { JournalFull } from '../errors.ts'

export type { ImportedPrayer } from '../domain/import.ts'

/** More than anybody keeps; without an end, a program could fill the disk. */
export const JOURNAL_MAX = 10_000

export interface Imported {
  readonly imported: number
  readonly alreadyThere: number
  /** Ids, as they were given. */
  readonly refused: readonly string[]
}

/**
 * Puts the prayers of an export into a journal: into the one they came from, or into that of a new account. A prayer
 * that is there already stays as it is. Throws JournalFull.
 */
export async function importJournal(
  { pool, vault, now }: PrayersDeps,
  userId: string,
  given: readonly ImportedPrayer[],
): Promise<Imported> {
  const read = given.map((prayer) => ({ prayer, content: contentOf(prayer) }))
  const accepted = read.flatMap(({ prayer, content }) => (content ? [{ prayer, content }] : []))
  const imported = await withTx(pool, async (tx) => {
    await lockPerson(tx, userId)
    const known = await importRepository.listKnown(tx, userId)
    const fresh = accepted
      .filter(({ prayer }) => !known.has(prayer.id) && !known.has(prayer.generationId))
      .map(({ prayer, content }): Prayer => {
        const { id, generationId, category, mood, tone, writtenBy, answeredAt, createdAt } = prayer
        const plain = { generationId, category, mood, tone, writtenBy, answeredAt, content, isShared: false }
        // The same each time, and no id that another account's prayer has already.
        return { ...plain, id: uuidv5(id, userId), userId, createdAt: earlier(createdAt, now()) }
      })
    if (known.size / 2 + fresh.length > JOURNAL_MAX) throw new JournalFull(JOURNAL_MAX)
    const inserted = await importRepository.insert(vault, tx, userId, fresh)
    await publishEvents(tx, PrayerSaved, inserted.map(savedEvent))
    return inserted.length
  })
  const refused = read.flatMap(({ prayer, content }) => (content ? [] : [prayer.id]))
  return { imported, alreadyThere: accepted.length - imported, refused }
}

function savedEvent({ id: prayerId, generationId, userId, category, mood, createdAt }: Prayer) {
  const savedAt = timestampFromDate(createdAt)
  return { key: userId, data: { prayerId, generationId, userId, category, mood, savedAt } }
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}
