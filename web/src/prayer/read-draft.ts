import {
  CATEGORIES,
  MOODS,
  NAME_CHARACTERS_MAX,
  RELATIONSHIPS,
  SITUATION_CHARACTERS_MAX,
  TONES,
} from './text/words.ts'

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
    // Two beginnings that were put together may be longer than what can be asked with.
    situation: text('situation', 2 * SITUATION_CHARACTERS_MAX + 1),
  }
}

/** The form with words that were typed elsewhere: what stands there already stays, and comes first. */
export function withPending(draft: PrayerDraft, pending: string): PrayerDraft {
  const { situation } = draft
  if (situation.includes(pending.trim())) return draft
  return { ...draft, situation: situation.trim() === '' ? pending : `${situation.trimEnd()}\n${pending}` }
}
