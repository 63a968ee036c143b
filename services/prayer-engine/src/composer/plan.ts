import type { PartKind, Passage } from '../prayer.ts'
import type { Hearing } from './hear.ts'
import type { Larder } from './larder.ts'
import type { Slot } from './orders.ts'
import type { Picker } from './picker.ts'
import type { Random } from './random.ts'
import type { Voice } from './voice.ts'

/** All that is decided before the first sentence is chosen. */
export interface Plan extends Hearing {
  readonly order: readonly Slot[]
  readonly vocative: string
  readonly quoted: readonly Passage[]
  readonly amen: string
  readonly larder: Larder
  readonly picker: Picker
  readonly random: Random
  readonly wordsMax: number
  readonly lineWordsMax: number
  /** Optional sentences are added until the prayer is this long. */
  readonly wordsWanted: number
}

/** What stands at one place of the order: a sentence still to be voiced, or a lead-in and its quotation. */
export interface Placed {
  readonly at: number
  readonly part: PartKind
  readonly template: string
  readonly passage?: Passage
  /** Whom the sentence speaks of, when it is not the recipient. */
  readonly voice?: Voice
}

/** A sentence before its place is known. */
export type Filled = Omit<Placed, 'at'>
