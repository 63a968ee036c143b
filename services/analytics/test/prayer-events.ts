import { randomUUID } from 'node:crypto'
import { create, type DescMessage, type MessageInitShape, toBinary } from '@bufbuild/protobuf'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { jetstream } from '@nats-io/jetstream'
import { cloudEventHeaders } from '@selah/kit/events/cloud-events'
import { connectNats } from '@selah/kit/events/nats'
import { ensureStream, STREAM_LIMITS } from '@selah/kit/events/streams'
import { createLogger } from '@selah/kit/log'
import { type EventType, PrayerGenerated, PrayerSaved, PrayerShared, streamOf } from '@selah/proto/events'

/** Stands in for services/prayers: puts its events on a stream, as its relay does. */
export async function startPrayerEvents(natsUrl: string) {
  const nats = await connectNats(natsUrl, 'prayers', createLogger('prayers', 'silent'))
  const js = jetstream(nats)
  await ensureStream(await js.jetstreamManager(), streamOf(PrayerGenerated), STREAM_LIMITS)

  async function publishBytes(
    event: EventType,
    userId: string,
    payload: Uint8Array,
    eventId: string = randomUUID(),
  ) {
    const subject = `${event.subject}.${userId}`
    const headers = cloudEventHeaders({ eventId, subject, createdAt: new Date(), traceparent: null })
    // No msgID: JetStream must not drop what the inbox is there to recognise.
    await js.publish(subject, payload, { headers })
    return eventId
  }

  function publish<Schema extends DescMessage>(
    event: EventType<Schema>,
    userId: string,
    data: MessageInitShape<Schema>,
    eventId?: string,
  ) {
    return publishBytes(event, userId, toBinary(event.schema, create(event.schema, data)), eventId)
  }

  return {
    publishBytes,
    generated: (userId: string, what: Prayed = {}, eventId?: string) =>
      publish(
        PrayerGenerated,
        userId,
        { userId, ...prayer(what), generatedAt: at(what), rewriteOf: what.rewriteOf ?? '' },
        eventId,
      ),
    saved: (userId: string, what: Prayed = {}, eventId?: string) =>
      publish(PrayerSaved, userId, { userId, ...prayer(what), savedAt: at(what) }, eventId),
    shared: (userId: string, what: Prayed = {}, eventId?: string) =>
      publish(PrayerShared, userId, { userId, ...prayer(what), sharedAt: at(what) }, eventId),
    [Symbol.asyncDispose]: () => nats.close(),
  }
}

interface Prayed {
  readonly category?: string
  readonly mood?: string
  readonly when?: string
  readonly rewriteOf?: string
}

const at = ({ when = '2026-01-01T09:00:00Z' }: Prayed) => timestampFromDate(new Date(when))
const prayer = ({ category = 'Healing', mood = 'Anxious' }: Prayed) => ({ category, mood })
