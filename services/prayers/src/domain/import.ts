import type { Category, Mood, Recipient, Tone } from '@selah/prayer-engine/prayer'
import { citationOf, parseReference } from '@selah/prayer-engine/scripture'
import type { WriterName } from '@selah/prayer-engine/writer'
import { ScriptureChanged } from '../errors.ts'
import { acceptEdit, type PrayerContent } from './journal.ts'

/** A prayer of an export. */
export interface ImportedPrayer {
  readonly id: string
  readonly generationId: string
  readonly createdAt: Date
  readonly answeredAt: Date | null
  readonly category: Category
  readonly mood: Mood
  readonly tone: Tone
  readonly writtenBy: WriterName
  readonly prayerText: string
  readonly references: readonly string[]
  readonly recipient: Recipient
  readonly note?: string
  readonly situation?: string
}

/**
 * What is kept of it. The scripture is the product's own text, so only references are taken. Undefined when the prayer
 * quotes anything else, or otherwise.
 */
export function contentOf(prayer: ImportedPrayer): PrayerContent | undefined {
  const { prayerText, references, recipient, note, situation } = prayer
  const citations = references.flatMap((each) => {
    const reference = parseReference(each)
    return (reference ? citationOf(reference) : undefined) ?? []
  })
  if (citations.length !== references.length || !standsIn(prayerText, citations)) return undefined
  return { prayerText, citations, recipient, ...(note && { note }), ...(situation && { situation }) }
}

function standsIn(prayerText: string, citations: PrayerContent['citations']): boolean {
  try {
    acceptEdit(prayerText, citations)
    return true
  } catch (error) {
    if (error instanceof ScriptureChanged) return false
    throw error
  }
}
