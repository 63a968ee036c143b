import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { generationIdOf, lineEnd, NeverNamed } from './compositions.ts'

const key = ['composition', 'k', 0]
const client = new QueryClient()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

test('the name is waited for', async () => {
  const name = generationIdOf(client, key, 5000)
  await vi.advanceTimersByTimeAsync(4000)
  client.setQueryData(key, { generationId: 'g1' })

  expect(await name).toBe('g1')
})

test('a name that does not come is no success', async () => {
  const name = generationIdOf(client, key, 5000)
  const failing = expect(name).rejects.toBeInstanceOf(NeverNamed)
  await vi.advanceTimersByTimeAsync(5000)

  await failing
})

describe('the end of the line', () => {
  const isOver = async () => {
    const over = vi.fn()
    void lineEnd(client, key, 5000).then(over)
    await vi.advanceTimersByTimeAsync(0)
    return over
  }

  test('is waited for while the line is up', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    void client.prefetchQuery({ queryKey: key, queryFn: () => promise })
    const over = await isOver()
    client.setQueryData(key, { generationId: 'g1' })
    await vi.advanceTimersByTimeAsync(4000)
    expect(over).not.toHaveBeenCalled()
    resolve({ generationId: 'g1', prayer: {} })
    await vi.advanceTimersByTimeAsync(0)

    expect(over).toHaveBeenCalled()
  })

  test('is not waited for when the line is broken', async () => {
    void client.prefetchQuery({ queryKey: key, queryFn: () => new Promise(() => {}) })
    client.setQueryData(key, { generationId: 'g1', waitingFor: 'connection' })

    expect(await isOver()).toHaveBeenCalled()
  })

  test('is not waited for for ever', async () => {
    void client.prefetchQuery({ queryKey: key, queryFn: () => new Promise(() => {}) })
    const over = await isOver()
    await vi.advanceTimersByTimeAsync(5000)

    expect(over).toHaveBeenCalled()
  })
})
