import { type DescMessage, fromBinary, type MessageShape } from '@bufbuild/protobuf'
import type { EventType } from '@selah/proto/events'
import { sql } from 'drizzle-orm'
import { crashPoint } from '../crash.ts'
import { type Pool, type Tx, withTx } from '../db.ts'

/** Reacts to one kind of event. */
export interface Consumer<Schema extends DescMessage = DescMessage> {
  /** Also the JetStream durable name: changing it replays the stream. */
  readonly name: string
  readonly event: EventType<Schema>
  /**
   * Applies the event, touching this service's own database only: work with the outside world becomes a row,
   * done by a worker that may repeat it. Events may arrive late and in any order.
   */
  handle(tx: Tx, message: MessageShape<Schema>): Promise<void>
}

/** Keeps the message type and its handler together without naming the schema twice. */
export function consumer<Schema extends DescMessage>(definition: Consumer<Schema>): Consumer {
  return definition as unknown as Consumer
}

/** Thrown when the bytes of an event are not its message: trying again cannot help. */
export class UndecodableEvent extends Error {
  override readonly name = 'UndecodableEvent'
}

/**
 * Runs the handler at most once per event, in one transaction with the record that it ran.
 * Throws UndecodableEvent, or whatever the handler throws; nothing has changed then.
 */
export async function consumeOnce(
  pool: Pool,
  consumer: Consumer,
  eventId: string,
  payload: Uint8Array,
): Promise<'handled' | 'duplicate'> {
  const message = decode(consumer, payload)
  return withTx(pool, async (tx) => {
    if (!(await claim(tx, consumer.name, eventId))) return 'duplicate'
    await consumer.handle(tx, message)
    crashPoint('consume.beforeCommit')
    return 'handled'
  })
}

/** False when the event is applied already. Either way it is no failing or parked event of this consumer any more. */
async function claim(tx: Tx, consumer: string, eventId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    with failing as (delete from failing_events where consumer = ${consumer} and event_id = ${eventId}),
      parked as (delete from parked_events where consumer = ${consumer} and event_id = ${eventId})
    insert into consumed_events (consumer, event_id) values (${consumer}, ${eventId}) on conflict do nothing`)
  return rowCount === 1
}

function decode(consumer: Consumer, payload: Uint8Array): MessageShape<DescMessage> {
  try {
    return fromBinary(consumer.event.schema, payload)
  } catch {
    throw new UndecodableEvent(`not a ${consumer.event.schema.typeName}`)
  }
}
