import type { PartKind } from '../prayer.ts'
import { rephrased } from './phrasing.ts'
import type { Random } from './random.ts'
import type { Image, Line, VoiceKind } from './stock.ts'
import { chooseAlternatives } from './template.ts'
import { contentWords, countWords } from './words.ts'

/** A line with its alternatives chosen; who it speaks of is still open. */
export interface Chosen {
  readonly template: string
  readonly words: number
}

export interface Picker {
  /** A line that fits the voice, the images and `wordsMax`, and does not repeat what the prayer already says. */
  pick(lines: readonly Line[], kind: VoiceKind, wordsMax: number, part?: PartKind): Chosen | undefined
  /** Tells the picker of a sentence that came from elsewhere, so that no line repeats it. */
  remember(sentence: string): void
}

/** Lines that begin alike: at most this many in one prayer. */
const SAME_FIRST_WORD_MAX = 2

/** Chooses lines for one prayer and remembers them. `unfit` keeps out what this person should not have to read. */
export function createPicker(random: Random, images: ReadonlySet<Image>, unfit?: RegExp): Picker {
  const spoken = new Set<string>()
  const openings = new Map<string, number>()

  return {
    pick(lines, kind, wordsMax, part = 'address') {
      for (const line of inOrderOfChance(random, lines)) {
        if (line.voices && !line.voices.includes(kind)) continue
        if (line.image && !images.has(line.image)) continue
        const template = rephrased(chooseAlternatives(line.template, random), part, random)
        const words = countWords(template.replace(/\{([^{}]+)\}/g, '$1'))
        if (words > wordsMax || unfit?.test(template) || isRepetition(template)) continue
        remember(template)
        return { template, words }
      }
      return undefined
    },
    remember,
  }

  function isRepetition(template: string): boolean {
    const [first, two] = openingsOf(template)
    if (openings.has(two) || (openings.get(first) ?? 0) >= SAME_FIRST_WORD_MAX) return true
    return stemsOf(template).filter((stem) => spoken.has(stem)).length > 1
  }

  function remember(template: string): void {
    for (const opening of openingsOf(template)) openings.set(opening, (openings.get(opening) ?? 0) + 1)
    for (const stem of stemsOf(template)) spoken.add(stem)
  }
}

// A line that shares the prayer's image is worth having: it ties the prayer to its scripture.
const IMAGE_WEIGHT = 1.7

function inOrderOfChance(random: Random, lines: readonly Line[]): readonly Line[] {
  return lines
    .map((line) => ({ line, at: random() ** (line.image ? 1 / IMAGE_WEIGHT : 1) }))
    .sort((one, other) => other.at - one.at)
    .map(({ line }) => line)
}

function openingsOf(template: string): [string, string] {
  const words = template.toLowerCase().match(/[\p{L}’']+/gu) ?? []
  return [words[0] ?? '', words.slice(0, 3).join(' ')]
}

/** Content words cut to their beginnings, so that 'rest' and 'resting' count as one. */
function stemsOf(template: string): string[] {
  return contentWords(template.replace(/\{[^{}]+\}/g, ' ')).map((word) => word.slice(0, 5))
}
