/**
 * Who may do what on NATS. The same list serves the local stack and the tests; `deploy` states it again for
 * production, and proto/README.md explains it to those who read our events from outside.
 */
export interface NatsPasswords {
  /** User `services`: our own processes. Everything is allowed. */
  readonly services: string
  /** User `outside`: a reader of our events from outside the product. Reads streams; changes and says nothing. */
  readonly outside: string
}

/** What `outside` may send. Reading a stream means asking JetStream for it, so reading needs these subjects. */
const OUTSIDE_MAY_PUBLISH = [
  '$JS.API.INFO',
  '$JS.API.STREAM.NAMES',
  '$JS.API.STREAM.LIST',
  '$JS.API.STREAM.INFO.*',
  // A consumer is the place in a stream up to which somebody has read.
  '$JS.API.CONSUMER.CREATE.>',
  '$JS.API.CONSUMER.DURABLE.CREATE.>',
  '$JS.API.CONSUMER.INFO.>',
  '$JS.API.CONSUMER.NAMES.*',
  '$JS.API.CONSUMER.LIST.*',
  '$JS.API.CONSUMER.MSG.NEXT.>',
  '$JS.ACK.>',
  '$JS.FC.>',
]

/**
 * The line of a server's configuration that lets these two in and nobody else.
 *
 * `ownConsumers` are the durable names of our services' consumers: the outside user may neither read in their place,
 * acknowledge for them nor change them, since each of these would lose a service its events.
 */
export function natsAuthorization(passwords: NatsPasswords, ownConsumers: readonly string[] = []): string {
  const users = [
    { user: 'services', password: passwords.services },
    {
      user: 'outside',
      password: passwords.outside,
      permissions: {
        publish: { allow: OUTSIDE_MAY_PUBLISH, deny: ownConsumers.flatMap(onConsumer) },
        // Where answers to its own questions arrive. It may see ours pass there too: events, which it may read anyway.
        subscribe: { allow: ['_INBOX.>'] },
      },
    },
  ]
  // NATS reads JSON as configuration.
  return `authorization: ${JSON.stringify({ users })}`
}

function onConsumer(name: string): string[] {
  return [
    `$JS.API.CONSUMER.CREATE.*.${name}`,
    `$JS.API.CONSUMER.CREATE.*.${name}.>`,
    `$JS.API.CONSUMER.DURABLE.CREATE.*.${name}`,
    `$JS.API.CONSUMER.MSG.NEXT.*.${name}`,
    // Nine-token and eleven-token forms of the reply subject carry the consumer's name at different places.
    `$JS.ACK.*.${name}.>`,
    `$JS.ACK.*.*.*.${name}.>`,
  ]
}
