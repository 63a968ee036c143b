/** Why somebody reports a prayer. */
export const REPORT_REASONS = ['scripture', 'hurtful', 'untrue', 'unsafe', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const REPORT_WORDS_MAX = 1_000
/** New reports of one person within 24 hours. */
export const REPORTS_DAILY_MAX = 20
export const REPORT_KEPT_DAYS = 365

/** What is sealed of a report. */
export interface ReportContent {
  /** The person's own words. */
  readonly words?: string
  /** The prayer, where the person agreed to send it (D-23). */
  readonly prayer?: string
}

/** One person's report of one prayer that was written for them. */
export interface Report {
  readonly userId: string
  readonly generationId: string
  readonly reason: ReportReason
  readonly createdAt: Date
  readonly content: ReportContent
}
