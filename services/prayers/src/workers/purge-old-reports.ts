import { dbOf } from '@selah/kit/db'
import { reportRepository } from '../db/report-repository.ts'
import { sharedReportRepository } from '../db/shared-report-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import { REPORT_KEPT_DAYS } from '../domain/report.ts'

/** Removes reports that are older than people are told. Returns how many. */
export async function purgeOldReports({ pool }: Pick<PrayersDeps, 'pool'>): Promise<number> {
  const db = dbOf(pool)
  const own = await reportRepository.purge(db, REPORT_KEPT_DAYS)
  return own + (await sharedReportRepository.purge(db, REPORT_KEPT_DAYS))
}
