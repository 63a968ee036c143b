import type { TimedOutcome } from '../outcome.ts'
import type { Score } from './measure.ts'

const P99_MS_MAX = 30

export function speed(outcomes: readonly TimedOutcome[]): Score {
  const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b)
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0
  return {
    name: 'milliseconds a prayer, 99th percentile',
    value: p99.toFixed(1),
    bound: `< ${P99_MS_MAX}`,
    isMet: p99 < P99_MS_MAX,
  }
}
