import { cleanText } from '../cleaning.ts'

const NAME_WORDS_MAX = 6
const PARTICLES = new Set([
  'de',
  'da',
  'do',
  'dos',
  'das',
  'del',
  'la',
  'van',
  'von',
  'der',
  'bin',
  'al',
  'and',
  'e',
  'y',
])
const NOT_NAMES =
  /\b(ignore|instruction|instructions|prompt|system|write|print|output|respond|reply|say|tell|http|https|www|script|previous|assistant)\b/i

/** A name as it is kept: plain text on one line, without what mark-up is made of. A name is never mark-up. */
export function cleanName(raw: string): string {
  return cleanText(cleanText(raw).replaceAll(/<[^>]*>|[<>{}[\]`|\\\n]/g, ' '))
}

/**
 * A name as it is said in a prayer: letters only, one capital each, and no sentences.
 * Empty when what was given does not read as a name.
 */
export function spokenName(given: string): string {
  const text = given
    .replace(/<[^>]*>/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}'’.&\s-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const words = text.split(' ')
  if (!/\p{L}/u.test(text) || words.length > NAME_WORDS_MAX || NOT_NAMES.test(text)) return ''
  if (text !== text.toLowerCase() || /^my /.test(text)) return text
  return words
    .map((word) => (PARTICLES.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
}

/** Whether a name stands for more than one: 'Ana and Davi', 'the Silvas', 'my parents'. */
export function readsAsSeveral(name: string): boolean {
  return / (and|e|y|&) |&|\b(kids|children|parents|twins|family|friends)$|^the \p{L}+s$/iu.test(name)
}

/** Whether a prayer says this word also where nobody of that name is meant: 'May your peace …', 'King of glory'. */
export function isAlsoAWord(name: string): boolean {
  return ALSO_WORDS.test(name)
}

const ALSO_WORDS =
  /^(?:.|amen|christ|faith|father|god|grace|hope|jesus|joy|king|lord|love|may|mercy|peace|son|spirit|will|you)$/iu
