import type {
  AskedFor,
  Citation,
  Crisis,
  Generation,
  GenerationEvent,
  GenerationState,
} from '../api/types.ts'

/** A generation as this page knows it. */
export interface GenerationNow {
  readonly id: string
  readonly state: GenerationState['state']
  /** The first version, where this is another one of it. */
  readonly rewriteOf?: string
  /** What was asked for; unknown once it is saved. */
  readonly request?: AskedFor
  readonly crisis?: Crisis
  readonly citations: readonly Citation[]
  /** While it is written: the parts so far, the last one perhaps unfinished; each sentence as it came. */
  readonly movements: readonly Movement[]
  /** The last event that arrived: a broken stream goes on after it. */
  readonly lastEventId?: string
  /** The stream broke, or the server was busy; the next event ends the waiting. */
  readonly waitingFor?: WaitingFor
  /** Why it failed, in the server's words. */
  readonly reason?: string
  /** The prayer, once it is finished. */
  readonly result?: Generation
  /** All its finished versions, oldest first. */
  readonly versions: readonly string[]
  readonly isSaved: boolean
}

/** With its prayer. */
export type FinishedGeneration = GenerationNow & { readonly result: Generation }

export function isFinished(now: GenerationNow | undefined): now is FinishedGeneration {
  return now?.result !== undefined
}

export type WaitingFor = 'connection' | 'server'

export interface Movement {
  readonly kind: string
  readonly sentences: readonly string[]
}

/** What the server says while it writes. `restart` withdraws every word shown so far. */
export type PrayerEvent = Exclude<GenerationEvent, { event: 'error' }> & { readonly id?: string }

/** The server answered, but there is no prayer in its answer. */
export class InvalidAnswer extends Error {
  override readonly name = 'InvalidAnswer'
}

/** One that has begun, and of which nothing has arrived. */
export function begun(id: string, rewriteOf?: string): GenerationNow {
  const nothing = { citations: [], movements: [], versions: [], isSaved: false }
  return { id, state: 'running', ...(rewriteOf && { rewriteOf }), ...nothing }
}

/** Throws InvalidAnswer for a finished generation without a prayer. */
export function fromState(answer: GenerationState): GenerationNow {
  const { generation_id: id, state, rewrite_of: rewriteOf, request, result, versions, is_saved } = answer
  const now = { ...begun(id, rewriteOf), state, ...(request && { request }) }
  if (state !== 'done') return now
  if (typeof result?.prayer !== 'string' || result.prayer.trim() === '') throw new InvalidAnswer()
  return {
    ...now,
    result,
    citations: result.citations ?? [],
    versions: versions ?? [id],
    isSaved: is_saved === true,
    ...(result.crisis && { crisis: result.crisis }),
  }
}

/** What is on the page after one more event. Throws InvalidAnswer for an answer without a prayer. */
export function advance(now: GenerationNow, { event, data, id }: PrayerEvent): GenerationNow {
  const { waitingFor: _over, ...connected } = now
  const current = { ...connected, ...(id && { lastEventId: id }) }
  switch (event) {
    case 'accepted': {
      // Also the first event of a stream that begins again: then the page does too.
      const { crisis: _earlier, ...same } = current
      return { ...same, citations: [], movements: [], ...(data.crisis && { crisis: data.crisis }) }
    }
    case 'passages':
      return { ...current, citations: data.citations }
    case 'text':
      return { ...current, movements: withSentence(current.movements, data.part, data.text) }
    case 'restart':
      return { ...current, movements: [] }
    case 'done':
      return { ...(now.crisis && { crisis: now.crisis }), ...fromState(data) }
    default:
      // An event of a newer server. The answer itself is still to come.
      return current
  }
}

function withSentence(movements: readonly Movement[], kind: string, sentence: string): readonly Movement[] {
  const last = movements.at(-1)
  if (last?.kind !== kind) return [...movements, { kind, sentences: [sentence] }]
  return [...movements.slice(0, -1), { kind, sentences: [...last.sentences, sentence] }]
}
