import { cleanText } from './cleaning.ts'

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

/** The words of a name that name somebody by themselves: 'Maria' and 'Silva' of 'Maria da Silva'. */
export function wordsThatName(name: string): readonly string[] {
  const words = name.match(/[\p{L}\p{M}][\p{L}\p{M}'’-]+/gu) ?? []
  return words.filter((word) => /^\p{Lu}/u.test(word) && !NO_NAMES.test(word) && !isSaidOfGod(word))
}

const NO_NAMES =
  /^(?:the|and|my|our|your|his|her|mr|mrs|ms|dr|st|de|da|do|dos|das|del|la|van|von|der|bin|al)$/i

/** Whether a prayer says this of God, or of whoever prays: nobody can be told by it. */
export function isSaidOfGod(name: string): boolean {
  return /^(?:.|lord|god|father|king|son|spirit|jesus|christ|amen|i|you)$/iu.test(name)
}

/** Whether a sentence can begin with this name without naming anybody: 'May your peace …', 'Will you …'. */
export function isAlsoAWord(name: string): boolean {
  return /^(?:may|will|grace|hope|faith|joy|mercy|peace|love)$/i.test(name) || isSaidOfGod(name)
}
