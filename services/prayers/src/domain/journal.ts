import { ScriptureChanged } from '../errors.ts'
import type { Category, Citation, Mood, Recipient, Tone } from './prayer.ts'
import type { WriterName } from './writer.ts'

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
  readonly content: PrayerContent
}

/** What of a prayer is somebody's words: sealed as one before it reaches a table. */
export interface PrayerContent {
  readonly prayerText: string
  readonly citations: readonly Citation[]
  readonly recipient: Recipient
  readonly situation?: string
}

export const PRAYER_CHARACTERS_MAX = 8000

/** How long a deleted prayer can be brought back: the seven seconds that are shown, and time for a slow network. */
export const UNDO_MS = 60_000

/** The references of a prayer as one text, as a card shows them. */
export function scriptureReferences(citations: readonly Citation[]): string {
  return citations.map(({ reference }) => reference).join('; ')
}

/** Takes a person's own edit of a prayer, in which every quotation still stands word for word. */
export function acceptEdit(edited: string, citations: readonly Citation[]): string {
  const flat = edited.replaceAll(/\s+/g, ' ')
  if (!citations.every(({ text }) => flat.includes(text))) throw new ScriptureChanged()
  return edited
}
