import { compose } from '../domain/composer/compose.ts'
import type { PrayerWriter } from '../domain/writer.ts'

/** The built-in writer: no key, no network, and it never fails, so a person always leaves with a prayer. */
export const composerWriter: PrayerWriter = {
  name: 'composer',
  async *write(task, signal) {
    for (const sentence of compose(task)) {
      signal.throwIfAborted()
      yield sentence
    }
  },
}
