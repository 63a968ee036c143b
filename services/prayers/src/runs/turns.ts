import { performance } from 'node:perf_hooks'
import { Overloaded } from '@selah/kit/http/overload'

/**
 * Runs work for one person at a time; different people do not wait for each other. Throws Overloaded when the turn comes
 * too late.
 */
export type Turns = <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>

/** The gateway has refused the caller by then, so the work would be done for nobody. */
const LINE_TIMEOUT_MS = 5_000

/**
 * Lines up here, in memory, what would line up for one row of the database with a connection in hand each: a few dozen
 * askings of one person would take the whole pool from everybody else.
 */
export function createTurns(lineTimeoutMs = LINE_TIMEOUT_MS): Turns {
  const lastOf = new Map<string, Promise<unknown>>()
  return (userId, work) => {
    const arrivedAt = performance.now()
    const mine = (lastOf.get(userId) ?? Promise.resolve()).then(() => {
      if (performance.now() - arrivedAt > lineTimeoutMs) throw new Overloaded()
      return work()
    })
    const ended = mine
      .catch(() => undefined)
      .finally(() => {
        if (lastOf.get(userId) === ended) lastOf.delete(userId)
      })
    lastOf.set(userId, ended)
    return mine
  }
}
