import type { Certainty, Crisis, CrisisKind } from '@selah/prayer-engine/care'
import { type Resource, resourcesFor } from '@selah/prayer-engine/care'
import type { VerifiedSentence } from '@selah/prayer-engine/guard'
import { languageOf } from '@selah/prayer-engine/language'
import type {
  Category,
  Citation,
  Mood,
  PartKind,
  Passage,
  PrayerPart,
  PrayerRequest,
} from '@selah/prayer-engine/prayer'
import { quotationOf } from '@selah/prayer-engine/quotation'
import type { OutsideService, WriterName } from '@selah/prayer-engine/writer'
import { GenerationCancelled, GenerationEnded, GenerationFailed, GenerationGone } from '../errors.ts'
import { type Rewrites, rewritesLeft } from './rewrite.ts'

/** Help that stands before a prayer when somebody may be in danger (D-33). */
export interface CrisisHelp {
  readonly kind: CrisisKind
  /** `certain`: the prayer is a short, safe one. `possible`: it is the one that was asked for. Both are free (D-54). */
  readonly certainty: Certainty
  readonly resources: readonly Resource[]
}

/** The lines speak the language of the situation where they can. */
export function helpFor(crisis: Crisis | undefined, situation = ''): CrisisHelp | undefined {
  return (
    crisis && {
      kind: crisis.kind,
      certainty: crisis.certainty,
      resources: resourcesFor(crisis.kind, languageOf(situation)),
    }
  )
}

/** A citation of a finished prayer, with the reason its passage was chosen. */
export interface ChosenCitation extends Citation {
  readonly why: string
}

/** A finished prayer as its person gets it. */
export interface GenerationResult {
  readonly prayer: string
  /** All quotations as one text (D-15). */
  readonly scripture: string
  readonly citations: readonly ChosenCitation[]
  readonly parts: readonly PrayerPart[]
  readonly writtenBy: WriterName
  /** Where the request was sent. It may have been the composer that wrote the prayer in the end. */
  readonly sentTo?: OutsideService
  readonly crisis?: CrisisHelp
  /** Not a crisis, and not an ordinary day: somebody may be glad to read who answers at any hour. */
  readonly isHeavy?: true
}

/** Which generation: somebody's own. */
export interface GenerationKey {
  readonly userId: string
  readonly id: string
}

/** A generation in a map of many people's: an id is unique for its person alone. */
export function nameOf({ userId, id }: GenerationKey): string {
  return `${userId}/${id}`
}

export type GenerationStatus = 'running' | 'done' | 'failed' | 'cancelled' | 'purged'

/** One asking for a prayer, with what is still kept of its words. */
export interface Generation extends GenerationKey {
  readonly status: GenerationStatus
  readonly category: Category
  readonly mood: Mood
  readonly createdAt: Date
  /** Gone when it ended without a prayer, and when its prayer was saved. */
  readonly request?: PrayerRequest
  readonly result?: GenerationResult
  /** The first version of this prayer: itself, when nothing was written again. */
  readonly first: FirstVersion
  /** How many others were written of the first. */
  readonly versions: number
  /** Every finished version, this one included, oldest first. */
  readonly finishedVersions: readonly string[]
}

/** Why a generation that has ended has no prayer to give. */
export function refusalOf(status: GenerationStatus | undefined): Error {
  if (status === 'cancelled') return new GenerationCancelled()
  return status === 'purged' ? new GenerationGone() : new GenerationFailed()
}

/** The same for an id that is asked for once more: it never begins another prayer. */
export function refusalOfId(status: GenerationStatus | undefined): Error {
  return status === 'failed' ? new GenerationEnded() : refusalOf(status)
}

export interface FirstVersion {
  readonly id: string
  readonly finishedAt: Date | null
}

export interface NewGeneration extends GenerationKey {
  readonly idempotencyKey: string | null
  readonly category: Category
  readonly mood: Mood
  readonly request: PrayerRequest
  /** Whether it holds one of the person's prayers. */
  readonly counted: boolean
  readonly rewriteOf: string | null
}

/** A finished prayer, and how often it can still be written again. */
export interface FinishedPrayer {
  readonly result: GenerationResult
  readonly rewrites: Rewrites
}

/** What a generation has to give; undefined while it is running, and when it ended without a prayer. */
export function finishedPrayer(generation: Generation, now: Date): FinishedPrayer | undefined {
  const { result, request, first, versions } = generation
  if (!result || !first.finishedAt) return undefined
  const rewrites = rewritesLeft(first.finishedAt, versions, now)
  const isSaved = !request
  return { result, rewrites: isSaved ? { ...rewrites, left: 0 } : rewrites }
}

/** What happens while a prayer is written, in the order in which it is told. */
export type GenerationEvent =
  | { readonly type: 'accepted'; readonly generationId: string; readonly crisis?: CrisisHelp }
  | { readonly type: 'passages'; readonly citations: readonly ChosenCitation[] }
  | { readonly type: 'text'; readonly part: PartKind; readonly text: string; readonly reference?: string }
  /** What was shown is withdrawn: the same writer begins again, or the next one. */
  | { readonly type: 'restart' }

/** The text of one guarded sentence; a quotation stands in marks and names its source and translation (D-40). */
export function shownText({ text, citation }: VerifiedSentence): string {
  return citation ? quotationOf({ text, reference: citation.reference }) : text
}

/** Puts guarded sentences together: one paragraph for each movement. */
export function assemble(sentences: readonly VerifiedSentence[]): PrayerPart[] {
  const parts: { kind: PartKind; text: string }[] = []
  for (const sentence of sentences) {
    const last = parts.at(-1)
    if (last?.kind === sentence.part) last.text += ` ${shownText(sentence)}`
    else parts.push({ kind: sentence.part, text: shownText(sentence) })
  }
  return parts
}

/** The finished prayer from its guarded sentences. */
export function finish(
  sentences: readonly VerifiedSentence[],
  passages: readonly Passage[],
  writtenBy: WriterName,
  crisis?: CrisisHelp,
): GenerationResult {
  const parts = assemble(sentences)
  const quoted = sentences.flatMap(({ citation }) => citation ?? [])
  const citations = distinct(quoted).map((citation) => withReason(citation, passages))
  return {
    prayer: parts.map(({ text }) => text).join('\n\n'),
    scripture: citations.map(({ reference, text }) => `${reference} (KJV): ${text}`).join('\n'),
    citations,
    parts,
    writtenBy,
    ...(crisis && { crisis }),
  }
}

/** A citation with why its passage was chosen. */
export function withReason(citation: Citation, passages: readonly Passage[]): ChosenCitation {
  const { reference, text, translation } = citation
  const why = passages.find((passage) => passage.reference === reference)?.why ?? ''
  return { reference, text, translation, why }
}

function distinct(citations: readonly Citation[]): Citation[] {
  return [...new Map(citations.map((citation) => [citation.reference, citation])).values()]
}
