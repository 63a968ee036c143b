import type { Outcome } from '../outcome.ts'

/** One line of the scorecard. */
export interface Score {
  readonly name: string
  readonly value: string
  readonly bound: string
  readonly isMet: boolean
  /** A few cases that missed, for whoever mends them. Never printed for a person's real words: these are ours. */
  readonly misses?: readonly string[]
}

export type Measure = (outcomes: readonly Outcome[]) => Score | readonly Score[]

const MISSES_SHOWN = 12

/** A share that has to reach a bound, with the outcomes that kept it from doing so. */
export function share<One>(
  name: string,
  outcomes: readonly One[],
  bound: number,
  missOf: (outcome: One) => string | undefined,
): Score {
  const misses = outcomes.flatMap((outcome) => missOf(outcome) ?? [])
  const reached = outcomes.length === 0 ? 1 : 1 - misses.length / outcomes.length
  return {
    name,
    value: `${(reached * 100).toFixed(1)}% of ${outcomes.length}`,
    bound: bound === 1 ? '100%' : `>= ${bound * 100}%`,
    isMet: reached >= bound,
    misses: misses.slice(0, MISSES_SHOWN),
  }
}
