/**
 * Whether the server should be asked in which language this is: it has letters that English lacks, or none of the
 * words that hardly any English sentence does without. Of two or three words nobody could say.
 */
export function mayBeForeign(situation: string): boolean {
  if (/[^\P{L}a-z]/iu.test(situation)) return true
  return situation.trim().split(/\s+/).length >= SAYING_WORDS && !COMMON.test(situation)
}

const SAYING_WORDS = 4

const COMMON =
  /\b(?:the|my|is|and|of|for|with|you|your|was|are|have|has|that|this|it|not|but|from|about|i'm|i've|we're|we|he|she|they|i am|i feel|i need|i want)\b/i
