import type { Heard } from './echo/listen.ts'
import type { Thing } from './echo/things.ts'
import { ECHO_STOCK } from './larder.ts'
import type { Picker } from './picker.ts'
import type { VoiceKind } from './stock.ts'
import { fillIn } from './template.ts'
import type { PersonMention } from './voice.ts'
import { countWords } from './words.ts'

/** Two clauses stand in one sentence only while it can be said in one breath. */
const TWO_CLAUSES_WORDS_MAX = 18

export interface EchoLines {
  readonly telling?: string
  readonly thanks?: string
  readonly petition?: string
}

/** Writes what was heard into sentences of the prayer: once where it is told, once where something is asked. */
export function echoLines(heard: Heard, picker: Picker, kind: VoiceKind, wantsThanks: boolean): EchoLines {
  const frame = (section: string, values: Record<string, string | undefined>) => {
    const longest = 30 - Object.values(values).reduce((sum, value) => sum + countWords(value ?? ''), 0)
    const chosen = picker.pick(ECHO_STOCK[section] ?? [], kind, longest)
    return chosen && fillIn(chosen.template, values)
  }
  const told: string[] = []
  const thanks = wantsThanks ? thanksLine(heard, frame, told) : undefined
  const telling = tellingLine(heard, frame, told)
  const petition = petitionLine(heard, frame, told)
  for (const sentence of [thanks, telling]) if (sentence) picker.remember(sentence)
  return { ...(thanks && { thanks }), ...(telling && { telling }), ...(petition && { petition }) }
}

type Frame = (section: string, values: Record<string, string | undefined>) => string | undefined

function thanksLine(heard: Heard, frame: Frame, told: string[]): string | undefined {
  const clause = heard.clauses.find(({ isGlad }) => isGlad)
  if (clause) return say(told, clause.text, frame('thanks-clause', { clause: clause.text }))
  const [thing, thing2] = heard.things.filter(({ kind }) => kind === 'gift')
  if (thing && thing2)
    return say(
      told,
      `${thing.text} ${thing2.text}`,
      frame('thanks-things', { thing: thing.text, thing2: thing2.text }),
    )
  if (thing) return say(told, thing.text, frame('thanks-thing', { thing: thing.text }))
  const [person] = heard.people
  return person && say(told, person.text, frame('thanks-person', { person: person.text }))
}

function tellingLine(heard: Heard, frame: Frame, told: string[]): string | undefined {
  const clauses = heard.clauses.filter(({ text }) => !isTold(text, told)).map(({ text }) => text)
  const [clause, clause2] = clauses
  if (clause && clause2 && countWords(clause) + countWords(clause2) <= TWO_CLAUSES_WORDS_MAX) {
    return say(told, `${clause} ${clause2}`, frame('telling-two', { clause, clause2 }))
  }
  if (clause) return say(told, clause, frame('telling-clause', { clause }))
  const [thing, thing2] = heard.things.filter(({ short }) => !isTold(short, told))
  const person = heard.people.find(({ text }) => !isTold(text, told))
  if (person && thing)
    return say(
      told,
      `${person.text} ${thing.text}`,
      frame('telling-person-thing', { person: person.text, thing: thing.text, them: objectOf(person) }),
    )
  if (thing && thing2)
    return say(
      told,
      `${thing.text} ${thing2.text}`,
      frame('telling-things', { thing: thing.text, thing2: thing2.text }),
    )
  if (thing) return say(told, thing.text, frame('telling-thing', { thing: thing.text }))
  if (person)
    return say(told, person.text, frame('telling-person', { person: person.text, them: objectOf(person) }))
  const [feeling] = heard.feelings
  return feeling && say(told, feeling, frame('telling-feeling', { feeling }))
}

function petitionLine(heard: Heard, frame: Frame, told: readonly string[]): string | undefined {
  const thing = heard.things.find(({ short }) => !isTold(short, told)) ?? heard.things[0]
  const person = heard.people.find(({ text }) => !isTold(text, told))
  if (person && (!thing || isTold(thing.short, told)))
    return frame('petition-person', { person: person.text, them: objectOf(person) })
  if (thing) return frame(`petition-${placeOf(thing)}`, { thing: thing.short })
  if (heard.people[0])
    return frame('petition-person', { person: heard.people[0].text, them: objectOf(heard.people[0]) })
  const [time] = heard.times
  if (time) return frame('petition-time', { time })
  const feeling = heard.feelings.find((word) => !isTold(word, told))
  return feeling && frame('petition-feeling', { feeling })
}

function placeOf({ kind }: Thing): string {
  return kind === 'gift' ? 'thing' : kind
}

function objectOf({ pronoun }: PersonMention): string {
  return pronoun === 'she' ? 'her' : pronoun === 'he' ? 'him' : 'them'
}

function say(told: string[], words: string, sentence: string | undefined): string | undefined {
  if (sentence) told.push(words.toLowerCase())
  return sentence
}

function isTold(text: string, told: readonly string[]): boolean {
  const words = text
    .toLowerCase()
    .split(' ')
    .filter((word) => word.length > 3)
  return words.length > 0 && told.some((sentence) => words.every((word) => sentence.includes(word)))
}
