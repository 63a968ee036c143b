import { performance } from 'node:perf_hooks'
import type { Logger } from '@selah/kit/log'
import type { VerifiedSentence } from '@selah/prayer-engine/guard'
import {
  hasSentNothing,
  type OutsideService,
  type PrayerWriter,
  type WritingTask,
} from '@selah/prayer-engine/writer'
import {
  type CrisisHelp,
  finish,
  type GenerationEvent,
  type GenerationResult,
  shownText,
} from '../domain/generation.ts'
import { DraftRefused, guarded } from '../domain/guarded.ts'
import { GenerationFailed } from '../errors.ts'

/** How often the last writer may try, each time with another seed: it is built in, and takes a few milliseconds. */
const LAST_WRITER_TRIES = 4

/** One prayer being written: by whom, and where its sentences go. */
export interface Writing {
  /** Tried in order. The last one is quick, and its prayer is shown only as a whole. */
  readonly writers: readonly PrayerWriter[]
  readonly generationId: string
  readonly signal: AbortSignal
  readonly log: Pick<Logger, 'warn'>
  readonly help?: CrisisHelp | undefined
  tell(event: GenerationEvent): Promise<void>
}

interface Failure {
  readonly error: unknown
  readonly afterMs: number
}
type Attempt = { readonly sentences: readonly VerifiedSentence[] } | Failure

/**
 * Has each writer try until a prayer has passed the guard. When one fails, what was shown is withdrawn.
 * Throws GenerationFailed after the last.
 */
export async function tryWriters(writing: Writing, task: WritingTask): Promise<GenerationResult> {
  const { writers, help } = writing
  let sentTo: OutsideService | undefined
  for (const [index, writer] of writers.entries()) {
    const isLast = index === writers.length - 1
    const failures: Failure[] = []
    for (let next: WritingTask | undefined = task; next; next = nextTask(task, failures, isLast)) {
      const attempt = await tryOnce(writing, writer, next, isLast)
      // A person learns what of theirs has left this server, also when another writer finished.
      if ('sentences' in attempt || !hasSentNothing(attempt.error)) sentTo = writer.service ?? sentTo
      if ('sentences' in attempt) {
        const result = finish(attempt.sentences, task.passages, writer.name, help)
        return { ...result, ...(sentTo && { sentTo }) }
      }
      failures.push(attempt)
    }
  }
  throw new GenerationFailed()
}

/**
 * The task of a writer's next try after `failures`, or undefined when the next writer's turn has come. A model is asked
 * once more, with the reason, when the guard refused its answer. The last writer tries other seeds, in the end without
 * the person's own sentences.
 */
function nextTask(task: WritingTask, failures: readonly Failure[], isLast: boolean): WritingTask | undefined {
  const tries = failures.length
  if (!isLast) {
    const [first] = failures
    const isRefused = tries === 1 && first?.error instanceof DraftRefused
    return isRefused ? { ...task, again: { refused: first.error.code, afterMs: first.afterMs } } : undefined
  }
  if (tries === LAST_WRITER_TRIES) return undefined
  const plan = tries < LAST_WRITER_TRIES - 1 ? task.plan : { ...task.plan, told: [] }
  return { ...task, plan, seed: `${task.seed}#${tries}` }
}

async function tryOnce(
  writing: Writing,
  writer: PrayerWriter,
  task: WritingTask,
  isLast: boolean,
): Promise<Attempt> {
  // Cancelled before this writer was asked: nothing leaves for a model then.
  writing.signal.throwIfAborted()
  const from = performance.now()
  try {
    return { sentences: await (isLast ? writeThenShow : writeAndShow)(writing, writer, task) }
  } catch (error) {
    writing.signal.throwIfAborted()
    writing.log.warn({ err: error, writer: writer.name, generationId: writing.generationId }, 'writer failed')
    return { error, afterMs: performance.now() - from }
  }
}

/** Shows each sentence as soon as the guard has passed it; withdraws them when the writer fails after all. */
async function writeAndShow({ tell, signal }: Writing, writer: PrayerWriter, task: WritingTask) {
  const sentences: VerifiedSentence[] = []
  try {
    for await (const sentence of guarded(writer, task, signal)) {
      sentences.push(sentence)
      await tell(shown(sentence))
    }
    return sentences
  } catch (error) {
    if (sentences.length > 0) await tell({ type: 'restart' })
    throw error
  }
}

/** Shows nothing before the whole prayer has passed. */
async function writeThenShow({ tell, signal }: Writing, writer: PrayerWriter, task: WritingTask) {
  const sentences = await Array.fromAsync(guarded(writer, task, signal))
  for (const sentence of sentences) await tell(shown(sentence))
  return sentences
}

function shown(sentence: VerifiedSentence): GenerationEvent {
  const reference = sentence.citation?.reference
  return { type: 'text', part: sentence.part, text: shownText(sentence), ...(reference && { reference }) }
}
