import { hasSentNothing, type OutsideService, type PrayerWriter } from '@selah/prayer-engine/writer'

export interface NotedWriters {
  readonly writers: readonly PrayerWriter[]
  /** The service that the request has left for by now. */
  sentTo(): OutsideService | undefined
}

/** The same writers, watched: a person is told what of theirs has left this server, also when it was in vain. */
export function noteSending(writers: readonly PrayerWriter[]): NotedWriters {
  let sentTo: OutsideService | undefined
  const noted = (writer: PrayerWriter): PrayerWriter => ({
    ...writer,
    async *write(task, signal) {
      let hasSent = true
      try {
        yield* writer.write(task, signal)
      } catch (error) {
        hasSent = !hasSentNothing(error)
        throw error
      } finally {
        if (hasSent) sentTo = writer.service ?? sentTo
      }
    },
  })
  return { writers: writers.map(noted), sentTo: () => sentTo }
}
