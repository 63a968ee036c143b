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

/**
 * The name as it may stand in a prayer: letters only, one capital each, no markup and no sentences.
 * Empty when what was given does not read as a name.
 */
export function cleanName(given: string): string {
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
