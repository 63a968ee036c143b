import { addressFor } from '../arcs/arc.ts'
import { fillSlots, type SlotValues, sentencesOf, slotValues } from '../arcs/slots.ts'
import type { PrayerPlan } from '../plan/plan.ts'
import type { Length, PartKind } from '../prayer.ts'
import { pickOne, seededRandom } from '../random.ts'
import { passageText } from '../scripture/text.ts'
import { countWords } from '../text/words.ts'
import type { DraftSentence, WritingTask } from '../writer.ts'
import { amenFor } from './amen.ts'

/** How long a prayer may be, in words, its quotations included. */
export const LENGTH_BOUNDS: Readonly<Record<Length, readonly [min: number, max: number]>> = {
  brief: [60, 100],
  standard: [90, 170],
  long: [200, 260],
}
/** Movements are added until a prayer is this long. */
const WORDS_WANTED: Readonly<Record<Length, number>> = { brief: 74, standard: 132, long: 225 }

/** The pieces of a prayer in the order in which they are prayed. */
const ORDER = [
  'address',
  'bring',
  'told',
  'held1',
  'held2',
  'held3',
  'passage1',
  'answer1',
  'turn',
  'asking1',
  'petition1',
  'petition2',
  'petition3',
  'petition4',
  'asking2',
  'asking3',
  'passage2',
  'answer2',
  'passage3',
  'answer3',
  'close',
  'amen',
] as const
type Piece = (typeof ORDER)[number]

// What a prayer of each length cannot be without, and what is added while there is room, the most telling first.
const NEEDED: Readonly<Record<Length, readonly Piece[]>> = {
  brief: ['address', 'bring', 'told', 'passage1', 'asking1', 'amen'],
  standard: ['address', 'bring', 'told', 'passage1', 'answer1', 'turn', 'asking1', 'amen'],
  long: ['address', 'bring', 'told', 'held1', 'passage1', 'answer1', 'turn', 'asking1', 'asking2', 'amen'],
}
const WELCOME: Readonly<Record<Length, readonly (readonly Piece[])[]>> = {
  brief: [['petition1'], ['answer1'], ['turn'], ['close'], ['held1']],
  standard: [
    ['petition1'],
    ['petition2'],
    ['held1'],
    ['asking2'],
    ['close'],
    ['held2'],
    ['asking3'],
    ['held3'],
  ],
  long: [
    ['petition1'],
    ['petition2'],
    ['petition3'],
    ['petition4'],
    ['close'],
    ['held2'],
    ['asking3'],
    ['held3'],
    ['passage2', 'answer2'],
    ['passage3', 'answer3'],
  ],
}
const REST: readonly (readonly Piece[])[] = [
  ['held2'],
  ['asking2'],
  ['held3'],
  ['asking3'],
  ['passage2', 'answer2'],
]

const PART_OF: Readonly<Record<Exclude<Piece, 'told' | 'bring' | `held${number}`>, PartKind>> = {
  address: 'address',
  passage1: 'scripture',
  answer1: 'trust',
  turn: 'trust',
  asking1: 'petition',
  petition1: 'petition',
  petition2: 'petition',
  petition3: 'petition',
  petition4: 'petition',
  asking2: 'petition',
  asking3: 'petition',
  passage2: 'scripture',
  answer2: 'trust',
  passage3: 'scripture',
  answer3: 'trust',
  close: 'praise',
  amen: 'amen',
}

/** Chooses one variant of a movement. */
export type Choose = <T>(
  movement: 'address' | 'bring' | 'held' | 'asking',
  variants: readonly T[],
) => T | undefined

function randomly(task: WritingTask): Choose {
  const random = seededRandom(`${task.seed}|${task.plan.arc.id}|${task.request.tone}`)
  return (_movement, variants) => pickOne(random, variants)
}

/**
 * Writes a prayer along its plan: one variant of each movement, the person's own sentences, and as many steps as the
 * length has room for. Pure: the same task gives the same prayer, unless `choose` says which variants to take.
 */
