const DAY_MS = 24 * 60 * 60 * 1000

/** The day of the year where the person is, 1 January = 1. Counted in whole dates, so clock changes do not matter. */
export function dayOfYear(now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  return (today - Date.UTC(now.getFullYear(), 0, 1)) / DAY_MS + 1
}

/** Which of so many things belongs to this date (FTR-02, D-41). */
export function indexOfTheDay(now: Date, count: number): number {
  return dayOfYear(now) % count
}
