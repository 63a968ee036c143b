import { bcv_parser } from 'bible-passage-reference-parser'
import * as english from 'bible-passage-reference-parser/esm/lang/en.js'
import type { Reference } from '../prayer.ts'
import { bible } from './bible.ts'
import { BOOKS, bookNamed, bookWithOsis } from './books.ts'

/** Longer than this is not a quotation but a reading. */
export const PASSAGE_VERSES_MAX = 8

/** Verses of one chapter, first and last included. `book` is its place in the text, 0 to 65. */
export interface VerseRange {
  readonly book: number
  readonly chapter: number
  readonly first: number
  readonly last: number
}

/**
 * Reads what somebody declared to be a reference ('Ps. 23:1', 'Psalms 55:22-23') into its canonical form.
 * Undefined when it is anything else, when it names no verse, when a verse does not exist, or when it spans chapters
 * or more than PASSAGE_VERSES_MAX verses. Never for prose: the parser reads 'I am 5:3 years' as Amos 5:3.
 */
export function parseReference(declared: string): Reference | undefined {
  const range = findRange(declared)
  return range && formatReference(range)
}

/** As parseReference, answering with the place instead of its name. */
export function findRange(declared: string): VerseRange | undefined {
  const tidy = declared.trim().replaceAll(/\s+/g, ' ').replaceAll(/[–—]/g, '-')
  const range = readCanonical(tidy) ?? readLoosely(tidy)
  return range && existsInText(range) ? range : undefined
}

export function formatReference({ book, chapter, first, last }: VerseRange): Reference {
  const verses = first === last ? `${first}` : `${first}-${last}`
  return `${BOOKS[book]?.reference} ${chapter}:${verses}`
}

function readCanonical(tidy: string): VerseRange | undefined {
  const [, name, chapter, first, last] = /^(.+) (\d{1,3}):(\d{1,3})(?:-(\d{1,3}))?$/.exec(tidy) ?? []
  const book = bookNamed(name ?? '')
  if (book === undefined) return undefined
  return { book, chapter: Number(chapter), first: Number(first), last: Number(last ?? first) }
}

let parser: bcv_parser | undefined

function readLoosely(tidy: string): VerseRange | undefined {
  if (tidy.length > 60) return undefined
  parser ??= new bcv_parser(english)
  parser.parse(tidy)
  const [found, ...others] = parser.osis_and_indices()
  if (!found || others.length > 0 || found.indices[0] !== 0 || found.indices[1] !== tidy.length)
    return undefined
  const range = readOsis(found.osis)
  return range && saysTheSameNumbers(tidy, range) ? range : undefined
}

function readOsis(osis: string): VerseRange | undefined {
  const [, from, chapter, first, to, endChapter, last] =
    /^(\w+)\.(\d+)\.(\d+)(?:-(\w+)\.(\d+)\.(\d+))?$/.exec(osis) ?? []
  const book = bookWithOsis(from ?? '')
  if (book === undefined || (to && (to !== from || endChapter !== chapter))) return undefined
  return { book, chapter: Number(chapter), first: Number(first), last: Number(last ?? first) }
}

// The parser quietly shortens 'Psalm 23:4-9' to the verses that exist. A reference is right as it stands, or refused.
function saysTheSameNumbers(tidy: string, { chapter, first, last }: VerseRange): boolean {
  const said = tidy.replace(/^[1-3] ?(?=\D)/, '').match(/\d+/g) ?? []
  const meant = first === last ? [chapter, first] : [chapter, first, last]
  const inWholeBook = meant.slice(1)
  return said.join() === meant.join() || (chapter === 1 && said.join() === inWholeBook.join())
}

function existsInText({ book, chapter, first, last }: VerseRange): boolean {
  if (first < 1 || last < first || last - first >= PASSAGE_VERSES_MAX) return false
  return last <= verseCount(book, chapter)
}

/** How many verses a chapter has; 0 when there is no such chapter. */
export function verseCount(book: number, chapter: number): number {
  const starts = bible().chapterStarts[book]
  const start = starts?.[chapter - 1]
  const end = starts?.[chapter]
  return start === undefined || end === undefined ? 0 : end - start
}
