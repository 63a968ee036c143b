/**
 * A concrete thing that people tell of beside their need (a needle, a rent that is due), and what to ask for it. The
 * petitions name nobody, so they are true of anybody who has it.
 */
export interface Detail {
  /** File and heading: 'illness/surgery to come'. */
  readonly id: string
  readonly signs: readonly string[]
  /** Where one of these stands in the same sentence, the petition would be wrong: 'the surgery went well'. */
  readonly not: readonly string[]
  /** Ids of the arcs that ask for this already. */
  readonly within: ReadonlySet<string>
  readonly mood: DetailMood
  readonly petitions: readonly string[]
}

/** In which prayers a detail's petition may stand. */
export type DetailMood = 'sore' | 'glad' | 'any'
export const DETAIL_MOODS: readonly DetailMood[] = ['sore', 'glad', 'any']
