import { eventually } from '@selah/kit/testing/eventually'
import { describe, expect, test } from 'vitest'
import { expectOnceEach, PEOPLE, settled } from './once-each.ts'
import { startWorld } from './world.ts'

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
      await world.giveUpInterrupted()
      // Jobs that Redis lost come again after half a minute.
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

  test('a PostgreSQL that goes away in between', {
    timeout: 120_000,
  }, async () => {
    await using world = await startWorld()
    await using _worker = await world.start()
    await world.due(PEOPLE)
    await eventually('some are sent', async () => world.sink.received.length > PEOPLE / 10)

    await world.database.goAway()
    await world.database.comeBack()
    await eventually('none waits', async () => !(await world.waiting()), 60_000)
    await world.giveUpInterrupted()
    const states = await settled(world)

    await expectOnceEach(world, states)
    // The answer to a claim can be lost with its connection. What was sent is kept as soon as there is a database.
    expect(states.sent).toBeGreaterThanOrEqual(PEOPLE - 20)
  })

  test('a Redis that is away delays reminders and loses none', {
    timeout: 120_000,
  }, async () => {
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
