import type { Length, Passage } from '../prayer.ts'
import { countWords } from './words.ts'

/** Scripture may fill this many words of a prayer, so that the person's own need has room. */
const QUOTED_WORDS_MAX: Record<Length, number> = { brief: 34, standard: 62, long: 100 }

/** The passages a prayer of this length has room for, in the order they were handed out; always the first. */
export function chooseQuotations(passages: readonly Passage[], length: Length): Passage[] {
  const budget = QUOTED_WORDS_MAX[length]
  const chosen: Passage[] = []
  let words = 0
  for (const passage of passages) {
    const more = countWords(passage.text)
    if (chosen.length > 0 && (words + more > budget || length === 'brief')) continue
    chosen.push(passage)
    words += more
  }
  return chosen
}

/** The sections of lead-ins that fit a passage: by who speaks in it, and whether it is a psalm. */
export function leadInsFor({ reference, voice }: Passage, isFirst: boolean): string[] {
  if (!isFirst) return ['another']
  const spoken = voice ?? 'story'
  return reference.startsWith('Psalm ') ? ['plain', spoken, `psalm-${spoken}`] : ['plain', spoken]
}
