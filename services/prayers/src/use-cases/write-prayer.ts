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
import { guardPrayer } from '../domain/guard/guard-prayer.ts'
import { guardSentence } from '../domain/guard/guard-sentence.ts'
import type { RefusalCode, VerifiedSentence } from '../domain/guard/verdict.ts'
import type { Passage, PrayerRequest } from '../domain/prayer.ts'
import { choosePassages } from '../domain/scripture/choose.ts'
import { citationOf } from '../domain/scripture/text.ts'
import type { PrayerWriter, WritingTask } from '../domain/writer.ts'
import { GenerationFailed } from '../errors.ts'
import type { Run } from './run.ts'
import { openResults } from './sealed-words.ts'

/** How many of a person's latest prayers are looked at, so that their passages do not come again. */
const RECENT_PRAYERS = 5

export interface PrayerToWrite {
  readonly userId: string
  readonly request: PrayerRequest
  readonly crisis?: Crisis | undefined
  readonly help?: CrisisHelp | undefined
}

/** A draft that the guard refused. Carries the reason alone, never the words. */
class DraftRefused extends Error {
  override readonly name = 'DraftRefused'
  readonly code: RefusalCode

  constructor(code: RefusalCode) {
    super(`draft refused: ${code}`)
    this.code = code
  }
}

/**
 * Chooses passages and has them written into a prayer, telling `run` each step: only what the guard has passed.
 * When a writer fails, what was shown is withdrawn and the next writer begins. Throws GenerationFailed after the last.
 */
export async function writePrayer(
  deps: PrayersDeps,
  prayer: PrayerToWrite,
  run: Run,
): Promise<GenerationResult> {
  const { request, crisis, help } = prayer
  run.emit({ type: 'accepted', generationId: run.generationId, ...(help && { crisis: help }) })
  const seed = run.generationId
  const recentlyUsed = await listRecentReferences(deps, prayer.userId)
  const passages = choosePassages({ request, recentlyUsed, seed, crisis })
  run.emit({ type: 'passages', citations: citationsOf(passages) })

  const task: WritingTask = { request, passages, crisis: crisis !== undefined, closing: deps.closing, seed }
  for (const [index, writer] of deps.writers.entries()) {
    if (index > 0) run.emit({ type: 'restart' })
    try {
      const sentences = await writeGuarded(writer, task, run)
      return finish(sentences, passages, writer.name, help)
    } catch (err) {
      run.signal.throwIfAborted()
      deps.log.warn({ err, writer: writer.name, generationId: run.generationId }, 'writer failed')
    }
  }
  throw new GenerationFailed()
}

async function writeGuarded(writer: PrayerWriter, task: WritingTask, run: Run): Promise<VerifiedSentence[]> {
  const sentences: VerifiedSentence[] = []
  for await (const draft of writer.write(task, run.signal)) {
    const verdict = guardSentence(draft, task)
    if (!verdict.ok) throw new DraftRefused(verdict.code)
    const { sentence } = verdict
    sentences.push(sentence)
    const reference = sentence.citation?.reference
    run.emit({
      type: 'text',
      part: sentence.part,
      text: shownText(sentence),
      ...(reference && { reference }),
    })
  }
  const verdict = guardPrayer(sentences, task)
  if (!verdict.ok) throw new DraftRefused(verdict.code)
  return sentences
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
