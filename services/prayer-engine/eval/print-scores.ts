import type { Score } from './measures/measure.ts'

/** Prints the scorecard, and under it a few of the cases that missed a bound. */
export function printScores(title: string, scores: readonly Score[]): void {
  const width = Math.max(...scores.map(({ name }) => name.length))
  console.log(`\n${title}\n`)
  for (const { name, value, bound, isMet } of scores) {
    console.log(`${isMet ? 'ok  ' : 'MISS'}  ${name.padEnd(width)}  ${value.padEnd(16)}  ${bound}`)
  }
  for (const { name, misses = [] } of scores) {
    if (misses.length === 0) continue
    console.log(`\n${name}:`)
    for (const miss of misses) console.log(`  ${miss}`)
  }
}
