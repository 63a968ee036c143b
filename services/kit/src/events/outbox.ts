import { create, type DescMessage, type MessageInitShape, toBinary } from '@bufbuild/protobuf'
import type { EventType } from '@selah/proto/events'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../db.ts'
import { currentTraceparent } from '../trace.ts'
import { outbox } from './schema.ts'

/** One event of a kind. */
export interface Fact<Schema extends DescMessage> {
  /** The id of the person the event is about, or of the aggregate where there is no person. */
  readonly key: string
  readonly data: MessageInitShape<Schema>
}

/** Records an event next to the change it describes: both commit, or neither does. `key` is as in `Fact`. */
export async function publishEvent<Schema extends DescMessage>(
  tx: Tx,
  event: EventType<Schema>,
  key: string,
  data: MessageInitShape<Schema>,
): Promise<void> {
  await publishEvents(tx, event, [{ key, data }])
}

/** The same for several events of one kind, in one statement. */
export async function publishEvents<Schema extends DescMessage>(
  tx: Tx,
  event: EventType<Schema>,
  facts: readonly Fact<Schema>[],
): Promise<void> {
  if (facts.length === 0) return
  const traceparent = currentTraceparent()
  const rows = facts.map(({ key, data }) => ({
    eventId: uuidv7(),
    subject: `${event.subject}.${key}`,
    key,
    payload: toBinary(event.schema, create(event.schema, data)),
    traceparent,
  }))
  await tx.insert(outbox).values(rows)
}
