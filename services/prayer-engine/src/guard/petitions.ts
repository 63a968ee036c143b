import type { PartKind } from '../prayer.ts'
import { isDeparted } from '../situation/departed.ts'
import { readSituation } from '../situation/read-situation.ts'
import type { GuardContext, Refusal } from './verdict.ts'

const ASKS: ReadonlySet<PartKind> = new Set<PartKind>(['petition'])
const DAY =
  /\b(?:yesterday|(?:next|last) (?:week|weekend|month)|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/g
// 'What can wait until tomorrow' asks for today, and without a day to come 'tomorrow' is any next day.
const TOMORROW = /\b(?<!(?:until|till|leave|about|of|for) )tomorrow\b/g

/**
 * What is wrong with a sentence that asks: it asks something for the dead, for a day that the plan does not look
 * forward to, or speaks of the recipient with the wrong pronoun. `spoken`: the sentence as plain speech.
 */
export function refusePetition(part: PartKind, spoken: string, context: GuardContext): Refusal | undefined {
  if (!ASKS.has(part)) return undefined
  return refuseDead(spoken, context) ?? refuseDay(spoken, context) ?? refusePronoun(spoken, context)
}

function refuseDead(spoken: string, { request }: GuardContext): Refusal | undefined {
  const { people, sentences, tellsOfDeath } = readSituation(request)
  if (!tellsOfDeath) return undefined
  const text = sentences.join(' ')
  const dead = [...people.map((person) => person.text), request.recipient.name ?? ''].filter(
    (called) => called !== '' && isDeparted(called, text),
  )
  return dead.some((called) => spoken.includes(called.toLowerCase()))
    ? { code: 'asks-for-the-dead' }
    : undefined
}

function refuseDay(spoken: string, { plan }: GuardContext): Refusal | undefined {
  if (!plan) return undefined
  const known = plan.day?.toLowerCase() ?? ''
  const days = [...(spoken.match(DAY) ?? []), ...(known === '' ? [] : (spoken.match(TOMORROW) ?? []))]
  return days.some((day) => !known.includes(day) && !day.includes(known || '-'))
    ? { code: 'another-day' }
    : undefined
}

/** A 'he' in a prayer for a woman is somebody else, and must be somebody who was told of. */
function refusePronoun(spoken: string, { request, plan }: GuardContext): Refusal | undefined {
  const pronoun = plan?.voice === 'other' ? plan.person?.pronoun : undefined
  if (pronoun === undefined || pronoun === 'they') return undefined
  const other = pronoun === 'she' ? /\b(?:he|him|his|himself)\b/ : /\b(?:she|her|hers|herself)\b/
  const isToldOf = readSituation(request).people.some((person) => person.pronoun !== pronoun)
  return other.test(spoken) && !isToldOf ? { code: 'wrong-person' } : undefined
}
