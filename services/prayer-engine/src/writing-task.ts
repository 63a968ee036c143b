import type { Care } from './care/care-for.ts'
import { harmIn, requestInHarm } from './care/harm.ts'
import { passagesOf, planPrayer } from './plan/plan-prayer.ts'
import type { PrayerRequest, Reference } from './prayer.ts'
import type { WritingTask } from './writer.ts'

export interface TaskOptions {
  readonly request: PrayerRequest
  readonly care: Care
  /** References of the person's latest prayers: others are taken first. */
  readonly recentlyUsed?: readonly Reference[]
  readonly closing: string
  readonly seed: string
}

/** What a writer gets for a request: who is prayed for, the plan and its passages. Pure. */
export function writingTask({
  request: asked,
  care,
  recentlyUsed = [],
  closing,
  seed,
}: TaskOptions): WritingTask {
  const { crisis } = care
  const harm = harmIn(asked.situation, crisis)
  const request = requestInHarm(asked, harm)
  const plan = planPrayer({ request, crisis, harm, recentlyUsed, seed })
  return {
    request,
    plan,
    passages: passagesOf(plan),
    crisis: crisis?.certainty === 'certain' && crisis.kind,
    harm,
    closing,
    seed,
  }
}
