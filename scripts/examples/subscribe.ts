import { resolve } from 'node:path'
import { fromBinary, toJsonString } from '@bufbuild/protobuf'
import { DeliverPolicy, jetstream } from '@nats-io/jetstream'
import { EVENTS } from '@selah/proto/events'
import { command } from '../lib/command.ts'
import { connectToNats } from '../lib/events/nats-connection.ts'
import { findStack } from '../lib/stack/data-folder/stack-file.ts'

// How somebody outside the product reads its events: `node scripts/examples/subscribe.ts [PRAYERS]` prints every event
// of a stream as JSON, one a line, from the oldest on, and waits for more. It has read-only credentials: the local
// stack's, or those of NATS_URL.
//
// An ordered consumer keeps no place on the server. A program that must miss nothing makes a durable one instead
// (proto/README.md shows it), applies each `ce-id` once, and acknowledges after that.

await command(async () => {
  const stream = process.argv[2] ?? 'PRAYERS'
  const url = process.env.NATS_URL ?? (await findStack(resolve('.data/stack.json'))).natsReadonly
  await using nats = await connectToNats(url)
  const source = await jetstream(nats.connection).consumers.get(stream, { deliver_policy: DeliverPolicy.All })
  const messages = await source.consume()
  process.once('SIGINT', () => messages.stop())
  for await (const message of messages) {
    const type = message.headers?.get('ce-type')
    const event = EVENTS.find(({ subject }) => subject === type)
    // An event that is newer than this program: skip it, do not fail.
    if (!event) continue
    const data = toJsonString(event.schema, fromBinary(event.schema, message.data))
    console.log(
      JSON.stringify({ id: message.headers?.get('ce-id'), type, time: message.time, data: JSON.parse(data) }),
    )
  }
})
