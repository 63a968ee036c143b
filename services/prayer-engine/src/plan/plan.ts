import type { Arc, ArcPassage, ArcVoice } from '../arcs/arc.ts'
import type { Reference } from '../prayer.ts'
import type { PersonMention } from '../situation/people.ts'

/** What is decided before the first word is written: the same for the composer and for a model. */
export interface PrayerPlan {
  readonly arc: Arc
  /** The movements in the voice that was chosen. */
  readonly movements: ArcVoice
  /** 'other': the prayer speaks of `person`; 'self': of the one who writes. */
  readonly voice: 'self' | 'other'
  readonly person?: PersonMention
  /** A name that the prayer has to say: the recipient's, when the prayer is for them. */
  readonly name?: string
  /** How the person is first called, when the situation calls them by a relation: 'my mother Ruth'. */
  readonly introduced?: string
  /** The person's own sentences, in their order, as they stand in the prayer. */
  readonly told: readonly string[]
  readonly day?: string
  /** What is quoted, in this order; a brief prayer takes only the first. */
  readonly passages: readonly ArcPassage[]
  /** The one of the passages that the person asked for. */
  readonly wanted?: Reference
  /** What is asked beside the arc's own asking, in this order; the slots of a person are still open. */
  readonly petitions: readonly string[]
}
