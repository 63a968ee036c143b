import type { CrisisKind } from './care/crisis.ts'
import type { Harm } from './care/harm.ts'
import type { RefusalCode } from './guard/verdict.ts'
import type { PrayerPlan } from './plan/plan.ts'
import type { PartKind, Passage, PrayerRequest, Reference } from './prayer.ts'

/** What a writer is given: the request as data, the plan, and the only passages it may point at. */
export interface WritingTask {
  readonly request: PrayerRequest
  readonly plan: PrayerPlan
  /** The passages of the plan, with their words. */
  readonly passages: readonly Passage[]
  /** The danger somebody is certainly in: then short, gentle, no demands, no upsell (D-33). */
  readonly crisis: CrisisKind | false
  /** Somebody is hurt by another person; `request.recipient` is then the one who is hurt (`requestInHarm`). */
  readonly harm?: Harm | undefined
  /** How the prayer closes before its Amen, for example 'in Jesus’ name'; empty for none. */
  readonly closing: string
  /** Makes the writing repeatable: the same task and seed give the same prayer (the composer only). */
  readonly seed: string
  /** The guard refused this writer's first answer: why, and how much of its time that took. */
  readonly again?: { readonly refused: RefusalCode; readonly afterMs: number }
}

/**
 * One sentence of a draft: words of the writer's own, one of the person's sentences of the plan, or a pointer at a
 * passage whose words we insert. `isOfArc`: it stands in the plan's arc, and was checked with it.
 */
export type DraftSentence =
  | { readonly kind: 'words'; readonly part: PartKind; readonly text: string; readonly isOfArc?: true }
  | { readonly kind: 'told'; readonly part: PartKind; readonly text: string }
  | { readonly kind: 'quotation'; readonly part: PartKind; readonly reference: Reference }

export type WriterName = 'composer' | 'openai'

/** A service outside, which is sent what a person asks for. */
export interface OutsideService {
  readonly host: string
  readonly model: string
}

/** Writes a prayer sentence by sentence. Nothing it yields is shown before the guard has passed it. */
export interface PrayerWriter {
  readonly name: WriterName
  /** Absent for a writer that sends nothing anywhere. */
  readonly service?: OutsideService
  /** Throws when it cannot finish; whatever it yielded before is then withdrawn. */
  write(task: WritingTask, signal: AbortSignal): AsyncIterable<DraftSentence>
}

/** Whether a writer gave up before anything left for its service. Unless its error says so, something may have. */
export function hasSentNothing(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'hasSentNothing') === true
}
