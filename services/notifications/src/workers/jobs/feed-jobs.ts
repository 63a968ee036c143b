import { connectRedis, endRedis } from '@selah/kit/redis'
import { Queue } from 'bullmq'
import type { NotificationsDeps } from '../../deps.ts'
import { type AnySending, closed, type Job, QUEUES, type QueueName, sendings } from './queues.ts'

/** Rows of one kind that are put there at a time. */
const BATCH = 500
/** Jobs that wait in one queue: some seconds of work. What is due beyond that waits in PostgreSQL. */
export const WAITING_MAX = 4 * BATCH
/** Nobody waits for a job to be put there, and a few hundred at once take a moment. */
const COMMAND_TIMEOUT_MS = 10_000

/**
 * Puts a job into Redis for rows that are due, and once more for those that Redis has lost. A row whose job is still there
 * gets no second one, since the job is called after it.
 */
export function createJobFeeder(
  deps: NotificationsDeps,
  lifetime: AsyncDisposableStack,
): () => Promise<number> {
  const { config, log } = deps
  // While Redis is away a command fails at once, and the next round tries again.
  const connection = connectRedis(config.REDIS_URL, log, COMMAND_TIMEOUT_MS)
  lifetime.defer(() => endRedis(connection))
  const all = sendings(deps)
  const names = Object.keys(QUEUES) as QueueName[]
  const queues = names.map((name) => {
    // One that has failed would keep its name from the next attempt. Its row says where it stands.
    const defaultJobOptions = { removeOnComplete: true, removeOnFail: true }
    const queue = new Queue<Job>(QUEUES[name], {
      connection,
      defaultJobOptions,
    })
    queue.on('error', (err) => log.debug({ err }, 'the queue has no Redis'))
    lifetime.defer(() => closed(queue.close()))
    return { queue, kinds: all[name] }
  })
  return async () => {
    // Rows are not taken while there is nowhere to put them.
    if (connection.status !== 'ready') return 0
    let put = 0
    for (const { queue, kinds } of queues) put += await fill(deps, queue, kinds)
    return put
  }
}

/** Puts jobs into one queue, up to as many as may wait there. Returns how many. */
async function fill(
  { db, now }: NotificationsDeps,
  queue: Queue<Job>,
  kinds: readonly AnySending[],
): Promise<number> {
  const room = WAITING_MAX - (await queue.getWaitingCount())
  let put = 0
  for (const { kind, outbox } of kinds) {
    const limit = Math.min(BATCH, room - put)
    if (limit <= 0) break
    const ids = await outbox.takeForJobs(db, now(), limit)
    await queue.addBulk(
      ids.map((id) => ({
        name: kind,
        data: { kind, id },
        opts: { jobId: `${kind}-${id}` },
      })),
    )
    put += ids.length
  }
  return put
}
