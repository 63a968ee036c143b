import { jetstreamManager } from '@nats-io/jetstream'
import type { StackDescription } from '../stack/data-folder/stack-file.ts'
import { connectToNats } from './nats-connection.ts'
import { queryDatabase } from './query-database.ts'

/** Prints streams, consumers, outboxes, failing and parked events of a running stack. */
export async function listEvents(stack: StackDescription): Promise<void> {
  await using nats = await connectToNats(stack.nats)
  const jsm = await jetstreamManager(nats.connection)
  const streams: object[] = []
  const consumers: object[] = []
  for await (const { config, state } of jsm.streams.list()) {
    streams.push({
      stream: config.name,
      events: state.messages,
      bytes: state.bytes,
      newest: state.last_ts.slice(0, 19),
    })
    for await (const info of jsm.consumers.list(config.name)) {
      // Without a durable name it is somebody's passing look.
      if (!info.config.durable_name) continue
      consumers.push({ consumer: info.name, waiting: info.num_pending, unacknowledged: info.num_ack_pending })
    }
  }
  console.table(streams)
  console.table(consumers)
  console.table(
    await Promise.all(Object.entries(stack.databases).map(([service, url]) => boxes(service, url))),
  )
}

async function boxes(service: string, url: string): Promise<object> {
  const [row] = await queryDatabase<{ kept: number; unpublished: number; parked: number }>(
    url,
    `select (select count(*)::int from outbox) as kept,
       (select count(*)::int from outbox where published_at is null) as unpublished,
       (select count(*)::int from parked_events) as parked`,
  )
  return { service, ...row, failing: await failingIn(url) }
}

/** Events that failed and are tried again. Only a service with consumers has the table. */
async function failingIn(url: string): Promise<number> {
  const [row] = await queryDatabase<{ table: string | null }>(
    url,
    `select to_regclass('failing_events')::text as table`,
  )
  if (!row?.table) return 0
  const [counted] = await queryDatabase<{ failing: number }>(
    url,
    'select count(*)::int as failing from failing_events',
  )
  return counted?.failing ?? 0
}
