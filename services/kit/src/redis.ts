import { Redis } from 'ioredis'
import type { Logger } from './log.ts'

export type { Redis } from 'ioredis'

const CONNECT_TIMEOUT_MS = 1_000
/** What Redis holds can be done without for a while, so a request does not wait for it. Background work may wait longer. */
const COMMAND_TIMEOUT_MS = 250
const RECONNECT_MS_MAX = 2_000

/**
 * A connection that comes back by itself. While Redis is away every command fails at once: its caller decides what to do
 * without. Whether a process is ready does not depend on it.
 */
export function connectRedis(url: string, log: Logger, commandTimeout = COMMAND_TIMEOUT_MS): Redis {
  const redis = new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout,
    enableOfflineQueue: false,
    // Commands of one turn of the event loop go in one message.
    enableAutoPipelining: true,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, RECONNECT_MS_MAX),
  })
  let isAway = false
  redis.on('ready', () => {
    if (isAway) log.info('redis is back')
    isAway = false
  })
  // Without a listener ioredis prints each failed attempt.
  redis.on('error', (err) => {
    if (!isAway) log.warn({ err }, 'redis is away')
    isAway = true
  })
  return redis
}

/** Ends a connection after the answers that are still to come. */
export async function endRedis(redis: Redis): Promise<void> {
  // Answers come in order. Without a connection it is refused, and there is nothing to wait for.
  await redis.ping().catch(() => undefined)
  redis.disconnect()
}
