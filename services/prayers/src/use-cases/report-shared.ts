import { withTx } from '@selah/kit/db'
import { v7 as uuidv7 } from 'uuid'
import { lockPerson } from '../db/person-lock.ts'
import { shareRepository } from '../db/share-repository.ts'
import { sharedReportRepository } from '../db/shared-report-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import { SHARED_REPORTS_DAILY_MAX } from '../domain/report.ts'
import { toShared } from '../domain/share.ts'
import { ReportedOften, ShareNotFound } from '../errors.ts'
import type { ReportPrayer } from './report-prayer.ts'

/** Keeps what a reader reports of a prayer behind a link. Throws ShareNotFound and ReportedOften. */
export async function reportShared(
  { pool, vault, now }: PrayersDeps,
  token: string,
  { reason, words, withPrayer }: ReportPrayer,
): Promise<void> {
  await withTx(pool, async (tx) => {
    const found = await shareRepository.findByToken(vault, tx, token)
    if (!found) throw new ShareNotFound()
    const { id: prayerId, userId } = found.prayer
    await lockPerson(tx, userId)
    if ((await sharedReportRepository.countToday(tx, prayerId)) >= SHARED_REPORTS_DAILY_MAX)
      throw new ReportedOften()
    const read = withPrayer ? toShared(found.prayer, found.shown).prayerText : undefined
    const content = { ...(words && { words }), ...(read && { prayer: read }) }
    await sharedReportRepository.insert(vault, tx, {
      ...{ id: uuidv7(), userId, prayerId, reason, content },
      createdAt: now(),
    })
  })
}
