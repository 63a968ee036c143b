import type { Pronoun } from '../people.ts'

/** What the slots of an arc become. */
export interface SlotValues {
  /** 'Ana', 'my mother'. Absent in a prayer for oneself. */
  readonly name?: string
  readonly pronoun?: Pronoun
  /** The name takes a plural verb: 'my parents are'. */
  readonly isPlural?: boolean
  /** 'tomorrow', 'on Friday': a day that is still to come. */
  readonly day?: string
}

/** What a person and a day put into the slots. */
export function slotValues({ person, day }: Filling): SlotValues {
  return {
    ...(person && { name: person.text, pronoun: person.pronoun, isPlural: person.isPlural }),
    ...(day !== undefined && { day }),
  }
}

interface Filling {
  readonly person?:
    | { readonly text: string; readonly pronoun: Pronoun; readonly isPlural: boolean }
    | undefined
  readonly day?: string | undefined
}

const FORMS: Readonly<Record<Pronoun, Readonly<Record<string, string>>>> = {
  she: { they: 'she', them: 'her', their: 'her', theirs: 'hers', themselves: 'herself' },
  he: { they: 'he', them: 'him', their: 'his', theirs: 'his', themselves: 'himself' },
  they: { they: 'they', them: 'them', their: 'their', theirs: 'theirs', themselves: 'themselves' },
}
const SLOT = /\{([^{}]*)\}/g
export const SLOT_NAMES: ReadonlySet<string> = new Set(['name', 'day', ...Object.keys(FORMS.they)])

/** Whether a slot can be filled at all: one of the names, or 'they' with a verb. Its first letter may be a capital. */
export function isKnownSlot(slot: string): boolean {
  const plain = lowerFirst(slot)
  return SLOT_NAMES.has(plain) || /^they [a-z']+$/.test(plain)
}

/** The slots that a text holds, as they are written. */
export function slotsIn(text: string): string[] {
  return [...text.matchAll(SLOT)].map(([, slot = '']) => slot)
}

/**
 * Fills the slots of a text. A sentence with a day is left out when no day is known; a sentence begins with a capital.
 */
export function fillSlots(text: string, values: SlotValues): string {
  return sentencesOf(text)
    .filter((sentence) => values.day !== undefined || !sentence.includes('{day}'))
    .map((sentence) => (values.isPlural ? withPluralVerb(sentence) : sentence))
    .map((sentence) => upperFirst(sentence.replaceAll(SLOT, (_, slot: string) => slotValue(slot, values))))
    .join(' ')
}

/** The sentences of a text of ours: they end with a full stop, a question mark or a colon before a space. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!])\s+(?=[A-Z{])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** '{name} is', '{name}, who has': the verb right after a plural name. */
function withPluralVerb(sentence: string): string {
  return sentence.replace(
    /(\{[Nn]ame\}(?:,? who)? (?:\w+ly |still |never |also |always )?)(is|isn't|was|wasn't|has|hasn't|does|doesn't|goes|(?!this|always|perhaps|sometimes|besides|across|less|yes\b)[a-z]{3,}(?<!s)s)\b/g,
    (_, before: string, verb: string) =>
      `${before}${PLURAL[verb] ?? verb.replace(/(?<=[a-z]{2})ies$/, 'y').replace(/s$/, '')}`,
  )
}

const PLURAL: Readonly<Record<string, string>> = {
  is: 'are',
  "isn't": "aren't",
  was: 'were',
  "wasn't": "weren't",
  has: 'have',
  "hasn't": "haven't",
  does: 'do',
  "doesn't": "don't",
  goes: 'go',
}

function slotValue(slot: string, { name = '', pronoun = 'they', day = '' }: SlotValues): string {
  const plain = lowerFirst(slot)
  const forms = FORMS[pronoun]
  const value =
    plain === 'name'
      ? name
      : plain === 'day'
        ? day
        : plain.startsWith('they ')
          ? `${forms.they} ${conjugated(plain.slice('they '.length), pronoun)}`
          : (forms[plain] ?? '')
  return plain === slot ? value : upperFirst(value)
}

const IRREGULAR: Readonly<Record<string, string>> = {
  are: 'is',
  "aren't": "isn't",
  were: 'was',
  "weren't": "wasn't",
  have: 'has',
  "haven't": "hasn't",
  do: 'does',
  "don't": "doesn't",
  go: 'goes',
}
// The same for every person.
const INVARIANT =
  /^(?:can|could|may|might|must|shall|should|will|would|had|did|(?!need|feed|bleed|heed|succeed|proceed)\w+ed)$/

function conjugated(verb: string, pronoun: Pronoun): string {
  if (pronoun === 'they' || INVARIANT.test(verb)) return verb
  const irregular = IRREGULAR[verb]
  if (irregular) return irregular
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
