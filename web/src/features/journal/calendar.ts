/** Today, as the person's own calendar says: '2026-11-21'. */
export function localDate(moment = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** Noon of a local date: the same day also for somebody who travels a few hours east or west. */
export function noonOf(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day, 12)
}
