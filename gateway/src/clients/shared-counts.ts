import type { Redis } from '@selah/kit/redis'

/** How often something happened in the present minute, and when that ends. */
export interface Count {
  readonly count: number
  readonly endsInMs: number
}

/** Counts that all replicas share, in Redis. */
export interface SharedCounts {
  /** Counts one more of what may happen `limit` times. */
  add(key: string, limit: number): Promise<Count>
}

/** A count begins with the first of its minute, and Redis forgets it at the end. */
const COUNT_EACH = `
local counts = {}
for i, key in ipairs(KEYS) do
  local count, ms = redis.call('incrby', key, ARGV[i + 1]), redis.call('pttl', key)
  if ms < 0 then
    ms = tonumber(ARGV[1])
    redis.call('pexpire', key, ms)
  end
  counts[i] = { count, ms }
end
return counts`

/** Far below its limit, a count is told to the others this much later. */
const TELL_MS = 50
/** How near half of the limit each one is asked for. Small limits are asked for each time. */
const NEAR = 5

interface Known {
  count: number
  endsAt: number
  /** Counted here, and not told yet. */
  untold: number
  /** What the others added, as far as it is known. */
  others: number
}

type CountEach = (keys: number, ...keysMsAndHowMany: (string | number)[]) => Promise<[number, number][]>

/**
 * Far from its limit a count is made here, and told to Redis with all others a moment later. From half of the limit on
 * Redis is asked each time, once in a turn of the event loop: a command for each request costs a fifth of its time.
 * Without Redis, or when it is slow, each process counts for itself.
 */
export function createSharedCounts(redis: Redis, periodMs: number): SharedCounts {
  redis.defineCommand('countEach', { lua: COUNT_EACH })
  const { countEach } = redis as unknown as { countEach: CountEach }
  const known = new Map<string, Known>()
  let untold = new Map<string, Known>()
  let telling: Promise<void> | undefined
  let isDue = false

  function current(key: string): Known {
    const found = known.get(key)
    if (found && found.endsAt > Date.now()) return found
    const begun = { count: 0, endsAt: Date.now() + periodMs, untold: 0, others: 0 }
    known.delete(key)
    known.set(key, begun)
    return begun
  }

  /** Tells what was counted here, and learns what the others counted. What cannot be told counts here alone. */
  async function tell(): Promise<void> {
    const told = [...untold].map(([key, each]) => ({ key, each, count: each.count, many: each.untold }))
    untold = new Map()
    for (const { each } of told) each.untold = 0
    forgetOld(known)
    if (told.length === 0 || redis.status !== 'ready') return
    const [keys, many] = [told.map(({ key }) => key), told.map((one) => one.many)]
    const answers = await countEach.call(redis, keys.length, ...keys, periodMs, ...many).catch(() => [])
    for (const [nth, [shared, endsInMs]] of answers.entries()) {
      const { each, count = 0 } = told[nth] ?? {}
      if (!each) continue
      each.count += shared - count
      each.others += shared - count
      each.endsAt = Date.now() + endsInMs
    }
  }

  function tellLater(): void {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      void tell()
    }, TELL_MS).unref()
  }

  /** With everything else of this turn of the event loop. */
  function tellNow(): Promise<void> {
    telling ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      telling = undefined
      return tell()
    })
    return telling
  }

  return {
    async add(key, limit) {
      const each = current(key)
      const isFar = each.count > 0 && each.count + NEAR <= limit / 2
      each.count += 1
      each.untold += 1
      untold.set(key, each)
      const [count, others] = [each.count, each.others]
      if (isFar) tellLater()
      else await tellNow()
      // Those that were counted after this one are no part of its count.
      return { count: count + each.others - others, endsInMs: each.endsAt - Date.now() }
    },
  }
}

/** What is over, oldest first. */
function forgetOld(known: Map<string, Known>): void {
  for (const [key, { endsAt }] of known) {
    if (endsAt > Date.now()) return
    known.delete(key)
  }
}
