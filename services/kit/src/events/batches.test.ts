import { expect, test } from 'vitest'
import { batches } from './batches.ts'

async function collect(source: AsyncIterable<number>, sizeMax: number): Promise<number[][]> {
  return Array.fromAsync(batches(source, sizeMax))
}

async function* ready(count: number) {
  for (let n = 1; n <= count; n++) yield n
}

test('what is there comes together, and not too much of it', async () => {
  expect(await collect(ready(5), 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(await collect(ready(4), 10)).toEqual([[1, 2, 3, 4]])
  expect(await collect(ready(0), 10)).toEqual([])
})

test('what is not there yet is not waited for', async () => {
  const gate = Promise.withResolvers<void>()
  async function* late() {
    yield 1
    yield 2
    await gate.promise
    yield 3
  }
  const found = batches(late(), 10)

  expect((await found.next()).value).toEqual([1, 2])
  gate.resolve()
  expect((await found.next()).value).toEqual([3])
})

test('a source that fails does so after what it gave before', async () => {
  async function* failing() {
    yield* ready(3)
    throw new Error('gone')
  }
  for (const sizeMax of [1, 3, 10]) {
    const found: number[] = []
    const reading = (async () => {
      for await (const batch of batches(failing(), sizeMax)) found.push(...batch)
    })()

    await expect(reading).rejects.toThrow('gone')
    expect(found).toEqual([1, 2, 3])
  }
})
