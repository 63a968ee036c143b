export interface CitedVerses {
  readonly first: number
  readonly last: number
}

/** The verses that a reference names: 'Psalm 55:22-23' cites 22 and 23. */
export function citedVerses(reference: string): CitedVerses {
  const [, first = '0', last = first] = /:(\d+)(?:[-–](\d+))?$/.exec(reference) ?? []
  return { first: Number(first), last: Number(last) }
}

/** 'Psalm 55' of 'Psalm 55:22-23', known before the chapter itself has come. */
export function chapterName(reference: string): string {
  return reference.replace(/:[^:]*$/, '')
}

const POETRY = /^(?:Job|Psalm|Proverbs|Song of (?:Solomon|Songs)|Lamentations) /

/** Written as verse: its lines break where it draws breath. */
export function isPoetry(chapter: string): boolean {
  return POETRY.test(`${chapter} `)
}
