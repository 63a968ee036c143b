import { type ConnectionOptions, type Job as QueuedJob, Worker } from 'bullmq'
import type { NotificationsDeps } from '../../deps.ts'
import { createSender } from '../../use-cases/sending/send.ts'
import { createJobMeasures, type JobMeasures } from './measure-jobs.ts'
import { closed, type Job, QUEUES, type QueueName, sendings } from './queues.ts'

/** Jobs that one process works on at a time. */
const CONCURRENCY = 20
/** A worker that says nothing for this long has died, and its jobs go to others. A row that it had claimed stays claimed. */
const LOCK_MS = 15_000
/** How often that is looked for. */
const STALLED_EVERY_MS = 10_000

/** Works on the jobs until the process ends; what is under way ends first. */
export function startJobWorkers(deps: NotificationsDeps, lifetime: AsyncDisposableStack): void {
  const measures = createJobMeasures()
  const limiter = { max: deps.config.LETTERS_PER_SECOND, duration: 1_000 }
  lifetime.use(startJobWorker(deps, 'soon', measures))
  lifetime.use(startJobWorker(deps, 'letters', measures, limiter))
}

function startJobWorker(
  deps: NotificationsDeps,
  name: QueueName,
  measures: JobMeasures,
  limiter?: { readonly max: number; readonly duration: number },
): AsyncDisposable {
  const { config, log } = deps
  const senders = new Map(sendings(deps)[name].map((sending) => [sending.kind, createSender(deps, sending)]))
  const underWay = new Set<Promise<unknown>>()
  const run = async ({ data: { kind, id } }: QueuedJob<Job>) => {
    const send = senders.get(kind)
    if (!send) return
    const work = measures.watch({ queue: name, kind }, send(id))
    underWay.add(work)
    await work.finally(() => underWay.delete(work))
  }
  const worker = new Worker<Job>(QUEUES[name], run, {
    connection: redisOf(config.REDIS_URL),
    concurrency: CONCURRENCY,
    lockDuration: LOCK_MS,
    stalledInterval: STALLED_EVERY_MS,
    ...(limiter && { limiter }),
  })
  worker.on('failed', (job, err) =>
    log.warn({ err, id: job?.data.id }, 'job failed: its row says where it stands'),
  )
  worker.on('stalled', () => measures.stalled(name))
  sayWhenAway(worker, log)
  return {
    async [Symbol.asyncDispose]() {
      const closing = worker.close()
      await Promise.allSettled(underWay)
      await closed(closing)
    },
  }
}

/** A worker waits for Redis to come back, however long: what is promised lies in PostgreSQL. */
function redisOf(url: string): ConnectionOptions {
  return {
    url,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(times * 200, 2_000),
  }
}

/** Once for each outage, not for each attempt to connect. */
function sayWhenAway(worker: Worker<Job>, log: NotificationsDeps['log']): void {
  let isAway = false
  worker.on('error', (err) => {
    if (!isAway) log.warn({ err }, 'the queue has no Redis')
    isAway = true
  })
  worker.on('ready', () => {
    isAway = false
  })
}
