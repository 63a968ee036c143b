import type { SpokenClause } from './echo/clauses.ts'
import type { Heard } from './echo/listen.ts'
import type { Picker } from './picker.ts'
import { chance, type Random } from './random.ts'
import type { VoiceKind } from './stock.ts'
import { createTeller, type Teller } from './teller.ts'
import { countWords } from './words.ts'

/** Two clauses stand in one sentence only while it can be said in one breath. */
const TWO_CLAUSES_WORDS_MAX = 18
/** How often the things of a situation are named, though its clauses could be said. */
const THINGS_INSTEAD = 0.2
const ONE_CLAUSE_ONLY = 0.25

/** Sentences that carry in what the person said. */
export interface EchoLines {
  readonly telling?: string
  readonly telling2?: string
  readonly thanks?: string
  readonly petition?: string
  /** The petition asks for the person the situation is about, when that is not the recipient. */
  readonly isPetitionOfOne?: boolean
}

/** How the situation is told. */
export interface Manner {
  /** Thanks are given for what is glad in it. */
  readonly givesThanks: boolean
  /** The mood is a light one: what is not sore is told gladly. */
  readonly isLight: boolean
}

/** Writes what was heard into sentences of the prayer: where it is told, where thanks are given, where something is asked. */
export function echoLines(
  heard: Heard,
  picker: Picker,
  kind: VoiceKind,
  manner: Manner,
  random: Random,
): EchoLines {
  const teller = createTeller(heard, picker, kind)
  const thanks = manner.givesThanks ? giveThanks(heard, teller, manner) : undefined
  const telling = tell(heard, teller, manner, random)
  const telling2 = telling ? tellMore(heard, teller) : undefined
  const petition = ask(heard, teller)
  for (const sentence of [thanks, telling, telling2]) if (sentence) picker.remember(sentence)
  return {
    ...(thanks && { thanks }),
    ...(telling && { telling }),
    ...(telling2 && { telling2 }),
    ...(petition && { petition: petition.sentence, isPetitionOfOne: petition.isOfOne }),
  }
}

function giveThanks(
  { clauses, fragments, people }: Heard,
  teller: Teller,
  { isLight }: Manner,
): string | undefined {
  const glad = clauses.find(
    (clause) => (clause.isGlad || (isLight && !clause.isSore)) && !leansBack(clause),
  )
  if (glad) return teller.clause('thanks-clause', glad.text)
  const [thing, thing2] = teller.things().filter((item) => item.kind === 'gift')
  if (thing && thing2) return teller.twoThings('thanks-things', thing, thing2)
  if (thing) return teller.thing('thanks-thing', thing)
  const [fragment] = fragments
  if (fragment && clauses.length === 0) return teller.fragment('thanks-fragment', fragment)
  const [person] = people
  return person && teller.person('thanks-person', person)
}

function tell(heard: Heard, teller: Teller, { isLight }: Manner, random: Random): string | undefined {
  const { fragments, departed, feelings } = heard
  const [clause, clause2] = clausesToTell(heard, teller)
  const [thing, thing2] = teller.things().filter(({ isBare }) => !isBare)
  const person = teller.people()[0]
  const prefersThings = chance(random, THINGS_INSTEAD) && departed.length === 0
  if (prefersThings && person && thing) return teller.personAndThing('telling-person-thing', person, thing)
  if (prefersThings && thing && thing2) return teller.twoThings('telling-things', thing, thing2)
  const isTooLong = countWords(`${clause} ${clause2}`) > TWO_CLAUSES_WORDS_MAX
  if (clause && clause2 && !isTooLong && !chance(random, ONE_CLAUSE_ONLY)) {
    return teller.twoClauses(isLight ? 'telling-two-calm' : 'telling-two', clause, clause2)
  }
  const jotted = fragments.find((text) => clause && countWords(`${text} ${clause}`) <= TWO_CLAUSES_WORDS_MAX)
  if (clause && jotted && !clause2) return teller.fragment('telling-fragment', `${jotted}, and ${clause}`)
  if (clause) return teller.clause(isLight ? 'telling-clause-calm' : 'telling-clause', clause)
  const [fragment, fragment2] = fragments.filter((text) => !teller.isTold(text))
  if (fragment && fragment2) return teller.twoFragments('telling-fragments', fragment, fragment2)
  if (fragment) return teller.fragment('telling-fragment', fragment)
  if (person && thing) return teller.personAndThing('telling-person-thing', person, thing)
  if (thing && thing2) return teller.twoThings('telling-things', thing, thing2)
  if (thing) return teller.thing('telling-thing', thing)
  if (departed[0]) return teller.person('telling-departed', departed[0])
  if (person) return teller.person('telling-person', person)
  return feelings[0] && teller.feeling('telling-feeling', feelings[0])
}

/** What the first telling left: said in a second sentence where there is room. */
function tellMore(heard: Heard, teller: Teller): string | undefined {
  const [clause] = clausesToTell(heard, teller)
  if (clause) return teller.clause('telling-more', clause)
  const fragment = heard.fragments.find((text) => !teller.isTold(text))
  if (fragment) return teller.clause('telling-more', fragment)
  const departed = heard.departed.find(({ text }) => !teller.isTold(text))
  if (departed) return teller.person('telling-departed', departed)
  const feeling = heard.feelings.find((word) => !teller.isTold(word))
  return feeling && teller.feeling('telling-feeling', feeling)
}

function ask(heard: Heard, teller: Teller): { sentence: string; isOfOne: boolean } | undefined {
  const things = teller.allThings().filter(({ isBare }) => !isBare)
  const thing = things.find(({ short }) => !teller.isTold(short)) ?? things[0]
  const person = heard.people.find(({ text }) => !teller.isTold(text)) ?? heard.people[0]
  const isPersonFirst = person && (!thing || teller.isTold(thing.short))
  const sentence =
    (isPersonFirst && teller.person('petition-person', person)) ||
    (thing && teller.shortThing(`petition-${thing.kind === 'gift' ? 'thing' : thing.kind}`, thing)) ||
    (heard.times[0] && teller.time('petition-time', heard.times[0])) ||
    (heard.feelings[0] && teller.feeling('petition-feeling', heard.feelings[0]))
  const isOfOne = !isPersonFirst && thing !== undefined && /^(the|this|these) /.test(thing.short)
  return sentence ? { sentence, isOfOne } : undefined
}

/** The first clause that stands by itself, and the one that followed it. Bare statements of age or the like come last. */
function clausesToTell({ clauses }: Heard, teller: Teller): string[] {
  const untold = clauses.filter(({ text }) => !teller.isTold(text))
  const left = untold.map(({ text }) => text)
  const standing = untold.filter((clause) => !leansBack(clause)).map(({ text }) => text)
  const first = standing.find((text) => countWords(text) > 3) ?? standing[0]
  if (!first) return []
  const next = left[left.indexOf(first) + 1] ?? standing.find((text) => text !== first)
  return next && next !== first ? [first, next] : [first]
}

/** 'He took three steps', 'I dread it': only after the sentence that says who or what. */
function leansBack({ text, about }: SpokenClause): boolean {
  if (about === 'person' && /^(he|she|they)\b/i.test(text)) return true
  return /\b(it|them|him|that|this|there)( back| off| anymore| too)?$/i.test(text)
}
