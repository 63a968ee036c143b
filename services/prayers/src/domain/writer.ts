import type { PartKind, Passage, PrayerRequest, Reference } from './prayer.ts'

/** What a writer is given: the request as data, and the only passages it may point at. */
export interface WritingTask {
  readonly request: PrayerRequest
  readonly passages: readonly Passage[]
  /** Somebody may be in danger: short, gentle, no demands, no upsell (D-33). */
  readonly crisis: boolean
  /** How the prayer closes before its Amen, for example 'in Jesus’ name'; empty for none. */
  readonly closing: string
  /** Makes the writing repeatable: the same task and seed give the same prayer (the composer only). */
  readonly seed: string
}

/** One sentence of a draft: words of the writer's own, or a pointer at a passage whose words we insert. */
export type DraftSentence =
  | { readonly kind: 'words'; readonly part: PartKind; readonly text: string }
  | { readonly kind: 'quotation'; readonly part: PartKind; readonly reference: Reference }

export type WriterName = 'composer' | 'openai'

/** Writes a prayer sentence by sentence. Nothing it yields is shown before the guard has passed it. */
export interface PrayerWriter {
  readonly name: WriterName
  /** Throws when it cannot finish; whatever it yielded before is then withdrawn. */
  write(task: WritingTask, signal: AbortSignal): AsyncIterable<DraftSentence>
}
