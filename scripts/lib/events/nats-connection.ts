import { connect, type NatsConnection } from '@nats-io/transport-node'
import { Problem } from '../problem.mjs'

/** Connects to `nats://user:password@host:port`; the connection is drained when disposed. */
export async function connectToNats(url: string): Promise<{ connection: NatsConnection } & AsyncDisposable> {
  const { host, username, password } = new URL(url)
  const login = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : {}
  try {
    const connection = await connect({ servers: host, timeout: 5_000, ...login })
    return { connection, [Symbol.asyncDispose]: () => connection.drain() }
  } catch (cause) {
    throw new Problem(`NATS at ${host} does not let us in.`, 'npm start (or check the address)', { cause })
  }
}
