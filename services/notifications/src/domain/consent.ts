/** How long the link of a confirmation works. */
export const CONFIRMATION_DAYS = 7

const DAY_MS = 24 * 60 * 60_000

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}
