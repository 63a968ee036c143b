import type { PrayerRequest } from '../api/types.ts'
import { facts } from '../facts.ts'
import { keepOffline } from '../preferences.ts'
import { isRecord, personPlace } from '../storage.ts'
import {
  CATEGORIES,
  LENGTHS,
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
  /** Verses of a psalm that the prayer is to grow from. */
  readonly psalm: string
}

export const EMPTY_DRAFT: PrayerDraft = {
  category: '',
  mood: '',
  tone: 'Comforting',
  length: 'Standard',
  relationship: 'Self',
  name: '',
  situation: '',
  psalm: '',
}

const rules = {
  version: 1,
  keptMs: facts.unsavedKeptDays * 24 * 60 * 60 * 1000,
  read: (stored: unknown) => (isRecord(stored) ? readDraft(stored) : undefined),
}
const inThisTab = personPlace('prayer_draft', { ...rules, area: 'tab' })
const onThisDevice = personPlace('prayer_draft', { ...rules, area: 'device' })

/**
 * The form outlives a reload, the loss of the session and a closed tab, with its owner: another person on the same
 * computer never sees it. Two tabs have a form each; a new one begins with the newest.
 */
export const prayerDraft = {
  find(userId: string, now = Date.now()): PrayerDraft | undefined {
    if (!keepOffline.read()) onThisDevice.forget()
    return inThisTab.find(userId, now) ?? onThisDevice.find(userId, now)
  },
  keep(userId: string, values: PrayerDraft, now = Date.now()): void {
    inThisTab.keep(userId, values, now)
    // A person who wants nothing on this device has it in this tab alone.
    if (keepOffline.read()) onThisDevice.keep(userId, values, now)
    else onThisDevice.forget()
  },
  /** Other words, typed since or in another tab, stay. */
  forgetWhere(userId: string, isUnwanted: (values: PrayerDraft) => boolean): void {
    for (const place of [inThisTab, onThisDevice]) {
      const values = place.find(userId)
      if (values && isUnwanted(values)) place.forget()
    }
  },
  /** Nothing is to stay on this device: only the tab that stands open has it now. */
  forgetBeyondTab: onThisDevice.forget,
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
    psalm: readPsalm(values.psalm),
  }
}

/** 'Psalm 23:2-4'; nothing of anything else. */
export function readPsalm(value: unknown): string {
  return typeof value === 'string' && /^Psalm \d{1,3}:\d{1,3}(?:-\d{1,3})?$/.test(value) ? value : ''
}

/** The form with words that were typed elsewhere: what stands there already stays, and comes first. */
export function withPending(draft: PrayerDraft, pending: string): PrayerDraft {
  const { situation } = draft
  if (situation.includes(pending.trim())) return draft
  return { ...draft, situation: situation.trim() === '' ? pending : `${situation.trimEnd()}\n${pending}` }
}

/** Both are needed before a prayer can be asked for (GEN-08). */
export function isComplete(draft: PrayerDraft): boolean {
  return draft.category !== '' && draft.mood !== ''
}

/** What the form says, in the API's words. Only a complete draft can be asked for. */
export function toRequest(draft: PrayerDraft): PrayerRequest {
  const situation = draft.situation.trim()
  const recipient = toRecipient(draft)
  return {
    category: chosen(CATEGORIES, draft.category),
    mood: chosen(MOODS, draft.mood),
    tone: chosen(TONES, draft.tone),
    length: LENGTHS[chosen(['Brief', 'Standard', 'Long'], draft.length)],
    ...(situation && { situation }),
    ...(recipient && { recipient }),
    ...(draft.psalm && { psalm: draft.psalm }),
  }
}

/** Whether the form asks for just this, as it stands. */
export function asksFor(draft: PrayerDraft, request: PrayerRequest): boolean {
  return isComplete(draft) && JSON.stringify(toRequest(draft)) === JSON.stringify(request)
}

/** Nobody is named for oneself, whatever stood in the field before (GEN-06). */
function toRecipient({ relationship, name }: PrayerDraft): PrayerRequest['recipient'] | undefined {
  const whose = chosen(RELATIONSHIPS, relationship)
  if (whose === 'Self') return undefined
  return { relationship: whose, ...(name.trim() && { name: name.trim() }) }
}

function chosen<Word extends string>(words: readonly Word[], value: string): Word {
  const word = words.find((candidate) => candidate === value)
  if (word === undefined) throw new Error('Please select a category and mood')
  return word
}
