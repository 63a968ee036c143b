import { withTx } from '@selah/kit/db'
import { prayerRepository } from '../db/prayer-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import { acceptEdit, type Prayer, type PrayerContent } from '../domain/journal.ts'
import { marksAfterEdit, withMarks } from '../domain/share-situation.ts'
import { PrayerNotFound } from '../errors.ts'

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
export async function changePrayer({ pool, vault }: PrayersDeps, command: ChangePrayer): Promise<Prayer> {
  const { userId, prayerId, answeredAt } = command
  return withTx(pool, async (tx) => {
    const kept = await prayerRepository.lockOwned(vault, tx, userId, prayerId)
    if (!kept) throw new PrayerNotFound()
    const change = {
      content: changed(kept.content, command),
      ...(answeredAt !== undefined && { answeredAt }),
    }
    await prayerRepository.update(vault, tx, kept, change)
    return { ...kept, ...change }
  })
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
  return withMarks(prayerText, marksAfterEdit(content, prayerText))
}
