/** A few verses of each psalm, from Psalm 1 to Psalm 150: what can be prayed by itself, in most lives. */
const VERSES = `
  2 11 3-5 6-8 1-3 2-4 1 3-4 9-10 17 7 6 5-6 2 1-2
  11 6 1-2 1-2 4-5 13 4-5 2-3 1-2 4-5 8 13-14 6-7 10-11 11-12
  19 7-8 20-22 4-6 9 5-7 23-24 9 12 1-2 13 1-2 3-4 26 6
  1-3 1-2 14 15 14-15 10-12 8 2 4 16-17 3-4 1 11 16-17 11
  1-3 5-7 6-8 10 8 19-20 1-2 5-6 16-17 4-5 1-3 18-19 25-26 16-17 1
  4 11-13 52-53 13 19 1-2 3-4 18 1-2 10-11 4-6 2 1-2 1-2 1-2
  1-2 1-2 4 18-19 6-7 11-12 11-12 4 9 4-5 1 1-2 13-14 33-34 3-4
  1-2 8-9 1-2 21-22 4 1-2 4 3-4 7-8 1 1-2 1-2 28-29 33-35 1-2
  1-2 7-8 2 7-8 1-2 5-6 1 1 2 5-6 1-2 13-14 1 1-2 3
  1 3-4 8 9-10 13 2-3 3 8 3-4 8-9 1-2 3-4 12-13 4 1-2`
  .trim()
  .split(/\s+/)

const DAY_MS = 24 * 60 * 60 * 1000

/** All references of the turn, in order. */
export const PSALMS: readonly string[] = VERSES.map((verses, index) => `Psalm ${index + 1}:${verses}`)

/** The verses for a date, as 'YYYY-MM-DD': the same for everybody, another psalm each day, all 150 in turn. */
export function psalmOfTheDay(date: string): string {
  const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS)
  return PSALMS[((day % PSALMS.length) + PSALMS.length) % PSALMS.length] ?? 'Psalm 1:2-3'
}
