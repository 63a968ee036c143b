import { placeIn } from '../../../storage.ts'

const place = placeIn('session', 'prayer_edits')

interface Kept {
  readonly userId: string
  /** By the id of the generation: the person's words in the places of the written ones, in their order. */
  readonly edits: Readonly<Record<string, readonly string[]>>
}

/** What a person changed in prayers that are not saved yet. It stays in this tab, with its owner. */
export const prayerEdits = {
  find: (userId: string, id: string): readonly string[] | undefined => editsOf(userId)[id],
  keep(userId: string, id: string, words: readonly string[] | undefined): void {
    const { [id]: _earlier, ...others } = editsOf(userId)
    place.write({ userId, edits: words ? { ...others, [id]: words } : others } satisfies Kept)
  },
  forget: place.forget,
  forgetOthers(userId: string): void {
    const kept = place.read()
    if (kept !== undefined && !(isKept(kept) && kept.userId === userId)) place.forget()
  },
}

function editsOf(userId: string): Kept['edits'] {
  const kept = place.read()
  return isKept(kept) && kept.userId === userId ? kept.edits : {}
}

function isKept(kept: unknown): kept is Kept {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'userId' in kept &&
    'edits' in kept &&
    typeof kept.edits === 'object' &&
    kept.edits !== null &&
    Object.values(kept.edits).every(isWords)
  )
}

function isWords(words: unknown): words is readonly string[] {
  return Array.isArray(words) && words.every((word) => typeof word === 'string')
}
