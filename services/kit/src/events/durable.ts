import { AckPolicy, type ConsumerConfig, type JetStreamManager } from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import { filterOf } from '@selah/proto/events'
import type { Consumer } from './inbox.ts'
import { isNotFound } from './streams.ts'

/**
 * How long JetStream waits for an acknowledgement before it delivers again, to this process or its successor. The same
 * for every delivery: with the server's own `backoff`, NATS 2.14 adds the difference between the delivery's wait and
 * the first one to every nak delay, so that a pause of 20 ms at the second delivery takes 20 s.
 */
const ACK_WAIT_MS = 10_000

/** Makes a consumer's place in its stream, or brings an existing one to this configuration. */
export async function ensureConsumer(
  jsm: JetStreamManager,
  stream: string,
  consumer: Consumer,
): Promise<void> {
  const wanted = durableConfig(consumer)
  const existing = await findConfig(jsm, stream, consumer.name)
  if (!existing) {
    await jsm.consumers.add(stream, {
      durable_name: consumer.name,
      ack_policy: AckPolicy.Explicit,
      ...wanted,
    })
    return
  }
  const differs = (field: keyof typeof wanted) => existing[field] !== wanted[field]
  if (Object.keys(wanted).some((field) => differs(field as keyof typeof wanted)))
    await jsm.consumers.update(stream, consumer.name, wanted)
}

async function findConfig(
  jsm: JetStreamManager,
  stream: string,
  name: string,
): Promise<ConsumerConfig | undefined> {
  try {
    return (await jsm.consumers.info(stream, name)).config
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

/** What can be changed of a consumer that exists. */
function durableConfig(consumer: Consumer) {
  return {
    filter_subject: filterOf(consumer.event),
    ack_wait: nanos(ACK_WAIT_MS),
    // Without end: JetStream drops what reaches a maximum, and tells nobody. An event leaves the stream only once the
    // database has it: applied, put aside or parked.
    max_deliver: -1,
    // For all processes together, each of which fetches 32 ahead. Nothing waits here: what fails is put aside.
    max_ack_pending: 512,
  } satisfies Partial<ConsumerConfig>
}
