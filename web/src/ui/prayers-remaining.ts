/** `1 prayer remaining`, `2 prayers remaining` (D-37). */
export function prayersRemaining(count: number): string {
  return `${count} ${count === 1 ? 'prayer' : 'prayers'} remaining`
}
