import { eventually } from '@selah/kit/testing/eventually'
import { describe, expect, test } from 'vitest'
import { giveUpInterrupted } from '../../src/workers/letter-upkeep.ts'
import { startWorld } from './world.ts'

const PEOPLE = 60
type World = Awaited<ReturnType<typeof startWorld>>

/** Waits until every reminder has an end. */
async function settled(world: World): Promise<Record<string, number>> {
  return eventually(
    'every reminder has an end',
    async () => {
      const states = await world.states()
      const total = Object.values(states).reduce((sum, count) => sum + count, 0)
      return !states.pending && !states.sending && total === PEOPLE && states
    },
    60_000,
  )
}

/** Nobody is reminded twice, and each who was not has a row that says so. */
async function expectOnceEach(world: World, states: Record<string, number>): Promise<void> {
  const addresses = world.sink.received.map(({ to }) => to)
  expect(new Set(addresses).size).toBe(addresses.length)
  // One that was handed over when its worker died is not known to have arrived.
  const notKnown = states.unknown ?? 0
  expect(addresses.length).toBeGreaterThanOrEqual(states.sent ?? 0)
  expect(addresses.length).toBeLessThanOrEqual((states.sent ?? 0) + notKnown)
  const [{ announced }] = await world.query(
    `select count(*)::int as announced from outbox where subject like 'notifications.reminder_sent.%'`,
  )
  expect(announced).toBe(states.sent ?? 0)
}

describe('a worker that is killed', () => {
  test.each(['scan.beforeCommit#1', 'sending.afterClaim#5', 'sending.afterSend#5', 'sending.beforeCommit#5'])(
    'at %s: another one goes on, and nobody is reminded twice',
    { timeout: 120_000 },
    async (point) => {
      await using world = await startWorld()
      await world.due(PEOPLE)
      {
        await using doomed = await world.start({ CRASH_AT: point })
        expect(await doomed.ended).toBe('SIGKILL')
      }
      // As if some minutes had passed: what a dead worker had taken is given up, and jobs that Redis lost come again.
      await world.query(`update deliveries set claimed_at = claimed_at - interval '10 minutes'`)
      await giveUpInterrupted({ db: world.db, now: () => new Date() })
      await world.query('update deliveries set enqueued_at = null')
      await using _survivor = await world.start()

      const states = await settled(world)

      await expectOnceEach(world, states)
      // One process works on twenty at a time.
      expect(states.sent).toBeGreaterThanOrEqual(PEOPLE - 20)
    },
  )

  test('two workers, and a Redis that forgets everything in between', {
    timeout: 120_000,
  }, async () => {
    await using world = await startWorld()
    await using _first = await world.start()
    await using _second = await world.start()
    await world.due(PEOPLE)
    await eventually('some are sent', async () => world.sink.received.length > PEOPLE / 10)

    await world.flushRedis()
    // Rows whose job was lost are put there again after half a minute.
    await world.query(`update deliveries set enqueued_at = enqueued_at - interval '1 minute'`)
    const states = await settled(world)

    await expectOnceEach(world, states)
    expect(states.sent).toBe(PEOPLE)
  })

  test('a Redis that is away delays reminders and loses none', { timeout: 120_000 }, async () => {
    await using world = await startWorld()
    await using _worker = await world.start()
    await world.redis.stop()
    await world.due(PEOPLE)
    await eventually('all are queued', async () => (await world.states()).pending === PEOPLE, 30_000)
    await world.redis.start()

    const states = await settled(world)

    expect(states).toEqual({ sent: PEOPLE })
    expect(await world.inRedis()).not.toMatch(/@|Kumquat|token/)
  })
})
