import { isRecord, ownPlace } from '../storage.ts'

/** By the id of the generation: the person's words in the places of the written ones, in their order. */
type Edits = Readonly<Record<string, readonly string[]>>

const place = ownPlace('prayer_edits', (kept) => (isEdits(kept) ? kept : undefined))

/** What a person changed in prayers that are not saved yet. */
export const prayerEdits = {
  find: (userId: string, id: string): readonly string[] | undefined => place.find(userId)?.[id],
  keep(userId: string, id: string, words: readonly string[] | undefined): void {
    const { [id]: _earlier, ...others } = place.find(userId) ?? {}
    place.keep(userId, words ? { ...others, [id]: words } : others)
  },
  forget: place.forget,
  forgetOthers: place.forgetOthers,
}

function isEdits(kept: unknown): kept is Edits {
  const isWords = (words: unknown) => Array.isArray(words) && words.every((word) => typeof word === 'string')
  return isRecord(kept) && Object.values(kept).every(isWords)
}
