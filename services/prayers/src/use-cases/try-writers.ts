import { performance } from 'node:perf_hooks'
import type { VerifiedSentence } from '@selah/prayer-engine/guard'
import type { PrayerWriter, WritingTask } from '@selah/prayer-engine/writer'
import type { PrayersDeps } from '../deps.ts'
import { type CrisisHelp, finish, type GenerationResult, shownText } from '../domain/generation.ts'
import { GenerationFailed } from '../errors.ts'
import { DraftRefused, guarded } from './guarded.ts'
import type { Run } from './run.ts'

/** How often the last writer may try, each time with another seed: it is built in, and takes a few milliseconds. */
const LAST_WRITER_TRIES = 4

/** One prayer being written: by whom, and where its sentences go. */
export interface Writing {
  readonly writers: PrayersDeps['writers']
  readonly log: Pick<PrayersDeps['log'], 'warn'>
  readonly run: Run
  readonly help?: CrisisHelp | undefined
}

type Write = (writer: PrayerWriter, task: WritingTask, run: Run) => Promise<VerifiedSentence[]>
type Attempt = { readonly sentences: VerifiedSentence[] } | { readonly error: unknown }

/**
 * Has each writer try, the last one several times, until a prayer has passed the guard. When a writer fails, what was
 * shown is withdrawn and the next begins. Throws GenerationFailed after the last.
 */
export async function tryWriters(writing: Writing, task: WritingTask): Promise<GenerationResult> {
  const { writers, help } = writing
  for (const [index, writer] of writers.entries()) {
    const isLast = index === writers.length - 1
    const attempt = await (isLast ? tryAgainAndAgain : tryTwice)(writing, writer, task)
    if ('sentences' in attempt) return finish(attempt.sentences, task.passages, writer.name, help)
  }
  throw new GenerationFailed()
}

/** An answer that the guard refused is asked for once more, with the reason, in what is left of the time. */
async function tryTwice(writing: Writing, writer: PrayerWriter, task: WritingTask): Promise<Attempt> {
  const from = performance.now()
  const first = await tryOnce(writing, writer, task, writeAndShow)
  if (!('error' in first && first.error instanceof DraftRefused)) return first
  const again = { refused: first.error.code, afterMs: performance.now() - from }
  return tryOnce(writing, writer, { ...task, again }, writeAndShow)
}

/** The last writer must not fail a person: it tries with other seeds, in the end without what was told. */
async function tryAgainAndAgain(writing: Writing, writer: PrayerWriter, task: WritingTask): Promise<Attempt> {
  let attempt: Attempt = { error: undefined }
  for (let n = 0; n < LAST_WRITER_TRIES && 'error' in attempt; n++) {
    const plan = n < LAST_WRITER_TRIES - 1 ? task.plan : { ...task.plan, told: [] }
    const seed = n === 0 ? task.seed : `${task.seed}#${n}`
    attempt = await tryOnce(writing, writer, { ...task, plan, seed }, writeThenShow)
  }
  return attempt
}

async function tryOnce(
  { log, run }: Writing,
  writer: PrayerWriter,
  task: WritingTask,
  write: Write,
): Promise<Attempt> {
  try {
    return { sentences: await write(writer, task, run) }
  } catch (err) {
    run.signal.throwIfAborted()
    log.warn({ err, writer: writer.name, generationId: run.generationId }, 'writer failed')
    return { error: err }
  }
}

/** Shows each sentence as soon as the guard has passed it; withdraws them when the writer fails after all. */
async function writeAndShow(writer: PrayerWriter, task: WritingTask, run: Run): Promise<VerifiedSentence[]> {
  const sentences: VerifiedSentence[] = []
  try {
    for await (const sentence of guarded(writer, task, run.signal)) {
      sentences.push(sentence)
      show(run, sentence)
    }
    return sentences
  } catch (error) {
    if (sentences.length > 0) run.emit({ type: 'restart' })
    throw error
  }
}

/** Shows nothing before the whole prayer has passed: for a writer so quick that nobody waits for it. */
async function writeThenShow(writer: PrayerWriter, task: WritingTask, run: Run): Promise<VerifiedSentence[]> {
  const sentences = await Array.fromAsync(guarded(writer, task, run.signal))
  for (const sentence of sentences) show(run, sentence)
  return sentences
}

function show(run: Run, sentence: VerifiedSentence): void {
  const reference = sentence.citation?.reference
  run.emit({ type: 'text', part: sentence.part, text: shownText(sentence), ...(reference && { reference }) })
}
