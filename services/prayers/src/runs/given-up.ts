import { type Pool, withTx } from '@selah/kit/db'
import type { Logger } from '@selah/kit/log'
import { untilDatabaseAnswers } from '@selah/kit/until-database-answers'
import { generationRepository, LEASE_MS } from '../db/generation-repository.ts'
import { type GenerationKey, nameOf } from '../domain/generation.ts'

/** Prayers of this process that could not be written, and whose hold could not be given back yet either. */
export interface GivenUp extends AsyncDisposable {
  /** Gives back what a prayer held; in the background, again and again, when the database does not answer. */
  add(key: GenerationKey): Promise<void>
  /** Whether nobody writes this prayer any more, whatever its row says. */
  has(key: GenerationKey): boolean
}

export function createGivenUp(pool: Pool, log: Logger): GivenUp {
  const waiting = new Map<string, Promise<unknown>>()
  const ending = new AbortController()
  const giveBack = (key: GenerationKey) =>
    withTx(pool, (tx) => generationRepository.abandon(tx, key, { status: 'failed' }))

  /** Once the lease has expired, the sweeper or the person's next asking gives it back. */
  async function giveBackLater(key: GenerationKey): Promise<void> {
    await untilDatabaseAnswers(() => giveBack(key), { forMs: LEASE_MS, signal: ending.signal }).catch((err) =>
      log.warn({ err, generationId: key.id }, 'left for the sweeper'),
    )
    waiting.delete(nameOf(key))
  }

  return {
    async add(key) {
      await giveBack(key).catch((err) => {
        log.warn({ err, generationId: key.id }, 'not given back yet')
        waiting.set(nameOf(key), giveBackLater(key))
      })
    },
    has: (key) => waiting.has(nameOf(key)),
    async [Symbol.asyncDispose]() {
      ending.abort()
      await Promise.all(waiting.values())
    },
  }
}
