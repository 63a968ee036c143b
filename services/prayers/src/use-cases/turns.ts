/** Runs work for one person at a time; different people do not wait for each other. */
export type Turns = <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Lines up here, in memory, what would line up for one row of the database with a connection in hand each: a few dozen
 * askings of one person would take the whole pool from everybody else.
 */
export function createTurns(): Turns {
  const lastOf = new Map<string, Promise<unknown>>()
  return (userId, work) => {
    const mine = (lastOf.get(userId) ?? Promise.resolve()).then(work)
    const ended = mine
      .catch(() => undefined)
      .finally(() => {
        if (lastOf.get(userId) === ended) lastOf.delete(userId)
      })
    lastOf.set(userId, ended)
    return mine
  }
}
