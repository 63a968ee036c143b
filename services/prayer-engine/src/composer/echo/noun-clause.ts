import { isRelation } from './people.ts'
import { lowered } from './restore.ts'
import { isBoundary } from './split-clauses.ts'
import type { Told } from './told.ts'
import { isOwnVerb, isPlainOfAnother, isThingVerb } from './verbs.ts'

const SUBJECT_WORDS_MAX = 5

/** 'my mother has surgery tomorrow', 'our rent is due', 'the scan is on Friday', 'grandma died'. */
export function aboutNoun(words: readonly string[]): Told | undefined {
  const isOwned = /^(my|our|the|a|an)$/i.test(words[0] ?? '')
  const from = isOwned ? 1 : 0
  const verbAt = words.findIndex(
    (word, at) => at > from && (isVerbOfNoun(word) || isBoundary(word)) && !/^and$/i.test(word),
  )
  if (verbAt < 0 || verbAt > from + SUBJECT_WORDS_MAX) return undefined
  const predicate = words.slice(verbAt).join(' ')
  const subject = words.slice(0, verbAt)
  const relationAt = subject.findIndex((word) => isRelation(word))
  // 'my husband and I reconciled'
  if (isOwned && /^(my|our) ([\w-]+ )?[\w-]+ and I$/i.test(words.slice(0, verbAt + 1).join(' '))) {
    const said = lowered(words.join(' '))
    return relationAt >= 0 && isOwnVerb(words[verbAt + 1] ?? '')
      ? { text: said, kind: 'clause', about: 'self' }
      : undefined
  }
  if (relationAt < 0) {
    const isThing = isOwned || NOUN_FIRST.test(words[0] ?? '')
    if (!isThing && !isCalledByName(words[0] ?? '')) return undefined
    if (!isThing)
      return isPlainOfAnother(predicate)
        ? { text: words.join(' '), kind: 'clause', about: 'person' }
        : undefined
    return isThingVerb(words[verbAt] ?? '')
      ? { text: lowered(words.join(' ')), kind: 'clause', about: 'thing' }
      : undefined
  }
  // 'my older brother' is called so; 'my lazy brother' is not read back.
  if (!subject.slice(from, relationAt).every((word) => KINDLY.test(word)) || !isPlainOfAnother(predicate))
    return undefined
  if (!isOwned && relationAt !== 0) return undefined
  const said = lowered(words.join(' '))
  return { text: isOwned ? said : `my ${said}`, kind: 'clause', about: 'person' }
}

function isVerbOfNoun(word: string): boolean {
  return isThingVerb(word) || /^(is|are|was|were|has|have|had)$/i.test(word)
}

const NOUN_FIRST =
  /^(rent|thanksgiving|christmas|work|school|money|harvest|layoffs|surgery|chemo|treatment|life|sleep|business|college|finals|exams|dinner|church)$/i
const KINDLY =
  /^(dear|beloved|sweet|old|older|oldest|younger|youngest|little|big|late|elderly|best|good|close|newborn|step|great|only|adult|teenage|two|three|four|twin|other|baby|former|birth|and|my|our)$/i

function isCalledByName(word: string): boolean {
  return (
    /^\p{Lu}\p{Ll}+$/u.test(word) &&
    !isBoundary(word) &&
    !/^(Im|Ive|Today|Thanks|Thank|Dear|Help|What|How|Why|Yes|No|Not)$/.test(word)
  )
}
