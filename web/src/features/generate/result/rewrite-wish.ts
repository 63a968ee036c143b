import type { PrayerPart, PrayerRequest, RewriteChange } from '../../../api/types.ts'
import { TONES } from '../../../prayer/text/words.ts'

export type LeavablePart = NonNullable<RewriteChange['leave_out']>[number]

/** At least address, scripture and Amen stay, and no more than two of the others may go. */
export const LEFT_OUT_MAX = 2

const LEAVABLE: readonly LeavablePart[] = ['complaint', 'confession', 'thanks', 'trust', 'petition', 'praise']
const LENGTHS = ['brief', 'standard', 'long'] as const
const SAME_LENGTH = 'Same length'

/** What a person wishes to be different, in the words of the panel. */
export interface RewriteWish {
  readonly length: string
  readonly tone: string
  readonly leaveOut: readonly LeavablePart[]
}

/** What the panel stands at: as the prayer is, or, after a failure, as it was to become. */
export function startingWish(request: PrayerRequest, change: RewriteChange | undefined): RewriteWish {
  const { tone = 'Comforting', length = 'standard' } = request
  return {
    length: change?.length === undefined ? SAME_LENGTH : nameOfStep(length, change.length),
    tone: change?.tone ?? tone,
    leaveOut: change?.leave_out ?? [],
  }
}

/** Which lengths there are from this one. */
export function lengthChoices({ length = 'standard' }: PrayerRequest): readonly string[] {
  const index = LENGTHS.indexOf(length)
  return [index > 0 && 'Shorter', SAME_LENGTH, index < LENGTHS.length - 1 && 'Longer'].filter(
    (choice) => choice !== false,
  )
}

/** The parts that this prayer has, or has lost, and that can be left out. */
export function leavableParts(
  parts: readonly PrayerPart[],
  leaveOut: readonly LeavablePart[],
): readonly LeavablePart[] {
  return LEAVABLE.filter((kind) => leaveOut.includes(kind) || parts.some((part) => part.kind === kind))
}

/** The wish in the API's words: what stays as it is, is not mentioned. */
export function changeOf(wish: RewriteWish, request: PrayerRequest): RewriteChange {
  const { length = 'standard', tone } = request
  const step = wish.length === 'Shorter' ? -1 : wish.length === 'Longer' ? 1 : 0
  const newLength = LENGTHS[LENGTHS.indexOf(length) + step]
  const newTone = TONES.find((known) => known === wish.tone)
  return {
    ...(newLength && newLength !== length && { length: newLength }),
    ...(newTone && newTone !== tone && { tone: newTone }),
    ...(wish.leaveOut.length > 0 && { leave_out: [...wish.leaveOut] }),
  }
}

function nameOfStep(from: (typeof LENGTHS)[number], to: (typeof LENGTHS)[number]): string {
  const step = LENGTHS.indexOf(to) - LENGTHS.indexOf(from)
  return step < 0 ? 'Shorter' : step > 0 ? 'Longer' : SAME_LENGTH
}
