import { endsCleanly, startsWithSubject } from './clause-shape.ts'
import { isRelation, mentionOf } from './people.ts'
import { laysBlame } from './safety.ts'
import { BOUNDARIES, isPlainOfAnother, OWN_VERBS, THING_VERBS } from './verbs.ts'

const CLAUSE_WORDS_MAX = 14
const CLAUSE_WORDS_MIN = 3

/** A sentence of the person's that can be said to God as it stands, without its full stop. */
export interface SpokenClause {
  readonly text: string
  /** Who it is said of: the one who prays, a relation, the recipient, or a thing. */
  readonly about: 'self' | 'person' | 'recipient' | 'thing'
}

/**
 * The clauses of a sentence that can be carried into a prayer. The person already speaks as 'I', and the
 * prayer speaks as 'I' too, so nothing is turned round: a clause is either safe as it is, or left out.
 */
export function clausesIn(sentence: string, hasRecipient: boolean): SpokenClause[] {
  const clauses: SpokenClause[] = []
  let subject = ''
  for (const { text, isSupposed } of splitClauses(withoutRequest(sentence))) {
    const whole = restored(text, subject, hasRecipient)
    subject = /^(I|we)\b/.exec(whole)?.[0] ?? ''
    if (isSupposed) continue
    const clause = asClause(whole, hasRecipient)
    if (clause) clauses.push(clause)
  }
  return clauses
}

