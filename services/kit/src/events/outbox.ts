import { create, type DescMessage, type MessageInitShape, toBinary } from '@bufbuild/protobuf'
import type { EventType } from '@selah/proto/events'
import { v7 as uuidv7 } from 'uuid'
import type { Pool, Tx } from '../db.ts'
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
  publishing.add(connectionOf(tx))
}

/** Connections that have written to the outbox since they were taken from their pool. */
const publishing = new WeakSet<object>()

/**
 * Calls `listener` when a transaction that published has given its connection back to the pool: after its commit, or
 * after a rollback. Transactions of other processes and pools are not noticed.
 */
export function onPublished(pool: Pool, listener: () => void): Disposable {
  const onRelease = (_error: Error, client: object) => {
    if (publishing.delete(client)) listener()
  }
  pool.on('release', onRelease)
  return { [Symbol.dispose]: () => void pool.off('release', onRelease) }
}

function connectionOf(tx: Tx): object {
  // drizzle has it, its type for a transaction does not.
  return (tx as unknown as { readonly $client: object }).$client
}
