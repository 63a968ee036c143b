import { placeIn } from '../../storage.ts'
import {
  CATEGORIES,
  MOODS,
  NAME_CHARACTERS_MAX,
  RELATIONSHIPS,
  SITUATION_CHARACTERS_MAX,
  TONES,
} from './words.ts'

/** What stands in the form, as it stands there: empty text where nothing is chosen yet. */
export interface PrayerDraft {
  readonly category: string
  readonly mood: string
  readonly tone: string
  readonly length: string
  readonly relationship: string
  readonly name: string
  readonly situation: string
}

export const EMPTY_DRAFT: PrayerDraft = {
  category: '',
  mood: '',
  tone: 'Comforting',
  length: 'Standard',
  relationship: 'Self',
  name: '',
  situation: '',
}

// Kept in this tab only, with its owner: another person on the same computer never sees it.
const place = placeIn('session', 'prayer_draft')

/** The form outlives a reload and the loss of the session. */
export const prayerDraft = {
  find(userId: string): PrayerDraft | undefined {
    const kept = place.read()
    if (!isRecord(kept) || kept.userId !== userId || !isRecord(kept.values)) return undefined
    return readDraft(kept.values)
  },
  keep(userId: string, values: PrayerDraft): void {
    place.write({ userId, values })
  },
  forget: place.forget,
}

/** Reads what an older version of the page may have written: a word that is no longer offered is dropped. */
export function readDraft(values: Record<string, unknown>): PrayerDraft {
  const oneOf = (field: keyof PrayerDraft, words: readonly string[]) => {
    const value = values[field]
    return typeof value === 'string' && words.includes(value) ? value : EMPTY_DRAFT[field]
  }
  const text = (field: keyof PrayerDraft, max: number) => {
    const value = values[field]
    return typeof value === 'string' ? value.slice(0, max) : ''
  }
  return {
    category: oneOf('category', CATEGORIES),
    mood: oneOf('mood', MOODS),
    tone: oneOf('tone', TONES),
    length: oneOf('length', ['Brief', 'Standard', 'Long']),
    relationship: oneOf('relationship', RELATIONSHIPS),
    name: text('name', NAME_CHARACTERS_MAX),
    situation: text('situation', SITUATION_CHARACTERS_MAX),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
