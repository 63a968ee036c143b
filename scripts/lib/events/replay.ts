import { jetstreamManager } from '@nats-io/jetstream'
import { EVENTS, publisherOf } from '@selah/proto/events'
import { Problem } from '../problem.mjs'
import type { StackDescription } from '../stack/data-folder/stack-file.ts'
import { connectToNats } from './nats-connection.ts'
import { queryDatabase } from './query-database.ts'

/**
 * Gives a consumer every event of its kind again, from the start of the stream, or with `fromOutbox` from the
 * publisher's outbox (14 days), for a stream that has lost some. Its inbox drops what it has applied already, so what
 * changes is only what was missing: an older backup of its database, say, or an event that was parked.
 */
export async function replayConsumer(
  stack: StackDescription,
  name: string,
  fromOutbox: boolean,
): Promise<void> {
  await using nats = await connectToNats(stack.nats)
  const jsm = await jetstreamManager(nats.connection)
  for await (const { config } of jsm.streams.list()) {
    const info = await jsm.consumers.info(config.name, name).catch(() => undefined)
    if (!info) continue
    const subject = info.config.filter_subject ?? ''
    const again = fromOutbox ? await publishAgain(stack, subject) : 0
    // The service notices within a moment, and makes it again at the start of the stream.
    await jsm.consumers.delete(config.name, name)
    const { messages } = await jsm.streams
      .info(config.name, { subjects_filter: subject })
      .then(({ state }) => state)
    console.log(`${name} reads its stream from the start (${messages} events in ${config.name}).`)
    if (fromOutbox) console.log(`${again} events of the outbox are being published again.`)
    return
  }
  throw new Problem(`No consumer is called "${name}".`, 'pnpm event list')
}

async function publishAgain(stack: StackDescription, filter: string): Promise<number> {
  const event = EVENTS.find(({ subject }) => filter === `${subject}.>`)
  const url = event && stack.databases[publisherOf(event)]
  if (!event || !url) throw new Problem(`Nobody here publishes ${filter}.`, 'pnpm event list')
  const rows = await queryDatabase(
    url,
    `update outbox set published_at = null where published_at is not null and subject like $1 returning seq`,
    [`${event.subject}.%`],
  )
  return rows.length
}
