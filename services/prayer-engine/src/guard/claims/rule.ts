import type { RefusalCode } from '../verdict.ts'

/** What a sentence must not say. Patterns read lower case text with straight quotes and single spaces. */
export interface ClaimRule {
  readonly code: RefusalCode
  readonly refuses: readonly RegExp[]
  /** A sentence that matches one of these is asking, not claiming. */
  readonly unless?: readonly RegExp[]
}

export function breaks(rule: ClaimRule, spoken: string): boolean {
  return (
    rule.refuses.some((claim) => claim.test(spoken)) && !rule.unless?.some((asking) => asking.test(spoken))
  )
}
