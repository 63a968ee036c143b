/** A book of the text. `reference` is how one of its verses is cited: 'Psalm 23:1' stands in the book of Psalms. */
export interface Book {
  readonly name: string
  readonly reference: string
  /** The abbreviation the reference parser answers with. */
  readonly osis: string
}

// In the order of the text: the name, then the abbreviation.
const NAMES = `
Genesis Gen|Exodus Exod|Leviticus Lev|Numbers Num|Deuteronomy Deut|Joshua Josh|Judges Judg|Ruth Ruth
1 Samuel 1Sam|2 Samuel 2Sam|1 Kings 1Kgs|2 Kings 2Kgs|1 Chronicles 1Chr|2 Chronicles 2Chr|Ezra Ezra
Nehemiah Neh|Esther Esth|Job Job|Psalms Ps|Proverbs Prov|Ecclesiastes Eccl|Song of Solomon Song|Isaiah Isa
Jeremiah Jer|Lamentations Lam|Ezekiel Ezek|Daniel Dan|Hosea Hos|Joel Joel|Amos Amos|Obadiah Obad|Jonah Jonah
Micah Mic|Nahum Nah|Habakkuk Hab|Zephaniah Zeph|Haggai Hag|Zechariah Zech|Malachi Mal|Matthew Matt|Mark Mark
Luke Luke|John John|Acts Acts|Romans Rom|1 Corinthians 1Cor|2 Corinthians 2Cor|Galatians Gal|Ephesians Eph
Philippians Phil|Colossians Col|1 Thessalonians 1Thess|2 Thessalonians 2Thess|1 Timothy 1Tim|2 Timothy 2Tim
Titus Titus|Philemon Phlm|Hebrews Heb|James Jas|1 Peter 1Pet|2 Peter 2Pet|1 John 1John|2 John 2John
3 John 3John|Jude Jude|Revelation Rev`

export const BOOKS: readonly Book[] = NAMES.trim()
  .split(/[|\n]/)
  .map((entry) => {
    const gap = entry.lastIndexOf(' ')
    const name = entry.slice(0, gap)
    return { name, reference: name === 'Psalms' ? 'Psalm' : name, osis: entry.slice(gap + 1) }
  })

const BY_NAME = new Map(
  BOOKS.flatMap((book, index) => [book.name, book.reference].map((name) => [name, index])),
)
const BY_OSIS = new Map(BOOKS.map((book, index) => [book.osis, index]))

/** The place of a book in the text, 0 to 65, by its exact name ('Psalms' or 'Psalm'). */
export function bookNamed(name: string): number | undefined {
  return BY_NAME.get(name)
}

export function bookWithOsis(osis: string): number | undefined {
  return BY_OSIS.get(osis)
}
