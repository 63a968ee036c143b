import { endsCleanly } from './clause-shape.ts'
import { feelingsIn } from './feelings.ts'
import { MODIFIERS, nounKind } from './nouns.ts'
import { isRelation } from './people.ts'
import { lowered } from './restore.ts'
import { isSayable } from './sayable.ts'
import { isBoundary } from './split-clauses.ts'

const WORDS_MAX = 14
const WORDS_MIN = 2
/** Of the words of a fragment, so many may be strangers to us: a name, a trade, a town. */
const UNKNOWN_SHARE_MAX = 0.5

// What people add for the reader, not for God.
const ASIDE = /,? (help|please|thanks|thank you|amen)$/i
// A question, an order, or a clause whose subject is not said.
const NOT_A_JOTTING =
  /^(he|she|they|it|him|them|should|could|would|can|will|do|does|is|are|what|why|how|who|when|where|if|that|to|and|or|but|make|let|say|tell|give)\b|\b(you|your|yours)\b|\?|(?<!\b(before|since|after|as|how|what|why|and|that|when|where|who|because|than|while)) I\b/i

/**
 * A sentence without a verb of its own, as people jot it down: 'four kids, one bathroom, no sleep'. It can be said
 * after a colon exactly as it stands.
 */
export function fragmentIn(sentence: string): string | undefined {
  const text = sentence.replace(/[,\s]+$/, '').replace(ASIDE, '')
  const words = text.split(' ')
  if (words.length < WORDS_MIN || words.length > WORDS_MAX || NOT_A_JOTTING.test(text)) return undefined
  if (!isSayable(text) || !endsCleanly(text) || words.every((word) => isOnlyAName(word))) return undefined
  const unknown = words.filter((word) => !isKnown(word)).length
  return unknown / words.length > UNKNOWN_SHARE_MAX ? undefined : lowered(text)
}

/** 'My grandmother' alone is a person, and is told of as one. */
function isOnlyAName(word: string): boolean {
  return isRelation(word) || /^(my|our|the|and|church|family|\p{Lu}\p{Ll}+)$/u.test(word)
}

function isKnown(word: string): boolean {
  const plain = word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  return (
    isBoundary(plain) ||
    nounKind(plain) !== undefined ||
    isRelation(plain) ||
    MODIFIERS.has(plain) ||
    feelingsIn(plain).length > 0 ||
    PLAIN.test(plain)
  )
}

const PLAIN =
  /^(my|our|the|a|an|his|her|their|\d+|\w+ing|\w+ed|three|four|five|six|seven|eight|ten|months?|weeks?|days?|years?|hours?|night|sober|clean|sunday|monday|tuesday|wednesday|thursday|friday|saturday)$/
