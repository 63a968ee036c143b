import { withTx } from '@selah/kit/db'
import { prayerRepository } from '../db/prayer-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import { acceptEdit, type Prayer, type PrayerContent } from '../domain/journal.ts'
import { marksAfterEdit } from '../domain/share-situation.ts'
import { PrayerNotFound } from '../errors.ts'
import { openPrayers } from './read-journal.ts'
import { openContent, sealContent } from './sealed-words.ts'

export interface ChangePrayer {
  readonly userId: string
  readonly prayerId: string
  /** Empty takes the note away. */
  readonly note?: string | undefined
  /** Null: not answered after all. */
  readonly answeredAt?: Date | null | undefined
  readonly prayerText?: string | undefined
}

/**
 * Adds to a kept prayer what came later: a note, that it was answered, the person's own wording.
 * Throws PrayerNotFound, or ScriptureChanged when an edit touches a quotation.
 */
export async function changePrayer(deps: PrayersDeps, command: ChangePrayer): Promise<Prayer> {
  const { userId, prayerId, answeredAt } = command
  const row = await withTx(deps.pool, async (tx) => {
    const kept = await prayerRepository.lockOwned(tx, userId, prayerId)
    if (!kept) throw new PrayerNotFound()
    const content = changed(await openContent(deps, tx, userId, kept.sealedContent), command)
    const change = {
      sealedContent: await sealContent(deps, tx, userId, content),
      ...(answeredAt !== undefined && { answeredAt }),
    }
    await prayerRepository.update(tx, prayerId, change)
    return { ...kept, ...change }
  })
  const [prayer] = await openPrayers(deps, userId, [row])
  if (!prayer) throw new PrayerNotFound()
  return prayer
}

function changed(content: PrayerContent, { note, prayerText }: ChangePrayer): PrayerContent {
  const { note: earlier, ...rest } = content
  const kept = note ?? earlier
  return {
    ...rest,
    ...(kept && { note: kept }),
    ...(prayerText !== undefined && edited(content, acceptEdit(prayerText, content.citations))),
  }
}

function edited(content: PrayerContent, prayerText: string): Partial<PrayerContent> {
  if (!content.tellingSentences) return { prayerText }
  return { prayerText, tellingSentences: marksAfterEdit(content, prayerText) }
}
