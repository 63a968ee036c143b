import { placeIn } from '../../../storage.ts'

// Kept in this tab only, with its owner: another person on the same computer never sees it.
const place = placeIn('session', 'journal_search')

/** The words of a search: they outlive a reload, and never stand in the address. */
export const keptSearch = {
  find(userId: string): string {
    const kept = place.read()
    if (typeof kept !== 'object' || kept === null) return ''
    const { userId: of, words }: { userId?: unknown; words?: unknown } = kept
    return of === userId && typeof words === 'string' ? words : ''
  },
  keep: (userId: string, words: string): void => place.write({ userId, words }),
  forgetUnlessOf(userId: string): void {
    if (keptSearch.find(userId) === '') place.forget()
  },
  forget: place.forget,
}
