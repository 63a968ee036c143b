import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { generationIdOf, NeverNamed } from './compositions.ts'

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
