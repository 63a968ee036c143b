import { jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { createPool } from '@selah/kit/db'
import { createLogger } from '@selah/kit/log'
import { SERVICES } from '@selah/registry'
import { Redis } from 'ioredis'
import { inject } from 'vitest'
import type { startStack } from './stack.ts'

type Stack = Awaited<ReturnType<typeof startStack>>

/**
 * Every place of a running stack in which one of these words stands: tables of all databases, messages of all streams,
 * and Redis. Counters of requests are left out of Redis: they are keyed by person, and end within a minute.
 */
export async function findAnywhere(stack: Stack, words: readonly string[]): Promise<string[]> {
  const inTables = SERVICES.map(({ name }) => tablesWith(stack.databaseOf(name).url, name, words))
  const places = await Promise.all([...inTables, streamsWith(stack.natsUrl, words), redisWith(words)])
  return [...new Set(places.flat())].sort()
}

/** A row as text shows bytes in hexadecimal digits. */
function isIn(row: string, words: readonly string[]): boolean {
  const text = row.toLowerCase()
  return words.some((word) => text.includes(word) || text.includes(Buffer.from(word).toString('hex')))
}

async function tablesWith(url: string, database: string, words: readonly string[]): Promise<string[]> {
  const client = createPool({ url, max: 1, log: createLogger('census', 'silent') })
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname !~ '^(pg_|information_schema)'`,
    )
    const found: string[] = []
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`)
      if (rows.some(({ row }) => isIn(row, words))) found.push(`${database}: ${name}`)
    }
    return found
  } finally {
    await client.end()
  }
}

async function streamsWith(url: string, words: readonly string[]): Promise<string[]> {
  const nats = await connect({ servers: url })
  try {
    const jsm = await jetstreamManager(nats)
    const found: string[] = []
    for await (const { config, state } of jsm.streams.list()) {
      for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
        const message = await jsm.streams.getMessage(config.name, { seq }).catch(() => null)
        if (!message) continue
        const headers = [...message.header].flat().join(' ')
        const all = [message.subject, headers, Buffer.from(message.data).toString('latin1')].join(' ')
        if (isIn(all, words)) found.push(`stream ${config.name}`)
      }
    }
    return found
  } finally {
    await nats.close()
  }
}

async function redisWith(words: readonly string[]): Promise<string[]> {
  const redis = new Redis(inject('redisUrl'))
  try {
    const found: string[] = []
    for (const key of await redis.keys('*')) {
      const value = await redis.dumpBuffer(key)
      const isCounter = key.startsWith('limit:') && (await redis.ttl(key)) <= 60
      if (!isCounter && isIn(`${key} ${value?.toString('latin1')}`, words)) found.push(`redis ${key}`)
    }
    return found
  } finally {
    redis.disconnect()
  }
}
