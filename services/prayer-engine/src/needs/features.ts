import type { NeedRequest } from './need-model.ts'

// Words so common that they tell no need.
const STOP = new Set(
  `a an the and or but so if of to in on at by as is are was were be been am it its this that these those i me my mine
  we us our you your he him his she her hers they them their who what which there here do does did have has had will
  would can could just very really also too then than again still with from about for into please pray prayer lord god
  help`.split(/\s+/),
)

/** What a request is judged by: stems of its words, pairs of neighbors, and what was chosen beside it. */
export function featuresOf({ situation = '', category, mood }: NeedRequest): string[] {
  const words = stemsOf(situation)
  const telling = words.filter((word) => !STOP.has(word))
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  const chosen = [...(category ? [`category:${category}`] : []), ...(mood ? [`mood:${mood}`] : [])]
  return [...new Set([...telling, ...pairs, ...chosen])]
}

export function stemsOf(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/['’]s?\b/g, '')
  return (plain.match(/\p{L}+|\d+/gu) ?? []).map((word) => (/^\d/.test(word) ? '#' : stem(word)))
}

/** Endings cut off, so that 'flying', 'flies' and 'fly' meet more often than not. */
function stem(word: string): string {
  if (word.length < 5) return word.replace(/(?<=..)s$/, '')
  return word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ing|edly|ed|ly|ment|ness)$/, '')
    .replace(/(?:es|s)$/, '')
    .replace(/(.)\1$/, '$1')
}
