import type { Citation, Crisis, Generation, PrayerPart } from '../../../api/types.ts'
import type { PrayerEvent } from './ask-for-prayer.ts'

/** A prayer on its way: what has arrived of it so far. */
export interface Composition {
  readonly generationId?: string
  readonly crisis?: Crisis
  readonly citations: readonly Citation[]
  /** The movements so far, the last one perhaps unfinished; each sentence as it came. */
  readonly movements: readonly Movement[]
  /** The line broke, or the server was busy: it is asked for again, and `accepted` ends the waiting. */
  readonly waitingFor?: 'connection' | 'server'
  /** The whole answer, once it is there. */
  readonly prayer?: Generation
}

export interface Movement {
  readonly kind: string
  readonly sentences: readonly string[]
}

export const NOTHING_YET: Composition = { citations: [], movements: [] }

/** The server answered, but there is no prayer in its answer. */
export class InvalidAnswer extends Error {
  override readonly name = 'InvalidAnswer'
}

/** What is on the page after one more event. Throws InvalidAnswer for an answer without a prayer. */
export function advance(composition: Composition, { event, data }: PrayerEvent): Composition {
  switch (event) {
    case 'accepted':
      // Also the first word after a reconnection: the stream begins again, so the page does too.
      return { ...NOTHING_YET, generationId: data.generation_id, ...(data.crisis && { crisis: data.crisis }) }
    case 'passages':
      return { ...composition, citations: data.citations }
    case 'text':
      return { ...composition, movements: withSentence(composition.movements, data.part, data.text) }
    case 'restart':
      return { ...composition, movements: [] }
    case 'done':
      return whole(composition, data)
    default:
      // A word of a newer server. The answer itself is still to come.
      return composition
  }
}

function withSentence(movements: readonly Movement[], kind: string, sentence: string): readonly Movement[] {
  const last = movements.at(-1)
  if (last?.kind !== kind) return [...movements, { kind, sentences: [sentence] }]
  return [...movements.slice(0, -1), { kind, sentences: [...last.sentences, sentence] }]
}

function whole(composition: Composition, prayer: Generation): Composition {
  if (typeof prayer?.prayer !== 'string' || prayer.prayer.trim() === '') throw new InvalidAnswer()
  const crisis = prayer.crisis ?? composition.crisis
  return {
    generationId: prayer.generation_id,
    citations: prayer.citations ?? [],
    movements: (prayer.parts ?? []).map(toMovement),
    prayer,
    ...(crisis && { crisis }),
  }
}

function toMovement({ kind, text }: PrayerPart): Movement {
  return { kind, sentences: [text] }
}
