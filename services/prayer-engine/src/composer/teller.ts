import type { Heard } from './echo/listen.ts'
import type { Thing } from './echo/things.ts'
import { ECHO_STOCK } from './larder.ts'
import type { Picker } from './picker.ts'
import type { VoiceKind } from './stock.ts'
import { fillIn } from './template.ts'
import type { PersonMention } from './voice.ts'
import { countWords } from './words.ts'

const SENTENCE_WORDS_MAX = 28
/** When so much of what it would say has been said, a sentence says it again. */
const TOLD_SHARE = 0.6

/** Puts what was said into frames, and remembers what has been told, so that nothing is told twice. */
export interface Teller {
  isTold(words: string): boolean
  things(): readonly Thing[]
  allThings(): readonly Thing[]
  people(): readonly PersonMention[]
  clause(section: string, clause: string): string | undefined
  twoClauses(section: string, clause: string, clause2: string): string | undefined
  thing(section: string, thing: Thing): string | undefined
  shortThing(section: string, thing: Thing): string | undefined
  twoThings(section: string, thing: Thing, thing2: Thing): string | undefined
  person(section: string, person: PersonMention): string | undefined
  personAndThing(section: string, person: PersonMention, thing: Thing): string | undefined
  time(section: string, time: string): string | undefined
  feeling(section: string, feeling: string): string | undefined
}

export function createTeller(heard: Heard, picker: Picker, kind: VoiceKind): Teller {
  const told: string[] = []
  const isTold = (text: string) => {
    const words = tellingWords(text)
    const known = words.filter((word) => told.includes(word)).length
    return words.length > 0 && known / words.length >= TOLD_SHARE
  }
  const frame = (section: string, values: Readonly<Record<string, string>>, said: string) => {
    const longest = SENTENCE_WORDS_MAX - countWords(said)
    const chosen = picker.pick(ECHO_STOCK[section] ?? [], kind, Math.max(longest, SHORTEST_FRAME))
    if (chosen) told.push(...tellingWords(said))
    return chosen && fillIn(chosen.template, values)
  }
  return {
    isTold,
    things: () => heard.things.filter(({ short }) => !isTold(short)),
    allThings: () => heard.things,
    people: () => heard.people.filter(({ text }) => !isTold(text)),
    clause: (section, clause) => frame(section, { clause, fragment: clause }, clause),
    twoClauses: (section, clause, clause2) => frame(section, { clause, clause2 }, `${clause} ${clause2}`),
    thing: (section, thing) => frame(section, { thing: thing.text }, thing.text),
    shortThing: (section, thing) => frame(section, { thing: thing.short }, thing.short),
    twoThings: (section, thing, thing2) =>
      frame(section, { thing: thing.text, thing2: thing2.text }, `${thing.text} ${thing2.text}`),
    person: (section, person) => frame(section, valuesOf(person), person.text),
    personAndThing: (section, person, thing) =>
      frame(section, { ...valuesOf(person), thing: thing.text }, `${person.text} ${thing.text}`),
    time: (section, time) => frame(section, { time }, time),
    feeling: (section, feeling) => frame(section, { feeling }, feeling),
  }
}

// Frames count their own placeholders as words, so the shortest of them is '{clause}.'
const SHORTEST_FRAME = 3

function valuesOf({ text, pronoun }: PersonMention): { person: string; them: string } {
  return { person: text, them: pronoun === 'she' ? 'her' : pronoun === 'he' ? 'him' : 'them' }
}

function tellingWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? []
  return words.filter((word) => word.length > 2 && !TELLS_NOTHING.has(word))
}

const TELLS_NOTHING = new Set(
  'the and our has have had was were are his her him she for with from that this they them not but subject been being will'.split(
    ' ',
  ),
)
