import type { Reference } from '../prayer.ts'
import { BY_THEME } from './passages/by-theme.ts'
import { REASONS_FOR_CATEGORY, REASONS_FOR_MOOD } from './passages/reasons.ts'
import { passageText } from './text.ts'
import { bridgeOf, searchWords } from './vocabulary.ts'

export interface Found {
  readonly reference: Reference
  /** Above 0; around 10 is about the very thing that was asked, below 4 is a shared word. */
  readonly score: number
}

const FOUND_MAX = 20
// A word of the person's own counts fully, a word we put beside it less.
const BRIDGED_WEIGHT = 0.6
const SATURATION = 1.2
const LENGTH_WEIGHT = 0.6

/**
 * Finds passages by what somebody wrote, best first. It looks only among the passages we chose by hand: a search over
 * the whole text answers 'my enemy at work' with a curse.
 */
export function searchPassages(situation: string): readonly Found[] {
  const { postings, lengths, lengthMean, references } = index()
  const scores = new Map<number, number>()
  for (const [word, weight] of weighted(situation)) {
    const found = postings.get(word) ?? []
    const rarity = Math.log(1 + (references.length - found.length + 0.5) / (found.length + 0.5))
    for (const [passage, count] of found) {
      const length = 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * (lengths[passage] ?? 0)) / lengthMean
      const score = (weight * rarity * count * (SATURATION + 1)) / (count + SATURATION * length)
      scores.set(passage, (scores.get(passage) ?? 0) + score)
    }
  }
  return [...scores]
    .map(([passage, score]) => ({ reference: references[passage] ?? '', score }))
    .sort((a, b) => b.score - a.score || a.reference.localeCompare(b.reference))
    .slice(0, FOUND_MAX)
}

function weighted(situation: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const word of new Set(searchWords(situation))) {
    weights.set(word, 1)
    for (const old of bridgeOf(word)) weights.set(old, Math.max(weights.get(old) ?? 0, BRIDGED_WEIGHT))
  }
  return weights
}

interface Index {
  readonly references: readonly Reference[]
  readonly lengths: readonly number[]
  readonly lengthMean: number
  /** For each word the passages that have it, and how often. */
  readonly postings: ReadonlyMap<string, readonly (readonly [passage: number, count: number])[]>
}

let built: Index | undefined

function index(): Index {
  built ??= build()
  return built
}

// The reasons are searched with the text: they say in today's words what a passage is about.
function build(): Index {
  const documents = new Map<Reference, string>()
  for (const reasons of [
    BY_THEME,
    ...Object.values(REASONS_FOR_CATEGORY),
    ...Object.values(REASONS_FOR_MOOD),
  ]) {
    for (const [reference, why] of Object.entries(reasons)) {
      documents.set(reference, `${documents.get(reference) ?? passageText(reference)} ${why}`)
    }
  }
  const words = [...documents.values()].map(searchWords)
  const postings = new Map<string, (readonly [number, number])[]>()
  words.forEach((own, passage) => {
    for (const [word, same] of Map.groupBy(own, (each) => each)) {
      postings.set(word, [...(postings.get(word) ?? []), [passage, same.length]])
    }
  })
  const lengths = words.map((own) => own.length)
  return {
    references: [...documents.keys()],
    lengths,
    lengthMean: lengths.reduce((sum, length) => sum + length, 0) / lengths.length,
    postings,
  }
}
