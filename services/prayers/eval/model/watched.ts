import type { PrayerWriter } from '@selah/prayer-engine/writer'

/** A writer, and everything that it has yielded. */
export interface WatchedWriter {
  readonly writer: PrayerWriter
  readonly yielded: ReadonlySet<string>
}

/** Notes what a writer itself yields, so that its signature under a prayer can be checked. */
export function watched(writer: PrayerWriter): WatchedWriter {
  const yielded = new Set<string>()
  return {
    yielded,
    writer: {
      ...writer,
      async *write(task, signal) {
        for await (const sentence of writer.write(task, signal)) {
          yielded.add(sentence.kind === 'quotation' ? sentence.reference : sentence.text.trim())
          yield sentence
        }
      },
    },
  }
}
