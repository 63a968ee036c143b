import type { Recipient } from '../../prayer.ts'
import type { PersonMention } from '../voice.ts'
import { type Heard, listenTo, UNHEARD } from './listen.ts'
import { sentencesOf } from './normalise.ts'
import { namedIn } from './things.ts'

/** Whom a prayer speaks of when somebody other than the writer is harmed. Never a name or a relation: it may be the wrong one. */
export const THE_HURT: PersonMention = { text: 'the one who is being hurt', pronoun: 'they', isPlural: false }

/** In a crisis one thing is heard: whom the prayer is for. Nothing of what was written is said back. */
export function listenInCrisis(situation: string | undefined, recipient: Recipient): Heard {
  if (!situation || recipient.name) return UNHEARD
  if (recipient.relationship !== 'Self') {
    const { recipient: called, recipientPronoun } = listenTo(situation, recipient)
    return { ...UNHEARD, ...(called && { recipient: called }), ...(recipientPronoun && { recipientPronoun }) }
  }
  const [first = ''] = sentencesOf(situation)
  // 'My son wants to die' is about him; 'my husband hits me' is about the one who writes.
  const isOfAnother = /^(my|our) /i.test(first) && !/\b(I|me|us)\b/.test(first)
  const person = isOfAnother ? namedIn(first).people[0] : undefined
  return person ? { ...UNHEARD, recipient: person } : UNHEARD
}
