import { dbOf } from '@selah/kit/db'
import { reportRepository } from '../db/report-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import { REPORT_KEPT_DAYS } from '../domain/report.ts'

/** Removes reports that are older than people are told. Returns how many. */
export async function purgeOldReports({ pool }: Pick<PrayersDeps, 'pool'>): Promise<number> {
  return reportRepository.purge(dbOf(pool), REPORT_KEPT_DAYS)
}
