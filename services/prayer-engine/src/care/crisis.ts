/** What somebody may be in the middle of. The first of several wins, in this order. */
export const CRISIS_KINDS = ['suicide', 'self-harm', 'medical', 'violence', 'abuse', 'substance'] as const
export type CrisisKind = (typeof CRISIS_KINDS)[number]

/** Help comes first, then a short and gentle prayer that costs nothing (D-33). */
export interface Crisis {
  readonly kind: CrisisKind
  /** Whether the person speaks of themselves or of somebody else. */
  readonly about: 'self' | 'other'
}
