import type { DraftSentence } from '../writer.ts'
import { echoLines } from './echo-lines.ts'
import { fill, LEAD_IN_WORDS_MAX, quotation } from './fill.ts'
import type { Slot } from './orders.ts'
import type { Filled, Placed, Plan } from './plan.ts'
import { type Say, speaker } from './say.ts'
import { turned } from './turns.ts'
import type { Voice } from './voice.ts'
import { countWords } from './words.ts'

/** The words that join the parts, which nobody has counted yet. */
const TURNING_ROOM = 5
// A brief prayer is made of short sentences, or it has room for three.
export const LINE_WORDS_MAX = { brief: 13, standard: 26, long: 26 } as const
const LIGHT_MOODS: ReadonlySet<string> = new Set(['Hopeful', 'Grateful', 'Peaceful', 'Joyful', 'Thankful'])

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

  const place = (one: Filled | undefined, at: number) => {
    if (!one) return
    placed.push({ ...one, at })
    words += countWords(one.template) + countWords(one.passage?.text ?? '')
  }
  for (const { slot, at } of byNeed(plan.order)) {
    if (slot.need > 1 && words >= plan.wordsWanted) break
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

/** Puts the sentences in the order they are prayed, and only now decides where the name stands. */
function voiced(plan: Plan, placed: readonly Placed[]): DraftSentence[] {
  const speakers = new Map<string, Say>()
  const sayAs = (voice: Voice) => {
    const say = speakers.get(voice.who) ?? speaker(voice, plan.vocative)
    speakers.set(voice.who, say)
    return say
  }
  const turns = new Set<string>()
  const inOrder = [...placed].sort((one, other) => one.at - other.at)
  const sentences = inOrder.flatMap(({ part, template, passage, voice }, index): DraftSentence[] => {
    const before = inOrder[index - 1]?.part
    const said = sayAs(voice ?? plan.voice)(template)
    // In a crisis nothing is turned round: no 'but', no 'still'.
    const isPlain = before === part || passage || plan.form === 'crisis'
    const text = isPlain ? said : turned(said, before, part, plan.random, turns)
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
