import { expect, test } from 'vitest'
import { together } from './together.ts'

/** Doubles numbers, one statement after the other, each ended by the test. */
function startDoubling() {
  const runs: { readonly items: readonly number[]; end(error?: Error): void }[] = []
  const double = together((items: readonly number[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<number[]>()
    runs.push({ items, end: (error) => (error ? reject(error) : resolve(items.map((each) => each * 2))) })
    return promise
  })
  return { double, runs }
}

test('the first goes at once, and those that come meanwhile go together after it', async () => {
  const { double, runs } = startDoubling()

  const first = double(1)
  const others = [double(2), double(3)]
  expect(runs.map(({ items }) => items)).toEqual([[1]])
  runs[0]?.end()
  expect(await first).toBe(2)
  runs[1]?.end()

  expect(await Promise.all(others)).toEqual([4, 6])
  expect(runs.map(({ items }) => items)).toEqual([[1], [2, 3]])
})

test('a statement that fails, fails for those in it alone', async () => {
  const { double, runs } = startDoubling()

  const first = double(1)
  const second = double(2)
  runs[0]?.end(new Error('no connection'))
  await expect(first).rejects.toThrow('no connection')
  runs[1]?.end()

  expect(await second).toBe(4)
  const third = double(3)
  runs[2]?.end()
  expect(await third).toBe(6)
})
