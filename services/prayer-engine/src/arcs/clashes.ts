import type { Arc } from './arc.ts'
import { sentencesOf } from './slots.ts'

/** So many words in a row that stand in two arcs are the same sentence to whoever prays both. */
const SHARED_WORDS = 8

/** Sentences that one arc has twice, and runs of words that two arcs share, a finding each. */
export function clashesBetween(arcs: readonly Arc[]): string[] {
  const firstIn = new Map<string, string>()
  const found = new Set<string>()
  for (const arc of arcs) {
    const own = new Set<string>()
    for (const text of textsOf(arc)) {
      for (const run of runsOf(text)) {
        const other = firstIn.get(run)
        if (other !== undefined && other !== arc.id) found.add(`${arc.id}: shares "${run}" with ${other}`)
        own.add(run)
      }
    }
    for (const run of own) if (!firstIn.has(run)) firstIn.set(run, arc.id)
  }
  return [...found]
}

/** Everything that an arc says, in both voices. */
export function textsOf({ address, self, other, close }: Arc): string[] {
  const voices = [self, other].flatMap((voice) => (voice ? [voice] : []))
  return [
    ...Object.values(address).flat(),
    ...voices.flatMap(({ bring, held, passages, turn, asking }) => [
      ...bring,
      ...held.flat(),
      ...passages.map(({ answer }) => answer),
      ...Object.values(turn),
      ...asking.flat(),
    ]),
    ...Object.values(close),
  ]
}

function runsOf(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const words = sentence.toLowerCase().match(/[\p{L}'{}]+/gu) ?? []
    return words.flatMap((_, at) =>
      at + SHARED_WORDS <= words.length ? [words.slice(at, at + SHARED_WORDS).join(' ')] : [],
    )
  })
}
