import { describe, expect, test } from 'vitest'
import { hungUpRequests, requestArrives, startScene, TASK, write } from './scene.testing.ts'
import { memorySpendStore, spendCap } from './spend-cap.ts'

describe('the caller', () => {
  test.each(['hangs-before-answering', 'hangs-before-first-token', 'hangs-in-the-middle'] as const)(
    'may stop a model that %s, at once',
    async (knob) => {
      await using scene = await startScene()
      await scene.sandbox.setKnobs(knob)
      const controller = new AbortController()

      const writing = write(scene.writer, controller.signal)
      await requestArrives(scene.sandbox)
      controller.abort()

      expect((await writing).error).toMatchObject({ reason: 'aborted' })
      expect(await hungUpRequests(scene.sandbox)).toHaveLength(1)
    },
  )

  test('may stop before anything is sent', async () => {
    await using scene = await startScene()

    const { error } = await write(scene.writer, AbortSignal.abort())

    expect(error).toMatchObject({ reason: 'aborted' })
    expect(await scene.sandbox.requests()).toEqual([])
  })

  test('closes the connection by no longer listening', async () => {
    await using scene = await startScene()
    await scene.sandbox.setKnobs('waits-for-release')

    for await (const sentence of scene.writer.write(TASK, new AbortController().signal)) {
      expect(sentence.part).toBe('address')
      break
    }

    expect(await hungUpRequests(scene.sandbox)).toHaveLength(1)
    expect(scene.usages).toEqual([expect.objectContaining({ isEstimated: true })])
  })
})

describe('what a prayer costs', () => {
  test('is told as the endpoint counted it', async () => {
    await using scene = await startScene()

    await write(scene.writer)

    expect(scene.usages).toEqual([
      { inputTokens: expect.any(Number), outputTokens: expect.any(Number), isEstimated: false },
    ])
    expect(scene.usages[0]?.inputTokens).toBeGreaterThan(1_000)
  })

  test('is estimated when the endpoint does not count', async () => {
    await using scene = await startScene()
    await scene.sandbox.setKnobs('no-usage')

    await write(scene.writer)

    expect(scene.usages).toEqual([expect.objectContaining({ isEstimated: true })])
    expect(scene.usages[0]?.outputTokens).toBeGreaterThan(100)
  })

  test('is nothing when the endpoint refused', async () => {
    await using scene = await startScene()
    await scene.sandbox.setKnobs('error-401')

    await write(scene.writer)

    expect(scene.usages).toEqual([])
  })

  test('is kept under the day’s cap: reserved before, settled after', async () => {
    const store = memorySpendStore()
    const now = () => new Date('2026-03-01T12:00:00Z')
    const price = { inputUsdPerMillion: 1, outputUsdPerMillion: 1 }
    const cap = spendCap({ dailyUsdMax: 0.007, price, store, now })
    await using scene = await startScene({ spendCap: cap })

    const first = await write(scene.writer)
    const [used] = scene.usages
    expect(first.error).toBeUndefined()
    expect(store.spentOn('2026-03-01')).toBe((used?.inputTokens ?? 0) + (used?.outputTokens ?? 0))

    const second = await write(scene.writer)
    expect(second.error).toMatchObject({ reason: 'spent' })
    expect(await scene.sandbox.requests()).toHaveLength(1)
  })
})
