import { type Clock, systemClock } from '@selah/kit/clock'

export interface TokenUsage {
  readonly inputTokens: number
  readonly outputTokens: number
}

/** What the model's maker charges: US dollars per million tokens, that is, millionths of a dollar per token. */
export interface TokenPrice {
  readonly inputUsdPerMillion: number
  readonly outputUsdPerMillion: number
}

/** What was spent on each day, in millionths of a dollar. Shared by all who spend. */
export interface SpendStore {
  /** Adds `amount` to the day unless the sum would pass `max`, and says whether it did: one atomic step. */
  reserve(day: string, amount: number, max: number): Promise<boolean>
  /** Adds `by`, which may be negative, whatever the sum. */
  correct(day: string, by: number): Promise<void>
}

export interface Reservation {
  /** Replaces what was reserved by what was used. */
  settle(used: TokenUsage): Promise<void>
}

export interface SpendCap {
  /** Sets aside what a call may cost at most; undefined when the day has no money left for it. */
  reserve(atMost: TokenUsage): Promise<Reservation | undefined>
}

export interface SpendCapOptions {
  readonly dailyUsdMax: number
  readonly price: TokenPrice
  readonly store: SpendStore
  readonly now?: Clock
}

/**
 * Keeps a day's spending under a sum, also while many write at once: each reserves the most it may cost before it
 * begins. A process that dies leaves its reservation spent. Days are those of UTC.
 */
export function spendCap({ dailyUsdMax, price, store, now = systemClock }: SpendCapOptions): SpendCap {
  const max = Math.round(dailyUsdMax * 1_000_000)
  return {
    async reserve(atMost) {
      // Kept: what began before midnight is settled on the day it was reserved on.
      const day = now().toISOString().slice(0, 10)
      const reserved = costOf(atMost, price)
      if (!(await store.reserve(day, reserved, max))) return undefined
      return { settle: (used) => store.correct(day, costOf(used, price) - reserved) }
    },
  }
}

/** For one process alone: forgets on restart, and does not see what others spend. */
export function memorySpendStore(): SpendStore & { spentOn(day: string): number } {
  const spent = new Map<string, number>()
  const spentOn = (day: string) => spent.get(day) ?? 0
  return {
    spentOn,
    async reserve(day, amount, max) {
      if (spentOn(day) + amount > max) return false
      spent.set(day, spentOn(day) + amount)
      return true
    },
    async correct(day, by) {
      spent.set(day, spentOn(day) + by)
    },
  }
}

/** Millionths of a dollar, rounded up. */
function costOf({ inputTokens, outputTokens }: TokenUsage, price: TokenPrice): number {
  return Math.ceil(inputTokens * price.inputUsdPerMillion + outputTokens * price.outputUsdPerMillion)
}
