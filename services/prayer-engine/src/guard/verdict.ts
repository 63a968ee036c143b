import type { CrisisKind } from '../care/crisis.ts'
import type { Harm } from '../care/harm.ts'
import type { PrayerPlan } from '../plan/plan.ts'
import type { Citation, PartKind, Passage, PrayerRequest, Reference } from '../prayer.ts'

/** A sentence that may be shown. With a citation, `text` is the quotation itself, without marks or reference. */
export interface VerifiedSentence {
  readonly part: PartKind
  readonly text: string
  readonly citation?: Citation
  /** It is the person's own sentence. */
  readonly isTold?: true
}

/** What the guard measures a draft against. */
export interface GuardContext {
  readonly request: PrayerRequest
  readonly passages: readonly Passage[]
  /** How the prayer closes before its Amen (WritingTask.closing): our words, so never refused. */
  readonly closing: string
  readonly crisis: CrisisKind | false
  readonly harm?: Harm | undefined
  readonly plan?: Pick<PrayerPlan, 'told' | 'name' | 'day' | 'voice' | 'person'>
}

export const REFUSALS = [
  'unknown-reference',
  'reference-not-handed-out',
  'uncited-scripture',
  'altered-scripture',
  'altered-telling',
  'telling-missing',
  'asks-for-the-dead',
  'another-day',
  'wrong-person',
  'quoted-words',
  'attributed-words',
  'promised-outcome',
  'divine-revelation',
  'speaking-as-god',
  'prosperity',
  'proof-text',
  'blame',
  'minimising',
  'stay-with-abuser',
  'prays-for-abuser',
  'stop-treatment',
  'curse',
  'diagnosis',
  'harmful',
  'not-plain-text',
  'leaked-instructions',
  'not-a-prayer',
  'invented-fact',
  'empty-sentence',
  'sentence-too-long',
  'not-addressed-to-god',
  'no-amen',
  'wanted-psalm-missing',
  'too-short',
  'too-long',
  'no-citation',
  'name-missing',
  'name-repeated',
  'repeats-itself',
] as const
export type RefusalCode = (typeof REFUSALS)[number]

/**
 * Why a draft is refused. Never carries the draft's words: it is logged and sent back to a writer.
 * `reference` names the scripture that was found, so that it can be cited instead.
 */
export interface Refusal {
  readonly code: RefusalCode
  readonly reference?: Reference
}

export type SentenceVerdict =
  | { readonly ok: true; readonly sentence: VerifiedSentence }
  | ({ readonly ok: false } & Refusal)

export type PrayerVerdict = { readonly ok: true } | ({ readonly ok: false } & Refusal)
