/** Why somebody reports a prayer. */
export const REPORT_REASONS = ['scripture', 'hurtful', 'untrue', 'unsafe', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const REPORT_WORDS_MAX = 1_000
/** New reports of one person within 24 hours. */
export const REPORTS_DAILY_MAX = 20
/** Of one prayer that is shared, from all its readers together, within 24 hours. */
export const SHARED_REPORTS_DAILY_MAX = 10
export const REPORT_KEPT_DAYS = 365

/** What is sealed of a report. */
export interface ReportContent {
  /** The person's own words. */
  readonly words?: string
  /** The prayer as the person read it, where they agreed to send it (D-23). */
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

/** A reader's report of a prayer that somebody shared with them. Who the reader is, is not known. */
export interface SharedReport {
  readonly id: string
  /** The person who shared the prayer. */
  readonly userId: string
  readonly prayerId: string
  readonly reason: ReportReason
  readonly createdAt: Date
  readonly content: ReportContent
}
