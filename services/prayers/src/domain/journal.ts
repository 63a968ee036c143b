import type { Category, Citation, Mood, PartKind, Recipient, Tone } from '@selah/prayer-engine/prayer'
import { QUOTATIONS, quotationOf } from '@selah/prayer-engine/quotation'
import type { WriterName } from '@selah/prayer-engine/writer'
import { ScriptureChanged } from '../errors.ts'

/** A prayer kept in the journal. */
export interface Prayer {
  readonly id: string
  readonly userId: string
  readonly generationId: string
  readonly createdAt: Date
  readonly category: Category
  readonly mood: Mood
  readonly tone: Tone
  readonly writtenBy: WriterName
  readonly answeredAt: Date | null
  /** Whether there is a link by which others can read it. */
  readonly isShared: boolean
  readonly content: PrayerContent
}

/** What of a prayer is somebody's words: sealed as one before it reaches a table. */
export interface PrayerContent {
  readonly prayerText: string
  readonly citations: readonly Citation[]
  /** The kinds of the paragraphs it was written with. Absent from what was saved before they were kept. */
  readonly partKinds?: readonly PartKind[]
  readonly recipient: Recipient
  readonly situation?: string
  /**
   * Marks of the sentences that repeat the situation, kept also where the situation is not: a link can then leave them
   * out. Absent from what was saved before there were any.
   */
  readonly tellingSentences?: readonly string[]
  /** Whether the text has such a sentence. Absent from what was saved before it was kept, and then looked for. */
  readonly tells?: boolean
  /** The person's own, written later. */
  readonly note?: string
}

export const PRAYER_CHARACTERS_MAX = 8000
export const NOTE_CHARACTERS_MAX = 2000

/** How long a deleted prayer can be brought back: the seven seconds that are shown, and time for a slow network. */
export const UNDO_MS = 60_000

/** The references of a prayer as one text, as a card shows them. */
export function scriptureReferences(citations: readonly Citation[]): string {
  return citations.map(({ reference }) => reference).join('; ')
}

/**
 * Takes a person's own edit of a prayer, in which every quotation still stands word for word with its source, and
 * nothing else passes for one. Throws ScriptureChanged.
 */
export function acceptEdit(edited: string, citations: readonly Citation[]): string {
  const claimed: readonly string[] = edited.replaceAll(/\s+/g, ' ').match(QUOTATIONS) ?? []
  const quotations = citations.map(quotationOf)
  const allStand = quotations.every((quotation) => claimed.includes(quotation))
  const nothingElse = claimed.every((quotation) => quotations.includes(quotation))
  if (!allStand || !nothingElse) throw new ScriptureChanged()
  return edited
}

/** Which prayers of a journal to show. What is absent does not narrow. */
export interface JournalFilter {
  /** Nothing newer than this month, by the calendar of this time zone. */
  readonly until?: { readonly month: string; readonly timezone: string } | undefined
  readonly category?: Category | undefined
  readonly mood?: Mood | undefined
  readonly answered?: boolean | undefined
  /** Words that all have to be in the prayer, its note, situation, name or references, in any order. */
  readonly search?: string | undefined
}

/** Whether a prayer holds every word of a search. Case, accents and punctuation make no difference. */
export function matchesSearch(content: PrayerContent, search: string): boolean {
  const { prayerText, situation = '', note = '', recipient, citations } = content
  const all = [prayerText, situation, note, recipient.name ?? '', scriptureReferences(citations)].join(' ')
  const text = folded(all)
  return folded(search)
    .split(' ')
    .every((word) => text.includes(word))
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}:]+/gu, ' ')
    .trim()
}
