import type { Recipient } from '../../prayer.ts'
import { speaksOfHarm } from '../../speaks-of-harm.ts'
import { type Heard, listenTo, UNHEARD } from './listen.ts'
import { sentencesOf } from './normalise.ts'
import { namedIn } from './things.ts'

/** In a crisis one thing is heard: whom the prayer is for. Nothing of what was written is said back. */
export function listenInCrisis(situation: string | undefined, recipient: Recipient): Heard {
  if (!situation || recipient.name) return UNHEARD
  if (recipient.relationship !== 'Self') {
    const { recipient: called, recipientPronoun } = listenTo(situation, recipient)
    return { ...UNHEARD, ...(called && { recipient: called }), ...(recipientPronoun && { recipientPronoun }) }
  }
  const [first = ''] = sentencesOf(situation)
  // 'My son wants to die' is about him; 'my husband hits me' is about the one who writes.
  const isOfAnother = /^(my|our) /i.test(first) && !/\b(I|me|us)\b/.test(first) && !speaksOfHarm(situation)
  const person = isOfAnother ? namedIn(first).people[0] : undefined
  return person ? { ...UNHEARD, recipient: person } : UNHEARD
}
