import type { Pool } from '@selah/kit/db'
import type { Logger } from '@selah/kit/log'
import { sleep } from '@selah/kit/retry'
import { LEASE_MS } from '../db/generation-repository.ts'
import { abandonGeneration } from './end-generation.ts'

const RETRY_MS = 250

/** Prayers of this process that could not be written, and whose hold could not be given back yet either. */
export interface GivenUp extends AsyncDisposable {
  /** Gives back what a prayer held; in the background, again and again, when the database does not answer. */
  add(generationId: string): Promise<void>
  /** Whether nobody writes this prayer any more, whatever its row says. */
  has(generationId: string): boolean
}

export function createGivenUp(pool: Pool, log: Logger): GivenUp {
  const waiting = new Map<string, Promise<void>>()
  const ending = new AbortController()

  async function giveBackLater(generationId: string): Promise<void> {
    const expiresAt = Date.now() + LEASE_MS
    // Once the lease has expired, the sweeper or the person's next asking gives it back.
    while (!ending.signal.aborted && Date.now() < expiresAt) {
      await sleep(RETRY_MS, ending.signal)
      const isDone = await giveBack(generationId).catch(() => undefined)
      if (isDone !== undefined) break
    }
    waiting.delete(generationId)
  }

  const giveBack = (id: string) => abandonGeneration({ pool }, id, { status: 'failed' })

  return {
    async add(generationId) {
      await giveBack(generationId).catch((err) => {
        log.warn({ err, generationId }, 'not given back yet')
        waiting.set(generationId, giveBackLater(generationId))
      })
    },
    has: (generationId) => waiting.has(generationId),
    async [Symbol.asyncDispose]() {
      ending.abort()
      await Promise.all(waiting.values())
    },
  }
}
