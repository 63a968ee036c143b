import { type DescMessage, fromBinary, type MessageShape } from '@bufbuild/protobuf'
import type { EventType } from '@selah/proto/events'
import { sql } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import { crashPoint } from '../crash.ts'
import { type Pool, type Tx, withTx } from '../db.ts'
import { personHash } from '../erasure/personal-data.ts'
import { inTrace } from '../trace.ts'

/** Reacts to one kind of event. */
export interface Consumer<Schema extends DescMessage = DescMessage> {
  /** Also the JetStream durable name: changing it replays the stream. */
  readonly name: string
  readonly event: EventType<Schema>
  /** Also events of people who are erased here, which all others drop. */
  readonly hearsErased?: true
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

export interface DeliveredEvent {
  readonly eventId: string
  /** Its last token is the person's id, where the event is about one. */
  readonly subject: string
  readonly payload: Uint8Array
  readonly traceparent: string | null
}

/**
 * Runs the handler at most once per event, in one transaction with the records that it ran; never for an event of
 * somebody who is erased here. Several events are applied together, all or none. `statementMs` is the longest that a statement of a handler may take, instead of the pool's.
 * Throws UndecodableEvent, or whatever the handler throws; nothing has changed then.
 */
export async function consumeOnce(
  pool: Pool,
  consumer: Consumer,
  events: readonly DeliveredEvent[],
  statementMs?: number,
): Promise<void> {
  const decoded = events.map((event) => ({ ...event, message: decode(consumer, event) }))
  await withTx(pool, async (tx) => {
    for (const { message, ...event } of decoded) {
      if (!(await claim(tx, consumer, event, statementMs))) continue
      await inTrace(event.traceparent ?? undefined, () => consumer.handle(tx, message))
      crashPoint('consume.beforeCommit')
    }
  })
}

/**
 * False when the event is applied already, or its person erased. Either way it is not parked any more.
 * The limit of a statement's time is set along with it: another round trip would make every event later.
 */
async function claim(
  tx: Tx,
  { name, hearsErased }: Consumer,
  { eventId, subject }: DeliveredEvent,
  statementMs?: number,
): Promise<boolean> {
  const person = hearsErased ? null : personHash(subject.slice(subject.lastIndexOf('.') + 1))
  const limit = statementMs ? sql`${String(statementMs)}` : sql`current_setting('statement_timeout')`
  const { rowCount } = await tx.execute(sql`
    with parked as (delete from parked_events where consumer = ${name} and event_id = ${eventId})
    insert into consumed_events (consumer, event_id)
    select ${name}, ${eventId} where not exists (select from erased_people where person_hash = ${person})
    on conflict do nothing
    returning set_config('statement_timeout', ${limit}, true)`)
  return rowCount === 1
}

function decode(consumer: Consumer, { eventId, payload }: DeliveredEvent): MessageShape<DescMessage> {
  if (!isUuid(eventId)) throw new UndecodableEvent('no ce-id')
  try {
    return fromBinary(consumer.event.schema, payload)
  } catch {
    throw new UndecodableEvent(`not a ${consumer.event.schema.typeName}`)
  }
}
