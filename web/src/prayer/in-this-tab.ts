import type { GenerationBody } from '../api/types.ts'
import { isRecord, personPlace } from '../storage.ts'

/** What this tab has asked for and not seen finished: enough to ask once more under the same id. */
export interface AskedPrayer {
  readonly id: string
  readonly body: GenerationBody
}

const asked = personPlace('asked_prayer', {
  area: 'tab',
  version: 1,
  read: (stored) => (isAsked(stored) ? stored : undefined),
})

/** It outlives a reload and a lost session: a request whose answer was lost is sent again, not twice. */
export const askedPrayer = {
  ...asked,
  /** It is finished, refused or cancelled. Another one that was asked for since stays. */
  end(userId: string, id: string): void {
    if (asked.find(userId)?.id === id) asked.forget()
  },
}

function isAsked(stored: unknown): stored is AskedPrayer {
  return isRecord(stored) && typeof stored.id === 'string' && isRecord(stored.body)
}

/** What a person changed in prayers that are not saved yet, by generation: their words, place for place. */
export const prayerEdits = entriesIn('prayer_edits', (words): words is readonly string[] =>
  Array.isArray(words) ? words.every((word) => typeof word === 'string') : false,
)

export interface UnsavedWords {
  readonly words: string
  /** What stood there when they were begun: somebody may have changed it elsewhere meanwhile. */
  readonly from: string
}

/** Notes and edits that are not saved yet, by prayer and field: they outlive a closed dialog, a failure, and a reload. */
export const unsavedWords = entriesIn(
  'unsaved_words',
  (each): each is UnsavedWords =>
    isRecord(each) && typeof each.words === 'string' && typeof each.from === 'string',
)

/** The words of a search: they outlive a reload, and never stand in the address. */
export const journalSearch = personPlace('journal_search', {
  area: 'tab',
  version: 1,
  read: (stored) => (typeof stored === 'string' ? stored : undefined),
})

/** Several values under one key of the tab. */
function entriesIn<T>(key: string, is: (value: unknown) => value is T) {
  const isEntries = (stored: unknown): stored is Readonly<Record<string, T>> =>
    isRecord(stored) && Object.values(stored).every(is)
  const place = personPlace(key, {
    area: 'tab',
    version: 1,
    read: (stored) => (isEntries(stored) ? stored : undefined),
  })
  return {
    find: (userId: string, name: string): T | undefined => place.find(userId)?.[name],
    keep: (userId: string, name: string, value: T): void =>
      place.keep(userId, { ...place.find(userId), [name]: value }),
    drop(userId: string, name: string): void {
      const { [name]: _dropped, ...others } = place.find(userId) ?? {}
      place.keep(userId, others)
    },
  }
}
