import { connect, type NatsConnection } from '@nats-io/transport-node'
import type { Logger } from '../log.ts'

/**
 * Connects to NATS and stays connected through any outage. Resolves once connected for the first time, however
 * long that takes: services answer people without it, and the outbox keeps their events meanwhile.
 */
export async function connectNats(url: string, name: string, log: Logger): Promise<NatsConnection> {
  const { servers, user, pass } = credentials(url)
  const connection = await connect({
    servers,
    ...(user && { user, pass }),
    name,
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 250,
    pingInterval: 10_000,
    maxPingOut: 2,
  })
  void reportStatus(connection, log)
  return connection
}

/** A connection for one piece of work. Throws when there is none at once. */
export async function onNats<Result>(
  url: string,
  work: (nats: NatsConnection) => Promise<Result>,
): Promise<Result> {
  const { servers, user, pass } = credentials(url)
  const nats = await connect({ servers, ...(user && { user, pass }), reconnect: false })
  try {
    return await work(nats)
  } finally {
    await nats.close()
  }
}

/** `nats://user:pass@host:port` taken apart: the client wants the credentials beside the address. */
function credentials(url: string): { servers: string[]; user: string; pass: string } {
  const parsed = url.split(',').map((each) => new URL(each.trim()))
  return {
    servers: parsed.map((each) => each.host),
    user: decodeURIComponent(parsed[0]?.username ?? ''),
    pass: decodeURIComponent(parsed[0]?.password ?? ''),
  }
}

async function reportStatus(connection: NatsConnection, log: Logger): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type === 'disconnect') log.warn('connection to nats lost')
    if (status.type === 'reconnect') log.info('connection to nats restored')
  }
}
