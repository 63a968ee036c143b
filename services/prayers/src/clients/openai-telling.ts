import type { PrayerPlan } from '@selah/prayer-engine/composer'
import type { DraftSentence } from '@selah/prayer-engine/writer'

/** Puts the person's own sentences in after the address: a model never words them, so they stay true. */
export async function* withTelling(
  sentences: AsyncIterable<DraftSentence>,
  { told, arc }: Pick<PrayerPlan, 'told' | 'arc'>,
): AsyncGenerator<DraftSentence, void> {
  const part = arc.gladness === 'glad' ? 'thanks' : 'complaint'
  let isTold = false
  for await (const sentence of sentences) {
    if (!isTold && sentence.part !== 'address') {
      isTold = true
      for (const text of told) yield { kind: 'told', part, text }
    }
    yield sentence
  }
}
