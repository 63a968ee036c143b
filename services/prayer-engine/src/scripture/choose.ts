import type { Crisis } from '../care/crisis.ts'
import type { Length, Passage, PrayerRequest, Reference } from '../prayer.ts'
import { type Candidate, candidatesFor, candidatesInCrisis } from './candidates.ts'
import { REASONS_FOR_CATEGORY, REASONS_FOR_MOOD } from './passages/reasons.ts'
import { findRange } from './reference.ts'
import { seeded } from './seeded.ts'
import { passageText } from './text.ts'

export interface PassageChoice {
  readonly request: PrayerRequest
  /** What this person was given lately, newest first: another passage is preferred. */
  readonly recentlyUsed: readonly Reference[]
  /** Another seed, other passages. */
  readonly seed: string
  readonly crisis?: Crisis | undefined
}

// Quotations may take about a third of a prayer, and a brief one has room for a single short passage.
const ROOM: Readonly<Record<Length, { readonly passagesMax: number; readonly wordsMax: number }>> = {
  brief: { passagesMax: 1, wordsMax: 27 },
  standard: { passagesMax: 2, wordsMax: 46 },
  long: { passagesMax: 3, wordsMax: 80 },
}
// Larger than what separates good passages, so that the same request twice is not the same prayer twice.
const CHANCE_WEIGHT = 5
const RECENTLY_USED_PENALTY = 6

/** Whether a passage is in our lists for the category or the mood of a request. */
export function fitsNeed(reference: Reference, { category, mood }: PrayerRequest): boolean {
  return reference in REASONS_FOR_CATEGORY[category] || reference in REASONS_FOR_MOOD[mood]
}

/** Chooses one to three passages that fit the need, a Psalm first. The same choice gives the same passages. */
export function choosePassages({ request, recentlyUsed, seed, crisis }: PassageChoice): Passage[] {
  const room = crisis ? ROOM.brief : ROOM[request.length]
  const candidates = crisis ? candidatesInCrisis(crisis.kind) : candidatesFor(request)
  const recent = new Set(recentlyUsed)
  const ranked = candidates
    .map((candidate) => ({ ...candidate, rank: rankOf(candidate, recent, seed) }))
    .sort((a, b) => b.rank - a.rank || a.reference.localeCompare(b.reference))
  const short = ranked.filter(({ reference }) => countWords(reference) <= room.wordsMax)

  const first = short.find(isPsalm) ?? ranked.find(isPsalm)
  return first ? fillRoom(first, short, room).map(toPassage) : []
}

function rankOf(candidate: Candidate, recent: ReadonlySet<Reference>, seed: string): number {
  const penalty = recent.has(candidate.reference) ? RECENTLY_USED_PENALTY : 0
  return candidate.weight + CHANCE_WEIGHT * seeded(seed, candidate.reference) - penalty
}

function fillRoom(
  first: Candidate,
  ranked: readonly Candidate[],
  room: { readonly passagesMax: number; readonly wordsMax: number },
): Candidate[] {
  const chosen = [first]
  let words = countWords(first.reference)
  for (const candidate of ranked) {
    if (chosen.length === room.passagesMax) break
    const more = countWords(candidate.reference)
    if (words + more > room.wordsMax || chosen.some((other) => standTogether(other, candidate))) continue
    // A passage found for what was written comes beside one that fits the need, and never two of them.
    if (candidate.foundOnly && chosen.some((other) => other.foundOnly)) continue
    chosen.push(candidate)
    words += more
  }
  return chosen
}

function isPsalm({ reference, foundOnly }: Candidate): boolean {
  return reference.startsWith('Psalm ') && !foundOnly
}

// Two quotations from one chapter sound like one that was cut.
function standTogether(one: Candidate, other: Candidate): boolean {
  const [a, b] = [findRange(one.reference), findRange(other.reference)]
  return a?.book === b?.book && a?.chapter === b?.chapter
}

function countWords(reference: Reference): number {
  return passageText(reference)?.split(' ').length ?? 0
}

function toPassage({ reference, why, voice }: Candidate): Passage {
  return { reference, text: passageText(reference) ?? '', why, voice }
}
