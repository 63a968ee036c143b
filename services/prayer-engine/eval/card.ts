import type { Score } from './measures/measure.ts'

/** A table of the scorecard. */
export interface Card {
  readonly title: string
  readonly scores: readonly Score[]
}
