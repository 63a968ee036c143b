import { jetstreamManager } from '@nats-io/jetstream'
import { EVENTS, publisherOf, streamsOf } from '@selah/proto/events'
import { onNats } from '../events/nats.ts'
import { isNotFound } from '../events/streams.ts'

/** Removes a person's events from every stream there is. Throws when NATS is away; safe to repeat. */
export async function purgeStreams(natsUrl: string, userId: string): Promise<void> {
  await onNats(natsUrl, async (nats) => {
    const jsm = await jetstreamManager(nats)
    const streams = [...new Set(EVENTS.map(publisherOf))].flatMap((publisher) => streamsOf(publisher))
    for (const { name } of streams) {
      await jsm.streams.purge(name, { filter: `*.*.*.${userId}` }).catch((error: unknown) => {
        // Its publisher has never run.
        if (!isNotFound(error)) throw error
      })
    }
  })
}
