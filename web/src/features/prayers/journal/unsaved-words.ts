import { placeIn } from '../../../storage.ts'

export interface UnsavedWords {
  readonly words: string
  /** What stood there when they were begun: somebody may have changed it elsewhere meanwhile. */
  readonly from: string
}

interface Kept {
  readonly userId: string
  /** By prayer and field. */
  readonly words: Readonly<Record<string, UnsavedWords>>
}

// Kept in this tab only, with its owner: another person on the same computer never sees it.
const place = placeIn('session', 'unsaved_words')

/** A note or an edit that is not saved yet: it outlives a closed dialog, a failure, and a reload. */
export const unsavedWords = {
  find: (userId: string, name: string) => wordsOf(userId)[name],
  keep(userId: string, name: string, unsaved: UnsavedWords): void {
    place.write({ userId, words: { ...wordsOf(userId), [name]: unsaved } })
  },
  drop(userId: string, name: string): void {
    const { [name]: _dropped, ...words } = wordsOf(userId)
    place.write({ userId, words })
  },
  forgetUnlessOf(userId: string): void {
    const kept = place.read()
    if (!isKept(kept) || kept.userId !== userId) place.forget()
  },
  forget: place.forget,
}

function wordsOf(userId: string): Kept['words'] {
  const kept = place.read()
  return isKept(kept) && kept.userId === userId ? kept.words : {}
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'userId' in value && 'words' in value
}
