import type { CrisisKind } from '../care/crisis.ts'
import type { Category, Mood, PassageVoice, PrayerRequest, Reference } from '../prayer.ts'
import { BY_THEME, THEME_FACTS } from './passages/by-theme.ts'
import type { Circumstance } from './passages/circumstances.ts'
import { circumstancesOf } from './passages/circumstances-of.ts'
import type { PassageFacts } from './passages/facts.ts'
import { OTHER_BOOKS } from './passages/facts-of-other-books.ts'
import { PSALMS } from './passages/facts-of-psalms.ts'
import { reasonsInCrisis } from './passages/in-crisis.ts'
import { REASONS_FOR_CATEGORY, REASONS_FOR_MOOD } from './passages/reasons.ts'
import { searchPassages } from './search.ts'

/** A passage that may be handed out for a request, and how well it fits before chance has its say. */
export interface Candidate {
  readonly reference: Reference
  readonly why: string
  readonly voice: PassageVoice
  readonly weight: number
  /** Found by the words of the situation alone: it is in the lists of neither the category nor the mood. */
  readonly foundOnly: boolean
}

const FACTS: Readonly<Record<Reference, PassageFacts>> = { ...PSALMS, ...OTHER_BOOKS, ...THEME_FACTS }

const LIGHT_MOODS: ReadonlySet<Mood> = new Set(['Grateful', 'Peaceful', 'Joyful', 'Thankful'])
const HEAVY_MOODS: ReadonlySet<Mood> = new Set(['Anxious', 'Tired', 'Overwhelmed', 'Worried'])
const GLAD_CATEGORIES: ReadonlySet<Category> = new Set(['Gratitude'])

const CATEGORY_WEIGHT = 1
const MOOD_WEIGHT = 0.5
const FOUND_WEIGHT_MAX = 3
const MADE_FOR_THIS_WEIGHT = 1.5
// A passage outside the category and the mood has to be about the very thing the person wrote.
const FOUND_ONLY_SCORE_MIN = 8
const FOUND_SCORE_FULL = 10

export function candidatesFor(request: PrayerRequest): readonly Candidate[] {
  const inCategory = REASONS_FOR_CATEGORY[request.category]
  const inMood = REASONS_FOR_MOOD[request.mood]
  const found = new Map(
    searchPassages(request.situation ?? '').map(({ reference, score }) => [reference, score]),
  )
  const strong = [...found]
    .filter(([, score]) => score >= FOUND_ONLY_SCORE_MIN)
    .map(([reference]) => reference)
  const circumstances = circumstancesOf(request)

  const references = new Set([...Object.keys(inCategory), ...Object.keys(inMood), ...strong])
  return [...references].flatMap((reference) => {
    const facts = FACTS[reference]
    const why = inCategory[reference] ?? inMood[reference] ?? BY_THEME[reference]
    if (!facts || !why || !suits(facts, request, circumstances)) return []
    const weight =
      (inCategory[reference] ? CATEGORY_WEIGHT : 0) +
      (inMood[reference] ? MOOD_WEIGHT : 0) +
      (facts.onlyWhen ? MADE_FOR_THIS_WEIGHT : 0) +
      FOUND_WEIGHT_MAX * Math.min(1, (found.get(reference) ?? 0) / FOUND_SCORE_FULL)
    const foundOnly = !inCategory[reference] && !inMood[reference]
    return [{ reference, why, voice: facts.voice, weight, foundOnly }]
  })
}

/** In danger the category and the mood do not matter: nearness and shelter do. */
export function candidatesInCrisis(kind: CrisisKind): readonly Candidate[] {
  return Object.entries(reasonsInCrisis(kind)).map(([reference, why]) => ({
    reference,
    why,
    voice: FACTS[reference]?.voice ?? 'of-god',
    weight: 0,
    foundOnly: false,
  }))
}

function suits(
  facts: PassageFacts,
  request: PrayerRequest,
  circumstances: ReadonlySet<Circumstance>,
): boolean {
  if (facts.notWhen?.some((circumstance) => circumstances.has(circumstance))) return false
  if (facts.onlyWhen && !facts.onlyWhen.some((circumstance) => circumstances.has(circumstance))) return false
  if (facts.bears === 'glad') return !HEAVY_MOODS.has(request.mood) || GLAD_CATEGORIES.has(request.category)
  if (facts.bears === 'sore') return !LIGHT_MOODS.has(request.mood)
  return true
}
