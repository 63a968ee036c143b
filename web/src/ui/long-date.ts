const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** 2025-10-24 as October 24, 2025: the same wherever it is read. */
export function longDate(day: string): string {
  return LONG.format(new Date(`${day}T00:00:00Z`))
}
