import { composerWriter } from '@selah/prayer-engine/composer'
import { type Outcome, taskFor } from '@selah/prayer-engine/eval/outcome'
import type { EvalRequest } from '@selah/prayer-engine/eval/requests/eval-request'
import { citationOf } from '@selah/prayer-engine/scripture'
import type { DraftSentence, PrayerWriter, WritingTask } from '@selah/prayer-engine/writer'
import type { GenerationEvent, GenerationResult } from '../../src/domain/generation.ts'
import { tryWriters } from '../../src/use-cases/try-writers.ts'
import type { Behaviour } from './behaviours.ts'
import { watched } from './watched.ts'

/** A prayer as a person got it from the service, the model behind it behaving as it did. */
export interface Written extends Outcome {
  readonly behaviour: Behaviour | undefined
  readonly result: GenerationResult | undefined
  /** Everything that was shown, withdrawn or not. */
  readonly shown: readonly TextEvent[]
  /** What stood on the screen in the end. */
  readonly standing: readonly TextEvent[]
  readonly isSignedTruly: boolean
}

export type TextEvent = Extract<GenerationEvent, { type: 'text' }>

const log = { warn: () => undefined }

/** Has a prayer written as the service does it: the model first, every sentence guarded, the composer last. */
export async function writtenWith(
  model: PrayerWriter,
  { request, echo }: EvalRequest,
  seed: string,
  behaviour?: Behaviour,
): Promise<Written> {
  const task = taskFor(request, seed)
  const both = [watched(model), watched(composerWriter)]
  const writers = both.map(({ writer }) => writer)
  const events: GenerationEvent[] = []
  const tell = async (event: GenerationEvent) => void events.push(event)
  const { signal } = new AbortController()
  // A prayer that nobody could write: what was shown until then counts.
  const result = await tryWriters({ writers, log, signal, generationId: seed, tell }, task).catch(
    () => undefined,
  )
  const isText = (event: GenerationEvent): event is TextEvent => event.type === 'text'
  const shown = events.filter(isText)
  const standing = events.slice(events.findLastIndex(({ type }) => type === 'restart') + 1).filter(isText)
  const signer = both.find(({ writer }) => writer.name === result?.writtenBy)
  const isSignedTruly = standing.every(({ text, reference }) => signer?.yielded.has(reference ?? text))
  return {
    request,
    echo,
    task,
    behaviour,
    result,
    shown,
    standing,
    isSignedTruly,
    draft: standing.map((event) => asDraft(event, task)),
  }
}

function asDraft({ part, text, reference }: TextEvent, { plan }: WritingTask): DraftSentence {
  if (plan.told.includes(text)) return { kind: 'told', part, text }
  return reference && citationOf(reference)
    ? { kind: 'quotation', part, reference }
    : { kind: 'words', part, text }
}
