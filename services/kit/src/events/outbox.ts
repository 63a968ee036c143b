import { create, type DescMessage, type MessageInitShape, toBinary } from '@bufbuild/protobuf'
import type { EventType } from '@selah/proto/events'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../db.ts'
import { currentTraceparent } from '../trace.ts'
import { outbox } from './schema.ts'

/**
 * Records an event next to the change it describes: both commit, or neither does.
 * `key` is the id of the person the event is about, or of the aggregate where there is no person.
 */
export async function publishEvent<Schema extends DescMessage>(
  tx: Tx,
  event: EventType<Schema>,
  key: string,
  data: MessageInitShape<Schema>,
): Promise<void> {
  await tx.insert(outbox).values({
    eventId: uuidv7(),
    subject: `${event.subject}.${key}`,
    key,
    payload: toBinary(event.schema, create(event.schema, data)),
    traceparent: currentTraceparent(),
  })
}