export function compose(task: WritingTask, choose: Choose = randomly(task)): DraftSentence[] {
  const { plan, request } = task
  const length = task.crisis ? 'brief' : request.length
  const pieces = piecesOf(task, choose)
  const isWanted = (piece: Piece) => {
    const kind = partOf(piece, plan)
    return pieces.has(piece) && !(kind !== 'address' && request.leaveOut?.includes(kind))
  }
  const chosen = new Set<Piece>(NEEDED[length].filter(isWanted))
  const [min, max] = LENGTH_BOUNDS[length]
  // Where little is known, little is said beside the person's own words.
  const wanted = plan.arc.id.startsWith('plain/') ? min : WORDS_WANTED[length]
  const total = () => [...chosen].reduce((sum, piece) => sum + wordsOf(pieces.get(piece) ?? []), 0)
  for (const group of [...WELCOME[length], ...REST]) {
    const added = group.filter((piece) => isWanted(piece) && !chosen.has(piece))
    const words = added.reduce((sum, piece) => sum + wordsOf(pieces.get(piece) ?? []), 0)
    const isAsked = group.every((piece) => piece.startsWith('petition'))
    const isNeeded = isAsked || total() < (REST.includes(group) ? min : wanted)
    if (isNeeded && total() + words <= max) for (const piece of added) chosen.add(piece)
  }
  return ORDER.filter((piece) => chosen.has(piece)).flatMap((piece) => pieces.get(piece) ?? [])
}

/** Every piece that this prayer could hold, with its slots filled. */
function piecesOf(task: WritingTask, choose: Choose): ReadonlyMap<Piece, readonly DraftSentence[]> {
  const { plan, request } = task
  const { arc, movements } = plan
  const values = slotValues(plan)
  const held = choose('held', movements.held) ?? []
  const asking = choose('asking', movements.asking) ?? []
  const pieces = new Map<Piece, readonly DraftSentence[]>()
  const say = (piece: Piece, text: string | undefined, slots: SlotValues = values) => {
    const sentences = text ? sentencesOf(fillSlots(text, slots)) : []
    if (sentences.length === 0) return
    pieces.set(
      piece,
      sentences.map((text) => ({ kind: 'words', part: partOf(piece, plan), text, isOfArc: true })),
    )
  }
  say('address', choose('address', addressFor(arc, request.mood)))
  if (isBroughtInFirst(plan)) say('bring', choose('bring', movements.bring), bringValues(plan))
  pieces.set(
    'told',
    plan.told.map((text) => ({ kind: 'told', part: partOf('told', plan), text })),
  )
  sayAll(say, ['held1', 'held2', 'held3'], held)
  sayAll(say, ['asking1', 'asking2', 'asking3'], asking)
  say('turn', movements.turn[request.tone])
  sayAll(say, ['petition1', 'petition2', 'petition3', 'petition4'], plan.petitions)
  say('close', arc.close[request.tone])
  for (const [at, passage] of [
    ['1', plan.passages[0]],
    ['2', plan.passages[1]],
    ['3', plan.passages[2]],
  ] as const) {
    if (!passage) continue
    pieces.set(`passage${at}`, [{ kind: 'quotation', part: 'scripture', reference: passage.reference }])
    say(`answer${at}`, passage.answer)
  }
  pieces.set('amen', [{ kind: 'words', part: 'amen', text: amenFor(task.closing) }])
  return pieces
}

function sayAll(
  say: (piece: Piece, text: string | undefined) => void,
  pieces: readonly Piece[],
  steps: readonly string[],
): void {
  for (const [at, piece] of pieces.entries()) say(piece, steps[at])
}

function bringValues(plan: PrayerPlan): SlotValues {
  const values = slotValues(plan)
  return plan.introduced ? { ...values, name: plan.introduced } : values
}

/** Sentences that name the person already bring them in. */
function isBroughtInFirst({ voice, told, person, introduced }: PrayerPlan): boolean {
  if (voice === 'self' || !person) return false
  const first = told[0]?.toLowerCase() ?? ''
  return introduced !== undefined || !first.includes(person.text.toLowerCase())
}

function partOf(piece: Piece, { arc }: PrayerPlan): PartKind {
  if (piece === 'told' || piece === 'bring' || piece.startsWith('held'))
    return arc.gladness === 'glad' ? 'thanks' : 'complaint'
  return PART_OF[piece as keyof typeof PART_OF]
}

function wordsOf(sentences: readonly DraftSentence[]): number {
  return sentences.reduce(
    (sum, sentence) =>
      sum +
      countWords(sentence.kind === 'quotation' ? (passageText(sentence.reference) ?? '') : sentence.text),
    0,
  )
}
