import { connectRedis, endRedis } from '@selah/kit/redis'
import { type ConnectionOptions, Queue, Worker } from 'bullmq'
import type { NotificationsDeps } from '../deps.ts'
import { confirmations } from '../use-cases/sending/confirmations.ts'
import { letters } from '../use-cases/sending/letters.ts'
import { psalms } from '../use-cases/sending/psalms.ts'
import { dueReminders } from '../use-cases/sending/reminders.ts'
import { type Sending, sendOne } from '../use-cases/sending/send.ts'

/** What is sent as soon as it is due, and what is sent at the pace that a mail provider allows. */
export const QUEUES = { soon: 'notifications-soon', letters: 'notifications-letters' } as const
type QueueName = keyof typeof QUEUES

/** Jobs that one process works on at a time. */
const CONCURRENCY = 20
/** Rows of one kind that are put there at a time. */
const BATCH = 500
/** Jobs that wait in one queue: some seconds of work. What is due beyond that waits in PostgreSQL. */
export const WAITING_MAX = 4 * BATCH
/** Nobody waits for a job to be put there, and a few hundred at once take a moment. */
const COMMAND_TIMEOUT_MS = 10_000
/** A worker that says nothing for this long has died, and its jobs go to others. A row that it had claimed stays claimed. */
const LOCK_MS = 15_000
/** How often that is looked for. */
const STALLED_EVERY_MS = 10_000

interface Job {
  readonly kind: string
  /** Of the row. Nothing else of a person is in Redis. */
  readonly id: string
}

// Rows of any kind: a queue does not look into them.
type AnySending = Sending<never>

export function sendings(deps: NotificationsDeps): Readonly<Record<QueueName, readonly AnySending[]>> {
  const soon = [dueReminders(deps), psalms(deps), confirmations(deps)]
  return { soon: soon as unknown as AnySending[], letters: [letters(deps)] as unknown as AnySending[] }
}

export function findSending(deps: NotificationsDeps, kind: string): AnySending | undefined {
  return Object.values(sendings(deps))
    .flat()
    .find((sending) => sending.kind === kind)
}

/** A worker waits for Redis to come back, however long: what is promised lies in PostgreSQL. */
function redisOf(url: string): ConnectionOptions {
  return { url, maxRetriesPerRequest: null, retryStrategy: (times) => Math.min(times * 200, 2_000) }
}

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
    const queue = new Queue<Job>(QUEUES[name], { connection, defaultJobOptions })
    queue.on('error', (err) => log.debug({ err }, 'the queue has no Redis'))
    lifetime.defer(() => queue.close())
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
      ids.map((id) => ({ name: kind, data: { kind, id }, opts: { jobId: `${kind}-${id}` } })),
    )
    put += ids.length
  }
  return put
}

/** Works on the jobs until the process ends; what is under way ends first. */
export function startJobWorkers(deps: NotificationsDeps, lifetime: AsyncDisposableStack): void {
  const { config, log } = deps
  const start = (name: QueueName, limiter?: { max: number; duration: number }) => {
    const worker = new Worker<Job>(
      QUEUES[name],
      async ({ data: { kind, id } }) => {
        const sending = findSending(deps, kind)
        if (sending) await sendOne(deps, sending, id)
      },
      {
        connection: redisOf(config.REDIS_URL),
        concurrency: CONCURRENCY,
        lockDuration: LOCK_MS,
        stalledInterval: STALLED_EVERY_MS,
        ...(limiter && { limiter }),
      },
    )
    worker.on('error', (err) => log.warn({ err }, 'the queue has no Redis'))
    worker.on('failed', (job, err) =>
      log.warn({ err, id: job?.data.id }, 'job failed: its row says where it stands'),
    )
    lifetime.defer(() => worker.close())
  }
  start('soon')
  start('letters', { max: config.LETTERS_PER_SECOND, duration: 1_000 })
}
