import type { WritingTask } from '@selah/prayer-engine/writer'
import { describe, expect, test } from 'vitest'
import { circuitBreaker } from './breaker.ts'
import { startScene, TASK, write } from './scene.testing.ts'

const patience = { firstTokenMs: 500, totalMs: 1_000 }
const { signal } = new AbortController()

/** The same task, after an answer that took so long and was refused. */
function again(afterMs: number): WritingTask {
  return { ...TASK, again: { refused: 'promised-outcome', afterMs } }
}

describe('a second answer', () => {
  test('is asked for while there is time for its first words', async () => {
    await using scene = await startScene({ patience })

    const { error } = await write(scene.writer, signal, again(400))

    expect(error).toBeUndefined()
    expect(await scene.sandbox.requests()).toHaveLength(1)
  })

  // It would cost money, make the person wait, and be cut before its end.
  test('is not asked for when there is less than that', async () => {
    await using scene = await startScene({ patience })

    const { error } = await write(scene.writer, signal, again(501))

    expect(error).toMatchObject({ reason: 'no-time', hasSentNothing: true })
    expect(await scene.sandbox.requests()).toEqual([])
    expect(scene.usages).toEqual([])
  })

  test('that is not asked for says nothing of the endpoint', async () => {
    const breaker = circuitBreaker({ failuresMax: 1 })
    await using scene = await startScene({ patience, breaker })

    await write(scene.writer, signal, again(999))

    expect(breaker.enter()).toBeDefined()
  })

  // The endpoint was writing; it was our time that had gone into the first answer.
  test('that we cut says nothing of the endpoint', async () => {
    const breaker = circuitBreaker({ failuresMax: 1 })
    await using scene = await startScene({ patience, breaker })
    await scene.sandbox.setKnobs('hangs-in-the-middle')

    const { error } = await write(scene.writer, signal, again(450))

    expect(error).toMatchObject({ reason: 'timeout', wait: 'total' })
    expect(breaker.enter()).toBeDefined()
  })

  test('that never begins does, and so does a first one that never ends', async () => {
    const breakers = [circuitBreaker({ failuresMax: 1 }), circuitBreaker({ failuresMax: 1 })]
    await using second = await startScene({
      patience: { ...patience, firstTokenMs: 80 },
      breaker: breakers[0],
    })
    await using first = await startScene({ patience: { ...patience, totalMs: 300 }, breaker: breakers[1] })
    await second.sandbox.setKnobs('hangs-before-answering')
    await first.sandbox.setKnobs('hangs-in-the-middle')

    await write(second.writer, signal, again(100))
    await write(first.writer)

    expect(breakers.map((each) => each.enter())).toEqual([undefined, undefined])
  })
})
