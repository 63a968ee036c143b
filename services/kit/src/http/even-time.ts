import { setTimeout as delay } from 'node:timers/promises'

/** Longer than the work behind a uniform answer takes, so that the time says nothing either. */
const EVEN_TIME_MS = 250

/** Answers, or refuses, no sooner than after a fixed time. */
export async function inEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const elapsed = delay(EVEN_TIME_MS)
  try {
    return await work()
  } finally {
    await elapsed
  }
}

/** Refuses no sooner than after a fixed time; answers at once. For work whose refusals alone could tell something. */
export async function refuseInEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const elapsed = delay(EVEN_TIME_MS)
  try {
    return await work()
  } catch (error) {
    await elapsed
    throw error
  }
}
