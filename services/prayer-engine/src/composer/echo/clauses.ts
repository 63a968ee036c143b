import { endsCleanly } from './clause-shape.ts'
import { fragmentIn } from './fragments.ts'
import { aboutNoun } from './noun-clause.ts'
import { lowered, restored } from './restore.ts'
import { isSayable } from './sayable.ts'
import { splitClauses } from './split-clauses.ts'
import type { Told } from './told.ts'
import { isOwnVerb, isPlainOfAnother } from './verbs.ts'

const CLAUSE_WORDS_MAX = 16
const CLAUSE_WORDS_MIN = 3

/** What has to be known of the request to tell who 'he' is, and who left out the 'I'. */
export interface Listener {
  readonly hasRecipient: boolean
  /** The recipient is one person, whom 'he' or 'she' can mean. */
  readonly isForOne: boolean
}

/**
 * What of a sentence can be carried into a prayer, in its order. The person already speaks as 'I', and the prayer
 * speaks as 'I' too, so nothing is turned round: a clause is either safe as it is, or left out.
 */
export function toldIn(sentence: string, listener: Listener): Told[] {
  if (WISHED_FOR.test(sentence)) return []
  const text = withoutRequest(sentence)
  let subject = ''
  const told = splitClauses(text).map(({ text: piece, isSupposed }) => {
    const whole = toGod(restored(piece, subject, listener.hasRecipient))
    subject = /^(I|we)\b/.exec(whole)?.[0] ?? ''
    return isSupposed ? undefined : (asClause(whole, listener.isForOne) ?? asFragment(piece))
  })
  if (told.some((one) => one?.kind === 'clause')) return told.flatMap((one) => one ?? [])
  const whole = asFragment(text)
  return whole ? [whole] : told.flatMap((one) => one ?? [])
}

// 'Pray I pass', 'pray that he calls': what follows is not so yet.
const WISHED_FOR = /^(please )?(pray|praying|hoping|hope)( that)? (I|we|my|our|he|she|they|it|the)\b/i

function asFragment(text: string): Told | undefined {
  const fragment = fragmentIn(text)
  return fragment ? { text: fragment, kind: 'fragment', about: 'thing' } : undefined
}

/** Takes off 'please pray for', 'I need prayers because' and the like: what follows is the need itself. */
export function withoutRequest(sentence: string): string {
  return sentence
    .replace(/^(hi|hello|hey|dear (god|lord)|lord|god|father god|jesus|heavenly father)[, ]+/i, '')
    .replace(
      /^((please|kindly|can|could|would|you|someone|anyone|just|help|me|i|am|we|are|need|want|would|like|ask|asking|requesting|request|for|your)\s+)*(pray|prayer|prayers|praying)\s+((for|that|about|because|as|please|regarding)\s*)+/i,
      '',
    )
    .trim()
}

/** 'I feel far from God' is said to God as 'I feel far from you'. Any other mention stays as it was. */
function toGod(text: string): string {
  if (/\b(you|your)\b/i.test(text)) return `${text} God`
  return text.replace(
    /\b(from|to|with|at|in|about|of|need|trust|hear|feel|find|love|know|miss|toward|towards|without|seeking|trusting) (God|the Lord|Jesus)$/i,
    '$1 you',
  )
}

// 'Tomorrow I have to leave' is a clause with its time said first.
const TIME_FIRST =
  /^(today|tomorrow|tonight|yesterday|this morning|last night|last week|last month|next week|this week|right now|lately|these days|now),? (?=(I|we|he|she|they|my|our|the)\b)/i

function asClause(said: string, isForOne: boolean): Told | undefined {
  const time = TIME_FIRST.exec(said)?.[0]
  if (!time) return asPlainClause(said, isForOne)
  const told = asPlainClause(said.slice(time.length), isForOne)
  return told && { ...told, text: `${time.trim().toLowerCase().replace(/,$/, '')} ${told.text}` }
}

function asPlainClause(text: string, isForOne: boolean): Told | undefined {
  const words = text.split(' ')
  if (words.length < CLAUSE_WORDS_MIN || words.length > CLAUSE_WORDS_MAX) return undefined
  if (!isSayable(text) || !endsCleanly(text)) return undefined
  const [first = '', second = ''] = words
  if (/^(I|we)$/i.test(first)) {
    const said = `${first === 'I' ? 'I' : 'we'} ${words.slice(1).join(' ')}`
    return isOwnVerb(second) && !isUnfinished(said)
      ? { text: said, kind: 'clause', about: 'self' }
      : undefined
  }
  if (/^(there (is|are|was|were|has been)|(everyone|everything|nothing|nobody|no one) \w+)\b/i.test(text)) {
    return { text: lowered(text), kind: 'clause', about: 'thing' }
  }
  if (/^(he|she|they)$/i.test(first))
    return aboutPronoun(first.toLowerCase(), words.slice(1).join(' '), isForOne)
  return aboutNoun(words)
}

function aboutPronoun(pronoun: string, predicate: string, isForOne: boolean): Told | undefined {
  if (!isPlainOfAnother(predicate)) return undefined
  // 'They' takes another verb than a name does.
  const about = isForOne ? 'recipient' : 'person'
  if (!isForOne || pronoun === 'they') return { text: `${pronoun} ${predicate}`, kind: 'clause', about }
  return { text: `{subject} ${predicate}`, kind: 'clause', about: 'recipient' }
}

/** 'I have been', 'I am so': a beginning that says nothing yet. */
function isUnfinished(text: string): boolean {
  return /^(I|we) (am|are|was|have|have been|feel|want|need|want to|need to)( so| very| really| just)*$/.test(
    text,
  )
}
