/** What somebody may be in the middle of. The first of several wins, in this order. */
export const CRISIS_KINDS = ['suicide', 'self-harm', 'medical', 'violence', 'abuse', 'substance'] as const
export type CrisisKind = (typeof CRISIS_KINDS)[number]

/**
 * `certain`: help first, then a short and gentle prayer. `possible`: help first, then the prayer that was asked for.
 * Neither costs anything (D-33, D-54).
 */
export const CERTAINTIES = ['certain', 'possible'] as const
export type Certainty = (typeof CERTAINTIES)[number]

/** Somebody may be in danger. */
export interface Crisis {
  readonly kind: CrisisKind
  readonly certainty: Certainty
  /** Whether the person speaks of themselves or of somebody else. */
  readonly about: 'self' | 'other'
}
