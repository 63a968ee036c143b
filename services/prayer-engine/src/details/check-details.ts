import { arcs } from '../arcs/catalogue.ts'
import { checkText } from '../arcs/check-arc.ts'
import { slotsIn } from '../arcs/slots.ts'
import type { Detail } from './detail.ts'

const PETITIONS_MIN = 3
const WORDS = [6, 32] as const
/** A petition is true of the writer, their mother and their friend alike. */
const PERSON = /\b(?:I|me|my|mine|myself|he|him|his|himself|she|her|hers|herself|you and)\b/i

/** What is wrong with a detail, a sentence each; nothing when it keeps to the format and the guard passes it. */
export function checkDetail({ id, petitions, within }: Detail): string[] {
  return [
    ...(petitions.length < PETITIONS_MIN ? [`${id}: fewer than ${PETITIONS_MIN} petitions`] : []),
    ...[...within].filter((arc) => !arcs().has(arc)).map((arc) => `${id}: no arc ${arc}`),
    ...petitions.flatMap((text) => [
      ...checkText(id, text, WORDS),
      ...slotsIn(text)
        .filter((slot) => slot !== 'day')
        .map((slot) => `${id}: {${slot}} cannot stand there`),
      ...(PERSON.test(text) ? [`${id}: names a person: "${text}"`] : []),
    ]),
  ]
}
