import { eventually } from '@selah/kit/testing/eventually'
import { startTestRedis } from '@selah/kit/testing/redis'
import { Queue } from 'bullmq'
import { expect, test } from 'vitest'
import { createJobFeeder, WAITING_MAX } from '../../src/workers/jobs/feed-jobs.ts'
import { QUEUES } from '../../src/workers/jobs/queues.ts'
import { scanReminders } from '../../src/workers/scan-reminders.ts'
import { startReminders } from './harness.ts'

/** What puts jobs into a Redis of its own, where no worker takes them. */
async function startFeeder() {
  await using opened = new AsyncDisposableStack()
  const redis = opened.use(await startTestRedis())
  const reminders = opened.use(await startReminders({ settings: { REDIS_URL: redis.url } }))
  const jobs = opened.use(new AsyncDisposableStack())
  const feed = createJobFeeder(reminders.deps, jobs)
  const queue = opened.adopt(new Queue(QUEUES.soon, { connection: { url: redis.url } }), (each) =>
    each.close(),
  )
  const lifetime = opened.move()
  return {
    ...{ reminders, feed, queue },
    /** As after the half minute in which a job should have been worked on. */
    forgetJobs: () => reminders.query('update deliveries set enqueued_at = null'),
    /** Deliveries that are due, of one reminder. */
    due: (reminderId: string, howMany: number) =>
      reminders.query(
        `insert into deliveries (id, reminder_id, user_id, channel, local_date, due_at, created_at)
         select gen_random_uuid(), $1, gen_random_uuid(), 'email', date '2020-01-01' + n, $2, $2
         from generate_series(1, $3) as n`,
        [reminderId, reminders.deps.now(), howMany],
      ),
    [Symbol.asyncDispose]: () => lifetime.disposeAsync(),
  }
}

// A queue that is longer than half a minute would otherwise fill with jobs that find nothing to do.
test('a row that waits in line has one job, however often it is put there', async () => {
  await using feeder = await startFeeder()
  const { reminders, feed, queue } = feeder
  const ana = reminders.person()
  for (const time of ['08:58', '08:59', '09:00']) await ana.add({ time })
  reminders.at('2026-07-06T08:00:05Z')
  await scanReminders(reminders.deps)

  expect(await eventually('Redis is there', feed)).toBe(3)
  await feeder.forgetJobs()
  await feed()

  expect(await queue.getWaitingCount()).toBe(3)
})

test('as many rows have jobs as are sent soon; the others wait in PostgreSQL', async () => {
  await using feeder = await startFeeder()
  const { reminders, feed, queue } = feeder
  const { id } = await reminders.person().add()
  await feeder.due(id, WAITING_MAX + 1_000)

  await eventually('Redis is there', feed)
  while ((await feed()) > 0);

  expect(await queue.getWaitingCount()).toBe(WAITING_MAX)
})
