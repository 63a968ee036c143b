import { eventually } from '@selah/kit/testing/eventually'
import { startTestPostgres } from '@selah/kit/testing/postgres'
import { describe, expect, test } from 'vitest'
import { expectOnceEach, PEOPLE, settled, WITHIN_MS } from './once-each.ts'
import { startWorld, startWorldOn } from './world.ts'

const TIMEOUT_MS = 60_000 + 3 * WITHIN_MS
/** One process works on so many at a time. */
const UNDER_WAY_MAX = 20

type World = Awaited<ReturnType<typeof startWorldOn>>

const someAreSent = ({ sink }: World) =>
  eventually('some are sent', async () => sink.received.length > PEOPLE / 10, WITHIN_MS)

describe('a worker that is killed', () => {
  test.each(['scan.beforeCommit#1', 'sending.afterClaim#5', 'sending.afterSend#5', 'sending.beforeCommit#5'])(
    'at %s: another one goes on, and nobody is reminded twice',
    { timeout: TIMEOUT_MS },
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
      expect(states.sent).toBeGreaterThanOrEqual(PEOPLE - UNDER_WAY_MAX)
    },
  )

  test('two workers, and a Redis that forgets everything in between', {
    timeout: TIMEOUT_MS,
  }, async () => {
    await using world = await startWorld()
    await using _first = await world.start()
    await using _second = await world.start()
    await world.due(PEOPLE)
    await someAreSent(world)

    await world.flushRedis()
    // Rows whose job was lost are put there again after half a minute.
    await world.query(`update deliveries set enqueued_at = enqueued_at - interval '1 minute'`)
    const states = await settled(world)

    await expectOnceEach(world, states)
    expect(states.sent).toBe(PEOPLE)
  })

  test('a PostgreSQL that goes away in between', {
    timeout: TIMEOUT_MS,
  }, async () => {
    await using world = await startWorld()
    await using _worker = await world.start()
    await world.due(PEOPLE)
    await someAreSent(world)

    await world.database.goAway()
    await world.database.comeBack()
    await eventually('none waits', async () => !(await world.waiting()), WITHIN_MS)
    await world.giveUpInterrupted()
    const states = await settled(world)

    await expectOnceEach(world, states)
    // The answer to a claim can be lost with its connection. What was sent is kept as soon as there is a database.
    expect(states.sent).toBeGreaterThanOrEqual(PEOPLE - UNDER_WAY_MAX)
  })

  test('a PostgreSQL that is killed in between', { timeout: TIMEOUT_MS }, async () => {
    await using postgres = await startTestPostgres()
    await using world = await startWorldOn(postgres.url)
    await using _worker = await world.start()
    await world.due(PEOPLE)
    await someAreSent(world)

    await postgres.kill()
    await postgres.start()
    await eventually('none waits', async () => !(await world.waiting()), WITHIN_MS)
    await world.giveUpInterrupted()
    const states = await settled(world)

    await expectOnceEach(world, states)
    expect(states.sent).toBeGreaterThanOrEqual(PEOPLE - UNDER_WAY_MAX)
  })

  test('a Redis that is killed in between, and has forgotten everything', {
    timeout: TIMEOUT_MS,
  }, async () => {
    await using world = await startWorld()
    await using _worker = await world.start()
    await world.due(PEOPLE)
    await someAreSent(world)

    await world.redis.kill()
    await world.redis.start()
    await world.query(`update deliveries set enqueued_at = enqueued_at - interval '1 minute'`)
    const states = await settled(world)

    await expectOnceEach(world, states)
    expect(states).toEqual({ sent: PEOPLE })
  })

  test('a Redis that is away delays reminders and loses none', {
    timeout: TIMEOUT_MS,
  }, async () => {
    await using world = await startWorld()
    await using _worker = await world.start()
    await world.redis.stop()
    await world.due(PEOPLE)
    await eventually('all are queued', async () => (await world.states()).pending === PEOPLE, WITHIN_MS)
    await world.redis.start()

    const states = await settled(world)

    expect(states).toEqual({ sent: PEOPLE })
    expect(await world.inRedis()).not.toMatch(/@|Kumquat|token/)
  })
})
