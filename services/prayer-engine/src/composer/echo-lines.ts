import type { Heard } from './echo/listen.ts'
import type { Theme } from './echo/themes.ts'
import { askAgain } from './echo-petition.ts'
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
  /** The mood is a light one: what is not sore is told calmly. */
  readonly isLight: boolean
  /** The mood is a glad one: what is not sore is a reason for thanks. */
  readonly isGlad: boolean
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
  const telling = thanks
    ? (tellMore(heard, teller) ?? tell(heard, teller, manner, random))
    : tell(heard, teller, manner, random)
  const telling2 = telling ? tellMore(heard, teller) : undefined
  const petition = askAgain(heard, teller, manner, kind)
  for (const sentence of [thanks, telling, telling2]) if (sentence) picker.remember(sentence)
  return {
    ...(thanks && { thanks }),
    ...(telling && { telling }),
    ...(telling2 && { telling2 }),
    ...(petition && { petition: petition.sentence, isPetitionOfOne: petition.isOfOne }),
  }
}

function giveThanks({ told, people, themes }: Heard, teller: Teller, manner: Manner): string | undefined {
  const glad = told.find((one) => (one.isGlad || (manner.isGlad && !one.isSore)) && !leansBack(one.text))
  if (glad) return teller.clause(`thanks-${glad.kind}`, glad.text)
  const [thing, thing2] = teller.things().filter((item) => item.kind === 'gift')
  if (thing && thing2) return teller.twoThings('thanks-things', thing, thing2)
  if (thing) return teller.thing('thanks-thing', thing)
  const [person] = people
  const isStrained =
    themes.some(({ theme }) => STRAINED.has(theme)) || /\b(boss|landlord|manager)$/.test(person?.text ?? '')
  return person && !isStrained ? teller.person('thanks-person', person) : undefined
}

// Nobody is made to give thanks for the one they are at odds with.
const STRAINED: ReadonlySet<Theme> = new Set<Theme>([
  'conflict',
  'wronged',
  'breakup',
  'guilt',
  'habit',
  'grief',
  'dying',
])

function tell(heard: Heard, teller: Teller, { isLight }: Manner, random: Random): string | undefined {
  const prefersThings = heard.departed.length === 0 && chance(random, THINGS_INSTEAD)
  const named = () => nameThings(teller)
  if (prefersThings) {
    const [person] = teller.people()
    const [thing, thing2] = teller.things().filter(({ isBare }) => !isBare)
    if (thing && (person || thing2)) return named()
  }
  const [first, second] = nextToTell(heard, teller)
  const isBreath = countWords(`${first?.text} ${second?.text}`) <= TWO_CLAUSES_WORDS_MAX
  const tone = isLight ? '-calm' : ''
  if (first && second && isBreath && !chance(random, ONE_CLAUSE_ONLY)) {
    if (first.kind === 'clause' && second.kind === 'clause') {
      return teller.twoClauses(`telling-two${tone}`, first.text, second.text)
    }
    const joint = second.kind === 'clause' ? ', and ' : first.kind === 'clause' ? ', ' : '; '
    return teller.clause('telling-fragment', `${first.text}${joint}${second.text}`)
  }
  if (first)
    return teller.clause(first.kind === 'clause' ? `telling-clause${tone}` : 'telling-fragment', first.text)
  const [departed] = heard.departed
  const [feeling] = heard.feelings
  return (
    named() ??
    (departed && teller.person('telling-departed', departed)) ??
    (feeling && teller.feeling('telling-feeling', feeling))
  )
}

function nameThings(teller: Teller): string | undefined {
  const [person] = teller.people()
  const [thing, thing2] = teller.things().filter(({ isBare }) => !isBare)
  if (person && thing) return teller.personAndThing('telling-person-thing', person, thing)
  if (thing && thing2) return teller.twoThings('telling-things', thing, thing2)
  if (thing) return teller.thing('telling-thing', thing)
  return person && teller.person('telling-person', person)
}

/** What the first telling left: said in a second sentence where there is room. */
function tellMore(heard: Heard, teller: Teller): string | undefined {
  const [next] = nextToTell(heard, teller)
  if (next) return teller.clause('telling-more', next.text)
  const departed = heard.departed.find(({ text }) => !teller.isTold(text))
  if (departed) return teller.person('telling-departed', departed)
  const feeling = heard.feelings.find((word) => !teller.isTold(word))
  return feeling && teller.feeling('telling-feeling', feeling)
}

type Untold = Heard['told'][number]

/** What comes next in the person's own order, and what followed it. Bare statements such as an age come last. */
function nextToTell({ told }: Heard, teller: Teller): Untold[] {
  const left = told.filter(({ text }) => !teller.isTold(text))
  const standing = left.filter(({ text }) => !leansBack(text))
  const first = standing.find(({ text }) => !/^I am \d+$/.test(text)) ?? standing[0]
  if (!first) return []
  const next = left[left.indexOf(first) + 1] ?? standing.find((one) => one !== first)
  return next && next !== first ? [first, next] : [first]
}

/** 'I dread it', 'want them back': only after the sentence that says what. */
function leansBack(text: string): boolean {
  return /\b(it|them|him|that|this|there)( back| off| anymore| too)?$|^the (first|last|only|second|worst|best)\b/i.test(
    text,
  )
}
