/**
 * Makes free text plain: composed Unicode, no control, zero-width or direction-changing characters, one kind of line
 * end, no blank space around it. Refuses nothing; text in any script is kept as it is.
 */
export function cleanText(raw: string): string {
  return raw
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\S\n]/g, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** As a person counts: an accented letter or an emoji is one character. */
export function countCharacters(text: string): number {
  return Array.from(SEGMENTER.segment(text)).length
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' })

// The two joiners stay: Persian, the scripts of India and many emoji are misspelled without them.
const INVISIBLE = /[[\p{Cc}\p{Cf}\u180e\ufffd\u3164\uffa0]--[\n\u200c\u200d]]/gv
