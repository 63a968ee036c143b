import { BOOKS } from '../scripture/books.ts'

const ABBREVIATIONS = [
  'Gen',
  'Exod?',
  'Deut',
  'Josh',
  'Neh',
  'Ps',
  'Pss',
  'Psa',
  'Psalms',
  'Prov',
  'Eccl',
  'Isa',
  'Jer',
  'Lam',
  'Ezek',
  'Dan',
  'Hos',
  'Mic',
  'Hab',
  'Zeph',
  'Zech',
  'Mal',
  'Matt?',
  'Mk',
  'Lk',
  'Jn',
  'Rom',
  '[12] ?Cor',
  'Gal',
  'Eph',
  'Phil',
  'Col',
  '[12] ?Thess?',
  '[12] ?Tim',
  'Heb',
  'Jas',
  '[12] ?Pet',
  '[123] ?Jn',
  'Rev',
  'Song of Songs',
  'Hezekiah',
  'Tobit',
  'Sirach',
  'Wisdom',
  'Maccabees',
]
const BOOK = [...BOOKS.flatMap(({ name, reference }) => [name, reference]), ...ABBREVIATIONS].join('|')

// A Psalm may be named by its number alone; of other books, whose names are people's names too, a verse is asked.
const NAMED = new RegExp(
  `\\b(?:(?:${BOOK})\\.? \\d{1,3} ?[:.] ?\\d{1,3}(?: ?[-–—] ?\\d{1,3})?|(?:Psalms?|Ps\\.?) \\d{1,3}(?! ?[:.]\\d)|(?:[1-3] )?[A-Z][a-z]+ \\d{1,3}:\\d{1,3}(?: ?[-–—] ?\\d{1,3})?|(?:Psalm|psalm|chapter) (?:\\d{1,3},? )?verses? \\d{1,3})\\b`,
  'gu',
)

/** What a text names as scripture, as it stands: 'Psalm 23:1', 'Ps 23', 'Hezekiah 4:5'. */
export function namedReferences(text: string): readonly string[] {
  return text.match(NAMED) ?? []
}
