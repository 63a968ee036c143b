import { spokenName } from './name.ts'

/** All that names somebody: their name as it was given, as it is said, and each word of it. The longest first. */
export function formsOfName(name: string): readonly string[] {
  const spoken = spokenName(name)
  const forms = [name, spoken].filter((form) => form !== '' && !NAMES_NOBODY.test(form))
  return [...new Set([...forms, ...wordsThatName(name), ...wordsThatName(spoken)])].sort(
    (one, other) => other.length - one.length,
  )
}

/** The words of a name that name somebody by themselves: 'Maria' and 'Silva' of 'Maria da Silva', 'Anne' of 'Anne-Marie'. */
export function wordsThatName(name: string): readonly string[] {
  const words = name.match(/[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu) ?? []
  return words
    .flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]))
    .filter((word) => namesAlone(word) && !NO_NAMES.test(word) && !NAMES_NOBODY.test(word))
}

/** Where letters have no case, one can be a name. */
function namesAlone(word: string): boolean {
  const [first = ''] = word
  if (first.toLowerCase() === first.toUpperCase()) return word !== ''
  return /^\p{Lu}./u.test(word)
}

const NO_NAMES =
  /^(?:the|and|my|our|your|his|her|mr|mrs|ms|dr|st|de|da|do|dos|das|del|la|van|von|der|bin|al)$/i

/** What a prayer says of God, or of the one who prays: nobody can be told by it. */
const NAMES_NOBODY = /^(?:lord|god|father|spirit|amen|i|you)$/i
