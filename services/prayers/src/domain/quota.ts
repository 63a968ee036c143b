/** Prayers a person may have before a plan is needed (CST-01). Counted for good, not by day. */
export const FREE_PRAYERS_MAX = 2

export interface Quota {
  readonly used: number
  readonly premium: boolean
}

/** How many free prayers are left; null for somebody whose plan has no limit. */
export function prayersRemaining({ used, premium }: Quota): number | null {
  return premium ? null : Math.max(0, FREE_PRAYERS_MAX - used)
}
