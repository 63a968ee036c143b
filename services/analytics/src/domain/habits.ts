/** How many prayers of one category and mood a person has had written. */
export interface PrayerCount {
  readonly category: string
  readonly mood: string
  readonly count: number
}

export interface Named {
  readonly name: string
  readonly count: number
}

/** Adds the counts up by category, or by mood. Most first; equal ones by name, so that two readings answer alike. */
export function addUp(counts: readonly PrayerCount[], by: 'category' | 'mood'): readonly Named[] {
  const sums = new Map<string, number>()
  for (const { [by]: name, count } of counts) sums.set(name, (sums.get(name) ?? 0) + count)
  return [...sums]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
}
