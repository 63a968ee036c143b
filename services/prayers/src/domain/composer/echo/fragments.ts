import { endsCleanly } from './clause-shape.ts'
import { isSayable, withoutRequest } from './clauses.ts'
import { feelingsIn } from './feelings.ts'
import { MODIFIERS, nounKind } from './nouns.ts'
import { isRelation } from './people.ts'
import { lowered } from './restore.ts'
import { isBoundary } from './split-clauses.ts'

const WORDS_MAX = 14
const WORDS_MIN = 3
/** Of the words of a fragment, so many may be strangers to us: a name, a trade, a town. */
const UNKNOWN_SHARE_MAX = 0.5

/**
 * A sentence without a verb of its own, as people jot it down: 'four kids, one bathroom, no sleep'. It can be said
 * after a colon exactly as it stands.
 */
export function fragmentIn(sentence: string): string | undefined {
  const text = withoutRequest(sentence).replace(/[,\s]+$/, '')
  const words = text.split(' ')
  if (words.length < WORDS_MIN || words.length > WORDS_MAX) return undefined
  if (!isSayable(text) || !endsCleanly(text) || /\b(you|your|yours)\b|\?/i.test(text)) return undefined
  if (
    /^(should|could|would|can|will|do|does|is|are|what|why|how|who|when|where|if|that|to|and|or|but|make|let|say|tell|give)\b/i.test(
      text,
    )
  ) {
    return undefined
  }
  const unknown = words.filter((word) => !isKnown(word)).length
  return unknown / words.length > UNKNOWN_SHARE_MAX ? undefined : lowered(text)
}

function isKnown(word: string): boolean {
  const plain = word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  return (
    isBoundary(plain) ||
    nounKind(plain) !== undefined ||
    isRelation(plain) ||
    MODIFIERS.has(plain) ||
    feelingsIn(plain).length > 0 ||
    /^(my|our|the|a|an|his|her|their|\d+|\w+ing|\w+ed|three|four|five|six|seven|eight|ten|months?|weeks?|days?|years?|hours?|night|sober|clean|sunday|monday|tuesday|wednesday|thursday|friday|saturday)$/.test(
      plain,
    )
  )
}
