import type { Redis } from '@selah/kit/redis'

/** How often something happened in the present minute, and when that ends. */
export interface Count {
  readonly count: number
  readonly endsInMs: number
}

/** Counts that all replicas share, in Redis. */
export interface SharedCounts {
  /** Counts one more. Rejects when Redis is away or too slow; it may have been counted then. */
  add(key: string): Promise<Count>
}

/** A count begins with the first of its minute, and Redis forgets it at the end. */
const COUNT_EACH = `
local counts = {}
for i, key in ipairs(KEYS) do
  local count, ms = redis.call('incr', key), redis.call('pttl', key)
  if ms < 0 then
    ms = tonumber(ARGV[1])
    redis.call('pexpire', key, ms)
  end
  counts[i] = { count, ms }
end
return counts`

interface Waiting {
  readonly key: string
  readonly resolve: (count: Count) => void
  readonly reject: (error: unknown) => void
}

type CountEach = (keys: number, ...keysAndMs: (string | number)[]) => Promise<[number, number][]>

/** What is counted in one turn of the event loop goes to Redis as one command: a message for each costs several times as much. */
export function createSharedCounts(redis: Redis, periodMs: number): SharedCounts {
  redis.defineCommand('countEach', { lua: COUNT_EACH })
  const { countEach } = redis as unknown as { countEach: CountEach }
  let waiting: Waiting[] = []

  async function send(): Promise<void> {
    const sent = waiting
    waiting = []
    try {
      const counts = await countEach.call(redis, sent.length, ...sent.map(({ key }) => key), periodMs)
      for (const [nth, { resolve }] of sent.entries()) {
        const [count = 0, endsInMs = 0] = counts[nth] ?? []
        resolve({ count, endsInMs })
      }
    } catch (error) {
      for (const { reject } of sent) reject(error)
    }
  }

  return {
    add: (key) =>
      new Promise((resolve, reject) => {
        if (redis.status !== 'ready') return reject(new Error('redis is away'))
        if (waiting.push({ key, resolve, reject }) === 1) setImmediate(send)
      }),
  }
}
