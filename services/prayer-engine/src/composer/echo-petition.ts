import type { Heard } from './echo/listen.ts'
import type { Thing } from './echo/things.ts'
import type { Manner } from './echo-lines.ts'
import type { VoiceKind } from './stock.ts'
import type { Teller } from './teller.ts'
import type { PersonMention } from './voice.ts'

/** Names again, in a petition, something or somebody the situation spoke of. */
export function askAgain(
  heard: Heard,
  teller: Teller,
  { isLight }: Manner,
  voice: VoiceKind,
): { sentence: string; isOfOne: boolean } | undefined {
  const things = teller.allThings().filter((thing) => !thing.isBare && !isOver(thing, heard))
  const thing = things.find(({ short }) => !teller.isTold(short)) ?? things[0]
  const person = heard.people.find(({ text }) => !teller.isTold(text)) ?? heard.people[0]
  // 'Stay beside me this year, hour by hour' is more than anybody asked.
  const time = heard.times.find((said) => !/year|month|summer|fall|autumn|winter|spring/.test(said))
  const isPersonFirst = person && (!thing || teller.isTold(thing.short))
  const sentence =
    (isPersonFirst && teller.person('petition-person', calledAgain(person, teller))) ||
    (thing && teller.shortThing(`petition-${placeOf(thing, isLight, heard, voice)}`, thing)) ||
    (time && teller.time('petition-time', time)) ||
    (heard.feelings[0] && teller.feeling('petition-feeling', heard.feelings[0]))
  const isOfOne = !isPersonFirst && thing !== undefined && /^(the|this|these) /.test(thing.short)
  return sentence ? { sentence, isOfOne } : undefined
}

function placeOf({ kind, short }: Thing, isLight: boolean, { themes }: Heard, voice: VoiceKind): string {
  if (kind === 'gift') return isLight ? 'gift' : 'thing'
  if (kind !== 'illness') return kind
  // Whose illness 'the infection' is, nobody may have said.
  const isSomebodys = voice !== 'self' || themes.some(({ about }) => typeof about === 'object')
  return isSomebodys || /^(my|our) /.test(short) ? 'illness' : 'illness-unowned'
}

/** 'My cat Biscuit' is Biscuit, once it is known who that is. */
function calledAgain(person: PersonMention, teller: Teller): PersonMention {
  const name = / (\p{Lu}\p{Ll}+)$/u.exec(person.text)?.[1]
  return name && teller.isTold(person.text) ? { ...person, text: name } : person
}

/** 'The surgery went well', 'my savings are gone': nothing more is asked for it. */
function isOver({ kind, short }: Thing, { told }: Heard): boolean {
  const noun = short.split(' ').at(-1) ?? short
  const isDone = new RegExp(
    `\\b(?:(?:came|come|got|made it|are) through|lost) (?:the |my |his |her |their )?${noun}\\b|\\b${noun} (?:is|are|was|were) (?:over|gone|done|behind (?:me|us))\\b`,
    'i',
  )
  if (told.some(({ text }) => isDone.test(text))) return true
  return (
    (kind === 'event' || kind === 'illness') && told.some(({ isGlad, text }) => isGlad && text.includes(noun))
  )
}
