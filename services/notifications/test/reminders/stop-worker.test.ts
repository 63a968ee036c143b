import { eventually } from '@selah/kit/testing/eventually'
import { describe, expect, test } from 'vitest'
import { expectOnceEach, PEOPLE, settled } from './once-each.ts'
import { startWorld } from './world.ts'

describe('a worker that is asked to stop', () => {
  test.concurrent('ends what it is sending, and leaves the rest to another', {
    timeout: 120_000,
  }, async () => {
    await using world = await startWorld()
    {
      await using worker = await world.start()
      await world.due(PEOPLE)
      await eventually('some are sent', async () => world.sink.received.length > 5)
      await worker.kill('SIGTERM')
      expect(await worker.ended).toBe(0)
    }
    const [stopped, arrived] = [await world.states(), world.sink.received.length]
    await using _next = await world.start()

    const states = await settled(world)

    expect(stopped).toEqual({ sent: arrived, pending: PEOPLE - arrived })
    await expectOnceEach(world, states)
    expect(states).toEqual({ sent: PEOPLE })
  })

  test.concurrent('does so while Redis is away', {
    timeout: 120_000,
  }, async () => {
    await using world = await startWorld()
    await using worker = await world.start()
    await world.redis.stop()

    await worker.kill('SIGTERM')

    expect(await worker.ended).toBe(0)
  })
})
