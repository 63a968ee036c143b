import { dbOf } from '@selah/kit/db'
import { generationRepository } from '../db/generation-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import type { Crisis } from '../domain/care/crisis.ts'
import {
  type CrisisHelp,
  finish,
  type GenerationResult,
  shownText,
  withReason,
} from '../domain/generation.ts'
import type { VerifiedSentence } from '../domain/guard/verdict.ts'
import type { Passage, PrayerRequest } from '../domain/prayer.ts'
import { choosePassages } from '../domain/scripture/choose.ts'
import { citationOf } from '../domain/scripture/text.ts'
import type { PrayerWriter, WritingTask } from '../domain/writer.ts'
import { GenerationFailed } from '../errors.ts'
import { guarded } from './guarded.ts'
import type { Run } from './run.ts'
import { openResults } from './sealed-words.ts'

/** How many of a person's latest prayers are looked at, so that their passages do not come again. */
const RECENT_PRAYERS = 5

/** How often the last writer may try, each time with another seed: it is built in, and takes a few milliseconds. */
const LAST_WRITER_TRIES = 8

export interface PrayerToWrite {
  readonly userId: string
  readonly request: PrayerRequest
  readonly crisis?: Crisis | undefined
  readonly help?: CrisisHelp | undefined
}

/**
 * Chooses passages and has them written into a prayer, telling `run` each step: only what the guard has passed.
 * When a writer fails, what was shown is withdrawn and the next writer begins. Throws GenerationFailed after the last.
 */
export async function writePrayer(
  deps: PrayersDeps,
  { userId, request, crisis, help }: PrayerToWrite,
  run: Run,
): Promise<GenerationResult> {
  run.emit({ type: 'accepted', generationId: run.generationId, ...(help && { crisis: help }) })
  const recentlyUsed = await listRecentReferences(deps, userId)
  const passages = choosePassages({ request, recentlyUsed, seed: run.generationId, crisis })
  run.emit({ type: 'passages', citations: citationsOf(passages) })

  for (const { writer, seed, isLast, isPlain } of attempts(deps.writers, run.generationId)) {
    const asked = isPlain ? withoutParticulars(request) : request
    const task: WritingTask = {
      request: asked,
      passages,
      crisis: crisis !== undefined,
      closing: deps.closing,
      seed,
    }
    try {
      const sentences = await (isLast ? writeThenShow : writeAndShow)(writer, task, run)
      return finish(sentences, passages, writer.name, help)
    } catch (err) {
      run.signal.throwIfAborted()
      deps.log.warn({ err, writer: writer.name, generationId: run.generationId }, 'writer failed')
    }
  }
  throw new GenerationFailed()
}

/**
 * Every writer once, and the last one, which must not fail a person, several times with other seeds: in the end
 * without a name and a situation that no prayer seems able to carry.
 */
function attempts(writers: readonly PrayerWriter[], seed: string) {
  return writers.flatMap((writer, index) => {
    const isLast = index === writers.length - 1
    return Array.from({ length: isLast ? LAST_WRITER_TRIES : 1 }, (_, n) => ({
      writer,
      isLast,
      isPlain: n >= LAST_WRITER_TRIES / 2,
      seed: n === 0 ? seed : `${seed}#${n}`,
    }))
  })
}

function withoutParticulars({ category, mood, tone, length, recipient }: PrayerRequest): PrayerRequest {
  return { category, mood, tone, length, recipient: { relationship: recipient.relationship } }
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

async function listRecentReferences(deps: PrayersDeps, userId: string): Promise<string[]> {
  const db = dbOf(deps.pool)
  const sealed = await generationRepository.listRecentResults(db, userId, RECENT_PRAYERS)
  const results = await openResults(deps, db, userId, sealed)
  return results.flatMap(({ citations }) => citations.map(({ reference }) => reference))
}

function citationsOf(passages: readonly Passage[]) {
  return passages.flatMap(({ reference }) => {
    const citation = citationOf(reference)
    return citation ? [withReason(citation, passages)] : []
  })
}
