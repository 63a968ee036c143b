import type { PartKind, Passage, PrayerRequest } from '../prayer.ts'
import type { DraftSentence } from '../writer.ts'
import type { Heard } from './echo/listen.ts'
import { type EchoLines, echoLines } from './echo-lines.ts'
import type { Form, Slot } from './forms.ts'
import { type Larder, SCRIPTURE_STOCK } from './larder.ts'
import type { Picker } from './picker.ts'
import { leadInsFor } from './quote.ts'
import { chance, pickOne, type Random } from './random.ts'
import { type Say, speaker } from './say.ts'
import { turned } from './turns.ts'
import { ONESELF, type Voice, voiceOf } from './voice.ts'
import { countWords } from './words.ts'

export interface Plan {
  readonly request: PrayerRequest
  readonly form: Form
  readonly order: readonly Slot[]
  readonly heard: Heard
  readonly voice: Voice
  readonly vocative: string
  readonly quoted: readonly Passage[]
  readonly amen: string
  readonly larder: Larder
  readonly picker: Picker
  readonly random: Random
  readonly wordsMax: number
  readonly lineWordsMax: number
  readonly wordsWanted: number
}

const LEAD_IN_WORDS_MAX = 14
/** The words that join the parts, which nobody has counted yet. */
const TURNING_ROOM = 5
// A brief prayer is made of short sentences, or it has room for three.
export const LINE_WORDS_MAX = { brief: 13, standard: 26, long: 26 } as const
const LIGHT_MOODS: ReadonlySet<string> = new Set(['Hopeful', 'Grateful', 'Peaceful', 'Joyful', 'Thankful'])

/** What stands at one place of the order: a sentence still to be voiced, or a lead-in and its quotation. */
interface Placed {
  readonly at: number
  readonly part: PartKind
  readonly template: string
  readonly passage?: Passage
  /** Whom the sentence speaks of, when it is not the recipient. */
  readonly voice?: Voice
}

/** Fills the order: first what must be there, then, while the prayer is short of its length, what may be. */
export function draft(plan: Plan): DraftSentence[] {
  const placed: Placed[] = []
  const reserved = countWords(plan.quoted[0]?.text ?? '') + LEAD_IN_WORDS_MAX
  let words = countWords(plan.amen) + namingRoom(plan.voice) + TURNING_ROOM + reserved
  const quotations = [...plan.quoted]
  const echoes = echoLines(
    plan.heard,
    plan.picker,
    plan.voice.kind,
    {
      givesThanks: plan.form === 'thanksgiving' || plan.request.tone === 'Grateful',
      isLight: LIGHT_MOODS.has(plan.request.mood),
      isGlad: plan.form === 'thanksgiving',
    },
    plan.random,
  )

  const place = (one: Omit<Placed, 'at'> | undefined, at: number) => {
    if (!one) return
    placed.push({ ...one, at })
    words += countWords(one.template) + countWords(one.passage?.text ?? '')
  }
  for (const { slot, at } of byNeed(plan.order)) {
    if (slot.need > 1 && words >= plan.wordsWanted) break
    if (slot.part === 'amen') continue
    const room = plan.wordsMax - words
    if (slot.from[0] === 'quotation') {
      const passage = quotations[0]
      if (!passage || (slot.need > 1 && countWords(passage.text) + 8 > room)) continue
      quotations.shift()
      place(quotation(plan, passage, slot.need === 0), at)
      if (slot.need === 0) words -= reserved
    } else place(fill(plan, slot, echoes, room), at)
  }
  return voiced(plan, placed)
}

function fill(plan: Plan, slot: Slot, echoes: EchoLines, room: number): Omit<Placed, 'at'> | undefined {
  const source = slot.from[0] ?? ''
  const lineRoom = Math.min(room, plan.lineWordsMax)
  if (source.startsWith('echo.')) return fillEcho(plan, slot.part, source, echoes, room)
  // The person's own sentence may bring the recipient in already.
  if (source.startsWith('bring') && (plan.voice.kind === 'self' || echoes.telling?.includes('{subject}')))
    return undefined
  if (source.startsWith('need.')) return fillNeed(plan, slot.part, source.slice('need.'.length), lineRoom)
  const chosen = plan.picker.pick(
    slot.from.flatMap((from) => plan.larder(sourceFor(from, plan.voice))),
    plan.voice.kind,
    lineRoom,
    slot.part,
  )
  return chosen && { part: slot.part, template: chosen.template }
}

/** 'The two of us' is brought in other words than a whole church is. */
function sourceFor(source: string, { kind, isWhoPlural }: Voice): string {
  return source.startsWith('bring') && kind === 'we' && isWhoPlural ? 'bring.us' : source
}

