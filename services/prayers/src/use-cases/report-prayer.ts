import { withTx } from '@selah/kit/db'
import { generationRepository } from '../db/generation-repository.ts'
import { lockPerson } from '../db/person-lock.ts'
import { reportRepository } from '../db/report-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import type { GenerationKey } from '../domain/generation.ts'
import { REPORTS_DAILY_MAX, type Report, type ReportReason } from '../domain/report.ts'
import { GenerationNotFound, GenerationUnfinished, TooManyReports } from '../errors.ts'

export interface ReportPrayer {
  readonly reason: ReportReason
  readonly words?: string | undefined
  /** Whether the prayer's text may be read by the operator (D-23). */
  readonly withPrayer: boolean
}

/**
 * Keeps a person's report of a prayer that was written for them. Reporting it again replaces the first report.
 * Throws GenerationNotFound, GenerationUnfinished or TooManyReports.
 */
export async function reportPrayer(
  { pool, vault, now }: PrayersDeps,
  key: GenerationKey,
  { reason, words, withPrayer }: ReportPrayer,
): Promise<Report> {
  return withTx(pool, async (tx) => {
    await lockPerson(tx, key.userId)
    const generation = await generationRepository.find(vault, tx, key)
    if (!generation || generation.status === 'failed' || generation.status === 'cancelled')
      throw new GenerationNotFound()
    if (generation.status === 'running') throw new GenerationUnfinished()
    const isNew = !(await reportRepository.exists(tx, key))
    if (isNew && (await reportRepository.countToday(tx, key.userId)) >= REPORTS_DAILY_MAX)
      throw new TooManyReports()
    const prayer = withPrayer ? generation.result?.prayer : undefined
    const report: Report = {
      userId: key.userId,
      generationId: key.id,
      reason,
      createdAt: now(),
      content: { ...(words && { words }), ...(prayer && { prayer }) },
    }
    await reportRepository.put(vault, tx, report)
    return report
  })
}
