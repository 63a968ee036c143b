import { tidied } from './template.ts'
import type { Voice } from './voice.ts'

/** The recipient is called by name at most this often; pronouns do the rest. */
const NAMINGS_MAX = 2
/** 'Someone you know by name' is said once: after that everybody knows who is meant. */
const DESCRIBED = /^(the one|those|someone) /
/** Sentences between the first naming and the second. */
const NAMING_GAP = 3

/** Turns templates into sentences, in the order they will be read. */
export type Say = (template: string) => string

/**
 * A speaker remembers whether the recipient has been named yet: the first token that speaks of them
 * becomes the name, later ones a pronoun, and one late token the name again.
 *
 * Tokens: `{me}` `{my}` `{mine}` `{myself}` `{I}` `{I carry}` (subject and verb) `{v:carry}` (verb alone)
 * `{who}` `{God}`.
 */
export function speaker(voice: Voice, vocative: string): Say {
  const namingsMax = DESCRIBED.test(voice.who) ? 1 : NAMINGS_MAX
  let namings = 0
  let sentence = 0
  let namedAt = -NAMING_GAP

  const shouldName = () =>
    voice.kind === 'other' && namings < namingsMax && (namings === 0 || sentence - namedAt >= NAMING_GAP)
  const name = () => {
    namings++
    namedAt = sentence
    return voice.who
  }

  return (template) => {
    sentence++
    // The person's own words may already hold the name.
    if (voice.kind === 'other' && template.toLowerCase().includes(voice.who.toLowerCase())) {
      namings++
      namedAt = sentence
    }
    const text = template.replace(/\{([^{}]+)\}/g, (whole, token: string) => {
      if (token === 'God') return vocative
      if (token.startsWith('v:')) return inflected(token.slice(2), isSingular(voice))
      if (token === 'subject') return voice.kind === 'other' ? name() : voice.subject
      if (token === 'I') return shouldName() ? name() : voice.subject
      if (token === 'myself') return REFLEXIVES[voice.subject]
      if (token === 'mine') return POSSESSIVES[voice.subject]
      if (token.startsWith('I ')) return subjectAndVerb(token.slice(2))
      if (token === 'who') return explicitWho()
      if (token === 'me') return shouldName() ? name() : voice.object
      if (token === 'my')
        return shouldName() && ownsByName(voice) ? possessiveOf(name(), voice.isWhoPlural) : voice.possessive
      return whole
    })
    return tidied(text)
  }

  function explicitWho(): string {
    if (voice.kind !== 'other') return voice.who
    return namings < namingsMax && namedAt !== sentence ? name() : voice.object
  }

  function subjectAndVerb(verb: string): string {
    if (shouldName()) return `${name()} ${inflected(verb, !voice.isWhoPlural)}`
    if (voice.subject === 'I') return `I ${verb}`
    return `${voice.subject} ${inflected(verb, isSingular(voice))}`
  }
}

/** The words a line counts for before anybody knows where the name will stand. */
export function sketch(template: string, voice: Voice, vocative: string): string {
  return speaker({ ...voice, kind: voice.kind === 'other' ? 'we' : voice.kind }, vocative)(template)
}

const REFLEXIVES = {
  I: 'myself',
  we: 'ourselves',
  they: 'themselves',
  she: 'herself',
  he: 'himself',
} as const
const POSSESSIVES = { I: 'mine', we: 'ours', they: 'theirs', she: 'hers', he: 'his' } as const

function isSingular(voice: Voice): boolean {
  return voice.subject === 'she' || voice.subject === 'he'
}

const IRREGULAR: Readonly<Record<string, readonly [singular: string, plural: string]>> = {
  am: ['is', 'are'],
  was: ['was', 'were'],
  have: ['has', 'have'],
  do: ['does', 'do'],
  go: ['goes', 'go'],
}
const UNCHANGING = new Set(['can', 'cannot', 'may', 'might', 'must', 'will', 'could', 'should', 'would'])

/** The verb phrase as a third person says it: 'do not know' becomes 'does not know'. */
function inflected(phrase: string, isSingularSubject: boolean): string {
  const [verb = '', ...rest] = phrase.split(' ')
  const irregular = IRREGULAR[verb]
  const form = irregular ? irregular[isSingularSubject ? 0 : 1] : isSingularSubject ? withS(verb) : verb
  return [form, ...rest].join(' ')
}

function withS(verb: string): string {
  if (UNCHANGING.has(verb) || verb.endsWith('ed')) return verb
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`
}

/** 'The one I love' can be named but not given an apostrophe. */
function ownsByName({ who }: Voice): boolean {
  return !/^the (one|people) /.test(who)
}

function possessiveOf(name: string, isPlural: boolean): string {
  return isPlural && name.endsWith('s') ? `${name}’` : `${name}’s`
}
