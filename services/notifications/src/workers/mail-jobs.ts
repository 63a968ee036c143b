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
/** BullMQ takes a job of a worker that died back after this. Its row was claimed, so that nothing is sent twice. */
const STALLED_MS = 30_000

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

/** Puts a job into Redis for every row that is due, and once more for those that Redis has lost. */
export function createJobFeeder(
  deps: NotificationsDeps,
  lifetime: AsyncDisposableStack,
): () => Promise<number> {
  const { config, db, now, log } = deps
  // While Redis is away a command fails at once, and the next round tries again.
  const connection = connectRedis(config.REDIS_URL, log)
  lifetime.defer(() => endRedis(connection))
  const all = sendings(deps)
  const names = Object.keys(QUEUES) as QueueName[]
  const queues = names.map((name) => {
    const defaultJobOptions = { removeOnComplete: true, removeOnFail: 1_000 }
    const queue = new Queue<Job>(QUEUES[name], { connection, defaultJobOptions })
    queue.on('error', (err) => log.debug({ err }, 'the queue has no Redis'))
    lifetime.defer(() => queue.close())
    return { queue, sendings: all[name] }
  })
  return async () => {
    // Rows are not taken while there is nowhere to put them.
    if (connection.status !== 'ready') return 0
    let put = 0
    for (const { queue, sendings: kinds } of queues) {
      for (const { kind, outbox } of kinds) {
        const ids = await outbox.takeForJobs(db, now(), BATCH)
        await queue.addBulk(ids.map((id) => ({ name: kind, data: { kind, id } })))
        put += ids.length
      }
    }
    return put
  }
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
        stalledInterval: STALLED_MS,
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
