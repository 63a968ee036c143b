import { guardSentence } from '../guard/guard-sentence.ts'
import type { DraftSentence, PrayerWriter, WritingTask } from '../writer.ts'
import { compose } from './compose.ts'

/** Other seeds that are tried when the guard refuses a sentence, before the situation is left out. */
const SEEDS_MAX = 3

/** The built-in writer: no key, no network, and it never fails, so a person always leaves with a prayer. */
export const composerWriter: PrayerWriter = {
  name: 'composer',
  async *write(task, signal) {
    for (const sentence of composeGuarded(task)) {
      signal.throwIfAborted()
      yield sentence
    }
  },
}

/**
 * Composes until the guard has nothing to refuse. The composer is the last writer there is: what the guard refuses of
 * a person's own words said back is written again without them, and if all else fails the sentence is left out.
 */
function composeGuarded(task: WritingTask): DraftSentence[] {
  for (let attempt = 0; attempt < SEEDS_MAX; attempt++) {
    const draft = compose(attempt === 0 ? task : { ...task, seed: `${task.seed} ${attempt}` })
    if (draft.every((sentence) => passes(sentence, task))) return draft
  }
  const { situation: _unsaid, ...request } = task.request
  return compose({ ...task, request }).filter((sentence) => passes(sentence, task))
}

function passes(sentence: DraftSentence, task: WritingTask): boolean {
  return guardSentence(sentence, task).ok
}
