import type { PrayerRequest } from '../prayer.ts'

/** The part of a request that tells its need. The form asks before a category and a mood are chosen. */
export type NeedRequest = Pick<PrayerRequest, 'situation' | 'recipient'> &
  Partial<Pick<PrayerRequest, 'category' | 'mood'>>

/** How well a request fits each need, by the arc's id, as logarithms up to one constant. */
export interface NeedModel {
  score(request: NeedRequest): ReadonlyMap<string, number>
}