function fillEcho(
  plan: Plan,
  part: PartKind,
  source: string,
  echoes: EchoLines,
  room: number,
): Omit<Placed, 'at'> | undefined {
  const template = {
    'echo.telling': echoes.telling,
    'echo.telling2': echoes.telling2,
    'echo.thanks': echoes.thanks,
    'echo.petition': echoes.petition,
  }[source]
  if (!template || countWords(template) > room) return undefined
  // 'Go into the surgery with me' is the mother's to ask, when it is hers.
  const voice = source === 'echo.petition' && echoes.isPetitionOfOne ? focusOf(plan) : undefined
  return { part, template, ...(voice && { voice }) }
}

/** The need itself: what the situation is about where a stock knows it, otherwise the category. */
function fillNeed(plan: Plan, part: PartKind, section: string, room: number): Omit<Placed, 'at'> | undefined {
  return (
    (chance(plan.random, THEMED) ? fillTheme(plan, part, section, room) : undefined) ??
    fillCategory(plan, part, section, room)
  )
}

function fillTheme(
  plan: Plan,
  part: PartKind,
  section: string,
  room: number,
): Omit<Placed, 'at'> | undefined {
  const heard = pickOne(plan.random, plan.heard.themes)
  if (!heard) return undefined
  const voice = whoseTheme(heard.about, plan.voice)
  const lines = plan.larder(`theme.${heard.theme}.${section}`)
  const fitting = voice.kind === 'other' ? lines.filter(({ isOwn }) => !isOwn) : lines
  const chosen = plan.picker.pick(fitting, voice.kind, room, part)
  return chosen && { part, template: chosen.template, voice }
}

function whoseTheme(about: Heard['themes'][number]['about'], recipient: Voice): Voice {
  if (about === 'recipient') return recipient
  return about === 'self' ? ONESELF : voiceOf(about)
}

function fillCategory(
  plan: Plan,
  part: PartKind,
  section: string,
  room: number,
): Omit<Placed, 'at'> | undefined {
  const voice = CATEGORIES_OF_ONE.has(plan.request.category) ? (focusOf(plan) ?? plan.voice) : plan.voice
  const chosen = plan.picker.pick(plan.larder(`category.${section}`), voice.kind, room, part)
  return chosen && { part, template: chosen.template, voice }
}

// Asking for healing while telling of a mother's surgery means the mother.
const CATEGORIES_OF_ONE: ReadonlySet<string> = new Set(['Healing', 'Protection'])

/** How often a line of the situation’s own theme is taken before one of the category. */
const THEMED = 0.7

function focusOf({ heard, voice, request }: Plan): Voice | undefined {
  for (const { about } of heard.themes) if (typeof about === 'object') return voiceOf(about)
  const [person] = heard.people
  const isAboutThem = heard.told[0]?.about === 'person' && voice.kind === 'self'
  return person && isAboutThem && CATEGORIES_OF_ONE.has(request.category) ? voiceOf(person) : undefined
}

function quotation(plan: Plan, passage: Passage, isFirst: boolean): Omit<Placed, 'at'> {
  const leadIns = leadInsFor(passage, isFirst).flatMap((section) => SCRIPTURE_STOCK[section] ?? [])
  const lines = plan.form === 'crisis' ? plan.larder('crisis.lead') : leadIns
  const lead = plan.picker.pick(lines, plan.voice.kind, LEAD_IN_WORDS_MAX)
  return { part: 'scripture', template: lead?.template ?? 'Your word says:', passage }
}

/** Puts the sentences in the order they are prayed, and only now decides where the name stands. */
function voiced(plan: Plan, placed: readonly Placed[]): DraftSentence[] {
  const speakers = new Map<string, Say>()
  const sayAs = (voice: Voice) => {
    const say = speakers.get(voice.who) ?? speaker(voice, plan.vocative)
    speakers.set(voice.who, say)
    return say
  }
  const inOrder = [...placed].sort((one, other) => one.at - other.at)
  const sentences = inOrder.flatMap(({ part, template, passage, voice }, index): DraftSentence[] => {
    const before = inOrder[index - 1]?.part
    const said = sayAs(voice ?? plan.voice)(template)
    // In a crisis nothing is turned round: no 'but', no 'still'.
    const isPlain = before === part || passage || plan.form === 'crisis'
    const text = isPlain ? said : turned(said, before, part, plan.random)
    const words: DraftSentence = { kind: 'words', part, text }
    return passage ? [words, { kind: 'quotation', part, reference: passage.reference }] : [words]
  })
  return [...sentences, { kind: 'words', part: 'amen', text: plan.amen }]
}

/** The name may stand twice where a pronoun was counted. */
function namingRoom(voice: Voice): number {
  return voice.kind === 'other' ? 2 * (countWords(voice.who) - 1) : 0
}

function byNeed(order: readonly Slot[]): { slot: Slot; at: number }[] {
  return order
    .map((slot, at) => ({ slot, at }))
    .sort((one, other) => one.slot.need - other.slot.need || one.at - other.at)
}
