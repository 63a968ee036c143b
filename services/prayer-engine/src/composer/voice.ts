import { readsAsSeveral, spokenName } from '../name.ts'
import type { Recipient } from '../prayer.ts'
import { isRelation, mentionOf } from './echo/people.ts'
import type { VoiceKind } from './stock.ts'

/** A person the situation speaks of: 'my mother', with the pronoun its word allows. */
export interface PersonMention {
  readonly text: string
  readonly pronoun: 'she' | 'he' | 'they'
  readonly isPlural: boolean
}

/** Of whom the prayer speaks, and with which words. */
export interface Voice {
  readonly kind: VoiceKind
  /** How the recipient is first called: 'Ana', 'my friend', 'my family'; 'me' for oneself. */
  readonly who: string
  /** Whether `who` takes a plural verb. */
  readonly isWhoPlural: boolean
  readonly subject: 'I' | 'we' | 'they' | 'she' | 'he'
  readonly object: string
  readonly possessive: string
}

const PRONOUNS = {
  I: { object: 'me', possessive: 'my' },
  we: { object: 'us', possessive: 'our' },
  they: { object: 'them', possessive: 'their' },
  she: { object: 'her', possessive: 'her' },
  he: { object: 'him', possessive: 'his' },
} as const

/** A relationship without a name and without a word for it in the situation. Nothing here presumes a sex or a number. */
const UNNAMED: Record<Recipient['relationship'], { who: string; kind: VoiceKind; isPlural: boolean }> = {
  Self: { who: 'me', kind: 'self', isPlural: false },
  Family: { who: 'my family', kind: 'we', isPlural: false },
  Friend: { who: 'my friend', kind: 'other', isPlural: false },
  Relationship: { who: 'the one I love', kind: 'other', isPlural: false },
  Work: { who: 'those I work beside', kind: 'other', isPlural: true },
  Church: { who: 'our church', kind: 'we', isPlural: false },
  Other: { who: 'someone you know by name', kind: 'other', isPlural: false },
}

// Who is meant when a prayer for these is told as 'we'.
const TOGETHER: Partial<Record<Recipient['relationship'], string>> = {
  Relationship: 'the two of us',
  Work: 'all of us at work',
}

/**
 * Decides whom the prayer speaks of. A sex is taken only from what the request says (`mention`,
 * a relation such as 'my mother' or the situation's own pronoun), never from a name.
 */
export function voiceFor(
  recipient: Recipient,
  mention?: PersonMention,
  saidPronoun?: 'she' | 'he',
  saysWe = false,
): Voice {
  const unnamed = UNNAMED[recipient.relationship]
  if (unnamed.kind === 'self') return mention ? voiceOf(mention) : ONESELF
  const name = spokenName(recipient.name ?? '')
  if (name) {
    const isPlural = readsAsSeveral(name)
    return voice('other', name, isPlural, isPlural ? 'they' : (saidPronoun ?? pronounIn(name)))
  }
  const us = saysWe ? TOGETHER[recipient.relationship] : undefined
  if (us) return voice('we', us, true, 'we')
  if (mention) return voice('other', mention.text, mention.isPlural, mention.pronoun)
  if (unnamed.kind === 'we') return voice('we', unnamed.who, unnamed.isPlural, 'we')
  return voice('other', unnamed.who, unnamed.isPlural, unnamed.isPlural ? 'they' : (saidPronoun ?? 'they'))
}

/** 'Grandma' and 'Uncle Joe' say it themselves. */
function pronounIn(name: string): PersonMention['pronoun'] {
  const relation = name.split(' ').find((word) => isRelation(word))
  return relation ? mentionOf(relation, name).pronoun : 'they'
}

/** Speaks of a person the situation names, whoever the prayer is for. */
export function voiceOf(person: PersonMention): Voice {
  return voice('other', person.text, person.isPlural, person.pronoun)
}

export const ONESELF: Voice = voice('self', 'me', false, 'I')

function voice(kind: VoiceKind, who: string, isWhoPlural: boolean, subject: Voice['subject']): Voice {
  return { kind, who, isWhoPlural, subject, ...PRONOUNS[subject] }
}
