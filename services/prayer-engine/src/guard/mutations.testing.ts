import type { Reference } from '../prayer.ts'
import { BOOKS } from '../scripture/books.ts'
import { findRange, formatReference } from '../scripture/reference.ts'

// For tests and the scorecard: citations as a careless model gives them.

export const REFERENCE_MUTATIONS = ['verse', 'chapter', 'book', 'longer'] as const
export const WORD_MUTATIONS = ['swap', 'drop', 'add', 'replace'] as const

/** Another reference that looks like this one: another verse, chapter or book, or a longer passage. */
export function mutateReference(
  reference: Reference,
  what: (typeof REFERENCE_MUTATIONS)[number],
  by: number,
): string {
  const range = findRange(reference)
  if (!range) return ''
  if (what === 'verse') return formatReference({ ...range, first: range.first + by, last: range.last + by })
  if (what === 'chapter') return formatReference({ ...range, chapter: range.chapter + by })
  if (what === 'longer') return formatReference({ ...range, last: range.last + by })
  return formatReference({ ...range, book: (range.book + (by % (BOOKS.length - 1)) + 1) % BOOKS.length })
}

/** The text with one word swapped with the next, dropped, added or replaced. */
export function mutateWords(text: string, at: number, how: (typeof WORD_MUTATIONS)[number]): string {
  const words = text.split(' ')
  const place = at % words.length
  if (how === 'drop') return words.toSpliced(place, 1).join(' ')
  if (how === 'add') return words.toSpliced(place, 0, 'surely').join(' ')
  if (how === 'replace') return words.with(place, words[place] === 'gently' ? 'kindly' : 'gently').join(' ')
  const other = (place + 1) % words.length
  return words
    .with(place, words[other] ?? '')
    .with(other, words[place] ?? '')
    .join(' ')
}
