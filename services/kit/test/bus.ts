import { jetstream } from '@nats-io/jetstream'
import { UserRegistered } from '@selah/proto/events'
import { sql } from 'drizzle-orm'
import type { Tx } from '../src/db.ts'
import { type EventBusOptions, startEventBus } from '../src/events/event-bus.ts'
import { consumer } from '../src/events/inbox.ts'
import { connectNats } from '../src/events/nats.ts'
import { createLogger } from '../src/log.ts'
import type { TestDatabase } from '../src/testing/database.ts'
import type { TestNats } from '../src/testing/nats.ts'
import type { TestKit } from './harness.ts'

export const LIMITS = { maxBytes: 16 * 1024 * 1024, replicas: 1 }
export const CONSUMER = 'test-on-registered'

export interface BusOptions extends Partial<EventBusOptions> {
  readonly handle?: (tx: Tx, userId: string) => Promise<void>
}

/** A bus whose consumer marks what it is told in `things`, with pauses of milliseconds. */
export function startBus(
  kit: TestKit,
  nats: TestNats,
  { handle = mark, ...options }: BusOptions = {},
): AsyncDisposable {
  const onRegistered = consumer({
    name: CONSUMER,
    event: UserRegistered,
    handle: (tx, { userId }) => handle(tx, userId),
  })
  return startEventBus({
    service: 'identity',
    natsUrl: nats.url,
    pool: kit.pool,
    log: kit.log,
    pollMs: 20,
    consumers: [onRegistered],
    limits: LIMITS,
    retryPausesMs: [10, 10],
    outagePauseMs: 20,
    ...options,
  })
}

/** Counts how often the event of a person was applied. */
export async function mark(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`
    insert into things (id, applied) values (${userId}, 1)
    on conflict (id) do update set applied = things.applied + 1`)
}

/** JetStream, as somebody sees it who is not the bus. */
export async function openJetStream(nats: TestNats) {
  const connection = await connectNats(nats.url, 'test', createLogger('test', 'silent'))
  const js = jetstream(connection)
  return {
    js,
    jsm: await js.jetstreamManager(),
    [Symbol.asyncDispose]: () => connection.close(),
  }
}

/** The stream of the events that tests publish is deleted: what a test left in it must not reach the next. */
export async function clearStream(nats: TestNats): Promise<void> {
  await using jetStream = await openJetStream(nats)
  await jetStream.jsm.streams.delete('IDENTITY').catch(() => undefined)
}

/** An outage of a database, until the result is disposed of. */
export async function takeAway(database: TestDatabase): Promise<AsyncDisposable> {
  await database.goAway()
  return { [Symbol.asyncDispose]: () => database.comeBack() }
}
