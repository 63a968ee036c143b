import { setTimeout as delay } from 'node:timers/promises'
import { Overloaded } from '@selah/kit/http/overload'
import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('one person’s work is done in turn, also after some of it failed', async () => {
  const inTurn = createTurns()
  const done: number[] = []
  let atOnce = 0
  const work = (nth: number) => async () => {
    expect(++atOnce).toBe(1)
    await delay(1)
    atOnce--
    done.push(nth)
    if (nth === 1) throw new Error('no')
  }

  await Promise.allSettled([0, 1, 2, 3].map((nth) => inTurn('ana', work(nth))))

  expect(done).toEqual([0, 1, 2, 3])
})

test('different people do not wait for each other', async () => {
  const inTurn = createTurns()
  const goOn = Promise.withResolvers<string>()

  const ana = inTurn('ana', () => goOn.promise)

  expect(await inTurn('bento', async () => 'done')).toBe('done')
  goOn.resolve('done')
  expect(await ana).toBe('done')
})

// Behind a database that froze, a line would go on with the work of callers who are gone.
test('a turn that comes too late is refused, and the next in time is not', async () => {
  const inTurn = createTurns(20)
  const first = inTurn('ana', () => delay(50))
  const second = inTurn('ana', async () => 'done')

  await expect(second).rejects.toThrow(Overloaded)
  await first
  expect(await inTurn('ana', async () => 'done')).toBe('done')
})
