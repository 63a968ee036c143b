import type { PrayerRequest } from '../../src/prayer.ts'

export interface EvalRequest {
  readonly request: PrayerRequest
  /** Whether something of the situation belongs in the prayer. */
  readonly echo: boolean
}
