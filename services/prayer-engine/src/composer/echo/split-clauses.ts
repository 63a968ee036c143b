import { startsWithSubject } from './clause-shape.ts'
import { isRelation } from './people.ts'
import { BOUNDARIES } from './verbs.ts'

/** A piece of a sentence that may stand alone. */
export interface Piece {
  readonly text: string
  /** It follows 'if', 'unless' or 'when': not a fact. */
  readonly isSupposed: boolean
}

const JOINTS = /^(and|but|because|so|since|while|although|though|yet|as|then|plus)$/i
const ONE_BREATH_WORDS = 14
const SUPPOSING = /^(if|unless|when|whenever|until)$/i
// After these, 'if' and 'whether' begin what is known or asked, and belong to the sentence.
const ASKS_WHETHER = /^(know|decide|deciding|hear|wonder|wondering|ask|asking|see|sure|unsure|tell|choose)$/i

/** Splits a sentence at its commas, and at the words between clauses. */
export function splitClauses(sentence: string): Piece[] {
  const pieces: Piece[] = []
  const words = sentence.split(' ')
  let current: string[] = []
  let isSupposed = false
  const close = (nextIsSupposed: boolean) => {
    const text = current.join(' ').replace(/,$/, '').trim()
    if (text !== '') pieces.push({ text, isSupposed })
    current = []
    isSupposed = nextIsSupposed
  }
  words.forEach((word, at) => {
    const rest = words.slice(at + 1).join(' ')
    if (JOINTS.test(word) && isJoint(word, current, rest)) close(false)
    else if (word === 'I' && isRunOn(current, rest)) {
      close(false)
      current.push(word)
    } else if (SUPPOSING.test(word) && !ASKS_WHETHER.test(current.at(-1) ?? '')) close(true)
    else if (/^(who|which)$/i.test(word) && !hasVerb(current) && current.length > 0) {
      // 'my mother who is sick' is the same clause without its 'who'.
    } else {
      current.push(word)
      if (word.endsWith(',') && !isList(current, rest)) close(false)
    }
  })
  close(false)
  return pieces
}

function isJoint(word: string, current: readonly string[], rest: string): boolean {
  const isAnd = /^(and|but)$/i.test(word)
  if (isAnd && isNamesOnly(current) && startsWithSubject(rest)) return false
  if (/\bbetween\b/i.test(current.join(' '))) return false
  if (isAnd) return startsWithSubject(rest) || startsWithVerb(rest)
  // 'since the stroke' is no clause; 'since the doctor called' is.
  const next = rest.split(/,| and | but | so /)[0] ?? ''
  if (!startsWithSubject(rest) || !hasVerb(next.split(' '))) return false
  // 'She cannot sleep since her husband died' is said in one breath.
  const isOneBreath = current.length + 1 + next.split(' ').length <= ONE_BREATH_WORDS
  return !(isOneBreath && /^(because|since|while|although|though)$/i.test(word))
}

/** 'go back to school I am 42': two sentences nobody put a stop between. */
function isRunOn(current: readonly string[], rest: string): boolean {
  const before = current.at(-1) ?? ''
  const isOpen = isBoundary(before) || before.endsWith(',')
  return (
    current.length >= 4 &&
    !isOpen &&
    /^(am (\d+|so|a|an|very|just)|feel so|cannot|do not know|need)\b/i.test(rest)
  )
}

/** 'my husband and I', 'my mother and my sister': one subject. */
function isNamesOnly(words: readonly string[]): boolean {
  return words.length <= 3 && words.some((word) => isRelation(word)) && !hasVerb(words)
}

/** 'my kids, my garden, good coffee' is one list, not three clauses. */
function isList(current: readonly string[], rest: string): boolean {
  const next = rest.split(/,|\band\b/)[0] ?? ''
  return current.length <= 4 && !hasVerb(current) && !hasVerb(next.trim().split(' '))
}

function hasVerb(words: readonly string[]): boolean {
  return words.some((word) => {
    const plain = word.toLowerCase().replace(/[^a-z']/g, '')
    return VERBS.test(plain)
  })
}

const VERBS =
  /^(am|is|are|was|were|have|has|had|do|does|did|will|would|can|cannot|could|should|must|feel|feels|felt|got|lost|need|needs|want|wants|keep|keeps|came|went|died|left|broke|said|\w{3,}ed)$/

function startsWithVerb(rest: string): boolean {
  return /^(am|was|have|had|feel|felt|cannot|could not|do not|did not|need|want|lost|miss|keep|got|just|still|struggling|worried|scared|afraid|feeling|trying)\b/i.test(
    rest,
  )
}

export function isBoundary(word: string): boolean {
  return BOUNDARIES.has(word.toLowerCase())
}
