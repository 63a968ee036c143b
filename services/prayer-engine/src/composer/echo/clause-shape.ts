import { isRelation } from './people.ts'

const SUBJECT =
  /^(i|we|he|she|they|it|there|my|our|his|her|their|the|this|these|everything|nothing|nobody|no one)\b/i

/** Whether words begin with something a new clause may be about. */
export function startsWithSubject(words: string): boolean {
  return SUBJECT.test(words) || isRelation(words.split(' ')[0] ?? '')
}

const LOOSE_ENDS =
  /\b(a|an|the|my|our|his|her|their|your|this|that|these|those|and|or|but|because|so|very|really|just|to|of|in|on|at|for|with|without|from|about|by|into|than|as|is|are|was|were|am|be|been|being|have|has|had|do|does|will|would|can|could|should|if|when|while|who|which|too much to|not|i|we|he|she|they|like|more|even)$/i

/** Whether a clause ends on a word that can end one. */
export function endsCleanly(text: string): boolean {
  return (
    !LOOSE_ENDS.test(text.replace(/[,\s]+$/, '')) ||
    /\b((neither|so|nor) (will|do|did|can|am|have|was) (I|we|he|she)|(I|we) (like|love|know|trust|am|do|have|can)|about it|for it|with it|how I am|who I am|what to do|I do|that|this|too|without)$/i.test(
      text,
    )
  )
}
