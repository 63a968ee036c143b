import { type HeavyMood, isHeavyMood, type Mood, type Reference, type Tone } from '../prayer.ts'

/** Where a mood finds its opening. */
export const MOOD_GROUPS = ['frightened', 'worn', 'hopeful', 'glad'] as const
export type MoodGroup = (typeof MOOD_GROUPS)[number]

const GROUP_OF: Readonly<Record<Exclude<Mood, HeavyMood>, MoodGroup>> = {
  Anxious: 'frightened',
  Worried: 'frightened',
  Tired: 'worn',
  Overwhelmed: 'worn',
  Hopeful: 'hopeful',
  Peaceful: 'hopeful',
  Grateful: 'glad',
  Joyful: 'glad',
  Thankful: 'glad',
}

/** The openings for a mood. A heavy one gets those that say neither fear nor tiredness: they serve both. */
export function addressFor({ address }: Pick<Arc, 'address'>, mood: Mood): readonly string[] {
  if (!isHeavyMood(mood)) return address[GROUP_OF[mood]]
  const ofBoth = address.frightened.filter((line) => address.worn.includes(line))
  return ofBoth.length > 0 ? ofBoth : address.worn
}

/** Whether the thing is still to come. */
export const ARC_TIMES = ['before', 'during', 'after', 'any'] as const
export type ArcTime = (typeof ARC_TIMES)[number]

/** Who prays "For myself": the one who is in it ('I am ill'), or one beside it ('my child is ill'). */
export const ARC_STANDS = ['in it', 'beside it'] as const
export type ArcStands = (typeof ARC_STANDS)[number]

/** One variant of a movement: its steps, from what a brief prayer says to what only a long one adds. */
export type Variant = readonly string[]

/** A verse that the arc quotes, and the sentence that answers it. */
export interface ArcPassage {
  readonly reference: Reference
  readonly answer: string
}

/** The movements in one voice: for the one who writes, or for another. */
export interface ArcVoice {
  /** Only for another: brings them by name. */
  readonly bring: readonly string[]
  readonly held: readonly Variant[]
  readonly passages: readonly ArcPassage[]
  readonly turn: Readonly<Record<Tone, string>>
  readonly asking: readonly Variant[]
}

/** A whole prayer for one need. The format of the files, and what each movement does: `arcs/README.md`. */
export interface Arc {
  /** Its path below `arcs`, for example 'grief/parent'. */
  readonly id: string
  readonly title: string
  readonly gladness: 'glad' | 'sore'
  readonly when: ArcTime
  readonly stands: ArcStands
  /** Somebody has died. */
  readonly death: boolean
  readonly image: string
  /** Words and phrases that point to this need; `*` stands for any ending of a word. */
  readonly signs: readonly string[]
  readonly address: Readonly<Record<MoodGroup, readonly string[]>>
  readonly self?: ArcVoice
  readonly other?: ArcVoice
  readonly close: Readonly<Record<Tone, string>>
}
