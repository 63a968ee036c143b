/** Prayers a person may have before a plan is needed (CST-01). Counted for good, not by day. */
export const FREE_PRAYERS_MAX = 2

export type PlanType = 'monthly' | 'yearly'

/** What billing says of a person, of which a newer version replaces an older one. */
export interface Entitlement {
  readonly version: number
  readonly premium: boolean
  readonly plan: PlanType | null
  readonly earlyAccess: boolean
}

export interface Quota extends Omit<Entitlement, 'version'> {
  readonly used: number
}

/** How many free prayers are left; null for somebody whose plan has no limit. */
export function prayersRemaining({ used, premium }: Pick<Quota, 'used' | 'premium'>): number | null {
  return premium ? null : Math.max(0, FREE_PRAYERS_MAX - used)
}

/** A plan as other services name it; null for one that is not known here. */
export function planNamed(name: string): PlanType | null {
  return name === 'monthly' || name === 'yearly' ? name : null
}
