import type { RefusalCode, VerifiedSentence } from '@selah/prayer-engine/guard'
import { guardPrayer, guardSentence } from '@selah/prayer-engine/guard'
import type { PrayerWriter, WritingTask } from '@selah/prayer-engine/writer'

/** A draft that the guard refused. Carries the reason alone, never the words. */
export class DraftRefused extends Error {
  override readonly name = 'DraftRefused'
  readonly code: RefusalCode

  constructor(code: RefusalCode) {
    super(`draft refused: ${code}`)
    this.code = code
  }
}

/** A writer's sentences as the guard passes them; ends only when the whole prayer has passed. Throws DraftRefused. */
export async function* guarded(
  writer: PrayerWriter,
  task: WritingTask,
  signal: AbortSignal,
): AsyncGenerator<VerifiedSentence> {
  const sentences: VerifiedSentence[] = []
  for await (const draft of writer.write(task, signal)) {
    // A writer may forget what it was asked to leave out; scripture and its lead-in stay wherever they stand.
    if (draft.kind !== 'quotation' && task.request.leaveOut?.includes(draft.part)) continue
    const verdict = guardSentence(draft, task)
    if (!verdict.ok) throw new DraftRefused(verdict.code)
    sentences.push(verdict.sentence)
    yield verdict.sentence
  }
  const verdict = guardPrayer(sentences, task)
  if (!verdict.ok) throw new DraftRefused(verdict.code)
}
