import type { PrayerRequest } from '../prayer.ts'

/** The part of a request that tells its need. */
export type NeedRequest = Pick<PrayerRequest, 'situation' | 'category' | 'mood' | 'recipient'>

/** How well a request fits each need, by the arc's id, as logarithms up to one constant. */
export interface NeedModel {
  score(request: NeedRequest): ReadonlyMap<string, number>
}
