import type { Length, PartKind, PrayerRequest, Tone } from '@selah/prayer-engine/prayer'

/** How often a prayer may be written again at no cost, and for how long after it was finished. */
export const REWRITES_MAX = 3
export const REWRITE_MINUTES = 10

export interface RewriteChange {
  readonly length?: Length | undefined
  readonly tone?: Tone | undefined
  readonly leaveOut?: readonly PartKind[] | undefined
}

/** The same request, changed as the person wishes. */
export function rewritten(request: PrayerRequest, { length, tone, leaveOut }: RewriteChange): PrayerRequest {
  const { leaveOut: _earlier, ...same } = request
  return {
    ...same,
    length: length ?? request.length,
    tone: tone ?? request.tone,
    ...(leaveOut && leaveOut.length > 0 && { leaveOut }),
  }
}

/** How often a prayer can still be written again, and until when. */
export interface Rewrites {
  readonly left: number
  readonly until: Date
}

/** What is left for a prayer whose first version was finished then, and of which so many others were written. */
export function rewritesLeft(firstFinishedAt: Date, versions: number, now: Date): Rewrites {
  const until = rewritableUntil(firstFinishedAt)
  return { left: now <= until ? Math.max(0, REWRITES_MAX - versions) : 0, until }
}

export function rewritableUntil(finishedAt: Date): Date {
  return new Date(finishedAt.getTime() + REWRITE_MINUTES * 60_000)
}
