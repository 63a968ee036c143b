import { guardSentence } from '../guard/guard-sentence.ts'
import type { PrayerWriter } from '../writer.ts'
import { compose } from './compose.ts'

/**
 * The built-in writer: no key, no network, and it never fails, so a person always leaves with a prayer. Its arcs have
 * passed the guard before; a sentence that the guard refuses for this request alone is left out.
 */
export const composerWriter: PrayerWriter = {
  name: 'composer',
  async *write(task, signal) {
    for (const sentence of compose(task)) {
      signal.throwIfAborted()
      if (guardSentence(sentence, task).ok) yield sentence
    }
  },
}
