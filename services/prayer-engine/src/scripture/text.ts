import type { Citation, Reference } from '../prayer.ts'
import { bible, verseAt } from './bible.ts'
import { BOOKS } from './books.ts'
import { findRange, formatReference, type VerseRange, verseCount } from './reference.ts'

/** Named at every quotation (D-40). */
export const TRANSLATION = 'King James Version'

/** A chapter to read a passage in. `title` is how one cites it: 'Psalm 23', 'John 3'. */
export interface Chapter {
  readonly title: string
  readonly translation: string
  readonly verses: readonly { readonly number: number; readonly text: string }[]
}

/** The words of a passage, verses joined by a space. Undefined when there is no such passage. */
export function passageText(reference: Reference): string | undefined {
  const range = findRange(reference)
  return range && wordsOf(range)
}

/** A passage ready to be quoted, its reference in canonical form. Undefined when there is no such passage. */
export function citationOf(reference: Reference): Citation | undefined {
  const range = findRange(reference)
  return range && { reference: formatReference(range), text: wordsOf(range), translation: TRANSLATION }
}

/** The chapter a passage stands in. Undefined when there is no such passage. */
export function chapterOf(reference: Reference): Chapter | undefined {
  const range = findRange(reference)
  if (!range) return undefined
  const { book, chapter } = range
  const verses = Array.from({ length: verseCount(book, chapter) }, (_, index) => ({
    number: index + 1,
    text: verseAt(ordinalOf(book, chapter, index + 1)),
  }))
  return { title: `${BOOKS[book]?.reference} ${chapter}`, translation: TRANSLATION, verses }
}

/** The place of a verse in the whole text, 0 to 31,101. The verse has to exist. */
export function ordinalOf(book: number, chapter: number, verse: number): number {
  return (bible().chapterStarts[book]?.[chapter - 1] ?? 0) + verse - 1
}

function wordsOf({ book, chapter, first, last }: VerseRange): string {
  const start = ordinalOf(book, chapter, first)
  return Array.from({ length: last - first + 1 }, (_, index) => verseAt(start + index)).join(' ')
}
