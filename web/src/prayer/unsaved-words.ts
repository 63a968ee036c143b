import { isRecord, ownPlace } from '../storage.ts'

export interface UnsavedWords {
  readonly words: string
  /** What stood there when they were begun: somebody may have changed it elsewhere meanwhile. */
  readonly from: string
}

/** By prayer and field. */
type Words = Readonly<Record<string, UnsavedWords>>

const place = ownPlace('unsaved_words', (kept) => (isWords(kept) ? kept : undefined))

/** A note or an edit that is not saved yet: it outlives a closed dialog, a failure, and a reload. */
export const unsavedWords = {
  find: (userId: string, name: string) => place.find(userId)?.[name],
  keep(userId: string, name: string, unsaved: UnsavedWords): void {
    place.keep(userId, { ...place.find(userId), [name]: unsaved })
  },
  drop(userId: string, name: string): void {
    const { [name]: _dropped, ...words } = place.find(userId) ?? {}
    place.keep(userId, words)
  },
  forget: place.forget,
  forgetOthers: place.forgetOthers,
}

function isWords(kept: unknown): kept is Words {
  return (
    isRecord(kept) && Object.values(kept).every((each) => isRecord(each) && typeof each.words === 'string')
  )
}