function asClause(text: string, hasRecipient: boolean): SpokenClause | undefined {
  const words = text.split(' ')
  if (words.length < CLAUSE_WORDS_MIN || words.length > CLAUSE_WORDS_MAX) return undefined
  if (laysBlame(text) || /\b(you|your|yours|God|Lord|Jesus)\b|[^\p{L}\p{N}\s,'’%$£€/.-]/u.test(text))
    return undefined
  if (!endsCleanly(text)) return undefined
  const [first = '', second = ''] = words
  if (first === 'I' || first === 'we') {
    return OWN_VERBS.has(second.toLowerCase()) && !isUnfinishedOwn(text) ? { text, about: 'self' } : undefined
  }
  if (/^there (is|are|was|were|has been)$/i.test(words.slice(0, 2).join(' ')))
    return { text: lowered(text), about: 'thing' }
  if (/^(he|she)$/i.test(first)) {
    const predicate = words.slice(1).join(' ')
    return hasRecipient && isPlainOfAnother(predicate)
      ? { text: `{subject} ${predicate}`, about: 'recipient' }
      : undefined
  }
  return aboutNoun(words)
}

/** 'my mother has surgery tomorrow', 'our rent is due', 'the scan is on Friday', 'grandma died'. */
function aboutNoun(words: readonly string[]): SpokenClause | undefined {
  const isOwned = /^(my|our|the)$/i.test(words[0] ?? '')
  const nounFrom = isOwned ? 1 : 0
  const verbAt = words.findIndex((word, index) => index > nounFrom && BOUNDARIES.has(word.toLowerCase()))
  if (verbAt < 0 || verbAt > nounFrom + 4) return undefined
  const head = words[verbAt - 1] ?? ''
  const predicate = words.slice(verbAt).join(' ')
  const relationAt = words.slice(0, verbAt).findIndex((word) => isRelation(word))
  if (relationAt >= 0) {
    // 'my friend Tom is sick' keeps the name; 'my lazy brother is sick' is not read back.
    if (relationAt !== nounFrom && !isKindlyPhrase(words.slice(nounFrom, relationAt))) return undefined
    if (!isOwned && relationAt !== 0) return undefined
    if (!isPlainOfAnother(predicate)) return undefined
    const text = isOwned ? lowered(words.join(' ')) : `my ${lowered(words.join(' '))}`
    return { text, about: 'person' }
  }
  if (!isOwned)
    return isCalledByName(words[0] ?? '') && isPlainOfAnother(words.slice(1).join(' '))
      ? { text: words.join(' '), about: 'person' }
      : undefined
  if (!THING_VERBS.has((words[verbAt] ?? '').toLowerCase()) || head === '') return undefined
  return { text: lowered(words.join(' ')), about: 'thing' }
}

/** Takes off 'please pray for', 'I need prayers because' and the like: what follows is the need itself. */
function withoutRequest(sentence: string): string {
  return sentence
    .replace(/^(hi|hello|hey|dear (god|lord)|lord|god|father god|jesus)[, ]+/i, '')
    .replace(
      /^((please|kindly|can|could|would|you|someone|anyone|just|help|me|i|am|we|are|need|want|would|like|ask|asking|requesting|request|for)\s+)*(pray|prayer|prayers|praying)\s+((for|that|about|because|as|please|regarding)\s*)+/i,
      '',
    )
    .trim()
}

interface Piece {
  readonly text: string
  /** It follows 'if', 'unless', 'whether' or 'when': not a fact. */
  readonly isSupposed: boolean
}

function splitClauses(sentence: string): Piece[] {
  const pieces: Piece[] = []
  let words: string[] = []
  let isSupposed = false
  const close = () => {
    const text = words.join(' ').replace(/,/g, '').trim()
    if (text !== '') pieces.push({ text, isSupposed })
    words = []
  }
  const all = sentence.split(' ')
  all.forEach((word, index) => {
    const rest = all.slice(index + 1).join(' ')
    const isJoint = /^(and|but|because|so|since|while|although|though|yet|as|then|plus)$/i.test(word)
    if (isJoint && (startsWithSubject(rest) || (/^(and|but)$/i.test(word) && startsWithVerb(rest)))) {
      close()
      isSupposed = false
    } else if (/^(if|unless|whether|when|whenever|until)$/i.test(word) && words.length >= CLAUSE_WORDS_MIN) {
      close()
      isSupposed = true
    } else if (/^(who|which)$/i.test(word) && words.length > 0) {
      // 'my mother who is sick' is the same clause without its 'who'.
      if (!words.some((earlier) => BOUNDARIES.has(earlier.toLowerCase()))) return
      close()
    } else if (/^(if|unless|when|whenever)$/i.test(word) && words.length === 0) isSupposed = true
    else {
      words.push(word)
      if (word.endsWith(',')) {
        close()
        isSupposed = false
      }
    }
  })
  close()
  return pieces
}

function startsWithVerb(rest: string): boolean {
  return /^(am|was|have|had|feel|felt|cannot|could not|do not|did not|need|want|lost|miss|keep|got|just|still|struggling|worried|scared|afraid|feeling|trying)\b/i.test(
    rest,
  )
}

/** Gives a fragment back the subject it left out: 'lost my job' was said by somebody. */
function restored(text: string, subject: string, hasRecipient: boolean): string {
  if (
    /^(cannot|could not|do not|did not|have|had|am|was|feel|felt|need|want|lost|miss|keep|got|still|just lost|just got)\b/i.test(
      text,
    )
  ) {
    if (subject) return `${subject} ${lowered(text)}`
    return hasRecipient ? text : `I ${lowered(text)}`
  }
  if (
    /^(so |very |really |just |still )*(feeling|trying|struggling|going through|dealing with|starting|waiting|having|getting|worried|scared|afraid|anxious|nervous|tired|exhausted|stressed|grateful|thankful|grieving|looking for|missing)\b/i.test(
      text,
    )
  ) {
    if (subject) return `${subject} ${subject === 'I' ? 'am' : 'are'} ${lowered(text)}`
    return hasRecipient ? text : `I am ${lowered(text)}`
  }
  return text
}

/** 'I have been', 'I am so': a beginning that says nothing yet. */
function isUnfinishedOwn(text: string): boolean {
  return /^(I|we) (am|are|was|have|have been|feel|want|need|want to|need to)( so| very| really| just)*$/.test(
    text,
  )
}

function isKindlyPhrase(words: readonly string[]): boolean {
  return words.every((word) =>
    /^(dear|beloved|sweet|old|older|oldest|younger|youngest|little|big|late|elderly|best|good|close|newborn|step|great|only|adult|teenage|two|three|twin|other|baby|former)$/i.test(
      word,
    ),
  )
}

function isCalledByName(word: string): boolean {
  return (
    /^\p{Lu}\p{Ll}+$/u.test(word) &&
    !BOUNDARIES.has(word.toLowerCase()) &&
    !/^(Im|Ive|Work|Life|School|Money|Today|Family)$/.test(word) &&
    mentionOf(word, word).pronoun === 'they'
  )
}

function lowered(text: string): string {
  return /^(I|I'm)\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
