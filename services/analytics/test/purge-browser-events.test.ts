import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { purgeBrowserEvents } from '../src/workers/purge-browser-events.ts'
import { startAnalytics } from './harness.ts'

test('what browsers reported is forgotten after 13 months', async () => {
  await using analytics = await startAnalytics({ now: () => new Date('2027-04-01T00:00:30Z') })
  const { pool, deps } = analytics
  for (const happenedAt of [
    '2020-01-01T00:00Z',
    '2026-03-01T00:00Z',
    '2026-03-01T00:01Z',
    '2027-03-31T00:00Z',
  ]) {
    await pool.query(
      `insert into browser_events (id, event, properties, happened_at) values ($1, 'prayer_generated', '{}', $2)`,
      [randomUUID(), happenedAt],
    )
  }

  expect(await purgeBrowserEvents(deps)).toBe(2)
  expect(await purgeBrowserEvents(deps)).toBe(0)

  const left = (await analytics.browserEvents()).map(({ happenedAt }) => happenedAt.toISOString())
  expect(left).toEqual(['2026-03-01T00:01:00.000Z', '2027-03-31T00:00:00.000Z'])
})

test('forgetting is done in pieces', async () => {
  await using analytics = await startAnalytics()
  await analytics.pool.query(
    `insert into browser_events
     select gen_random_uuid(), 'prayer_generated', '{}', now() - interval '14 months' from generate_series(1, 1500)`,
  )

  expect(await purgeBrowserEvents(analytics.deps)).toBe(1_000)
  expect(await purgeBrowserEvents(analytics.deps)).toBe(500)
  expect(await purgeBrowserEvents(analytics.deps)).toBe(0)
})
