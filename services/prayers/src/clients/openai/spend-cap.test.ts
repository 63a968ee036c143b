import { describe, expect, test } from 'vitest'
import { memorySpendStore, spendCap } from './spend-cap.ts'

const price = { inputUsdPerMillion: 0.25, outputUsdPerMillion: 2 }
const MOST = { inputTokens: 4_000, outputTokens: 4_000 } // 9,000 millionths of a dollar
const USED = { inputTokens: 4_000, outputTokens: 500 } // 2,000

describe('the daily spend cap', () => {
  test('replaces what was reserved by what was used', async () => {
    const store = memorySpendStore()
    const cap = spendCap({ dailyUsdMax: 1, price, store, now: () => new Date('2026-03-01T12:00:00Z') })

    const reservation = await cap.reserve(MOST)
    expect(store.spentOn('2026-03-01')).toBe(9_000)

    await reservation?.settle(USED)
    expect(store.spentOn('2026-03-01')).toBe(2_000)
  })

  test('is never passed, however many begin at once', async () => {
    const store = memorySpendStore()
    const cap = spendCap({ dailyUsdMax: 0.03, price, store })

    const reservations = await Promise.all(Array.from({ length: 20 }, () => cap.reserve(MOST)))

    expect(reservations.filter((reservation) => reservation !== undefined)).toHaveLength(3)
  })

  test('begins again each day, and settles on the day of the reservation', async () => {
    const clock = { now: new Date('2026-03-01T23:59:59Z') }
    const store = memorySpendStore()
    const cap = spendCap({ dailyUsdMax: 0.01, price, store, now: () => clock.now })
    const first = await cap.reserve(MOST)
    expect(await cap.reserve(MOST)).toBeUndefined()

    clock.now = new Date('2026-03-02T00:00:01Z')
    expect(await cap.reserve(MOST)).toBeDefined()
    await first?.settle(USED)

    expect(store.spentOn('2026-03-01')).toBe(2_000)
    expect(store.spentOn('2026-03-02')).toBe(9_000)
  })
})
