import { dbOf, type Pool } from '@selah/kit/db'
import type { Logger } from '@selah/kit/log'
import { generationRepository, LEASE_MS } from '../db/generation-repository.ts'
import type { Run } from './run.ts'

/** The prayers this process is writing. Keeps their reservations alive, and waits for them when it is asked to stop. */
export interface Running extends AsyncDisposable {
  add(run: Run): void
  find(generationId: string): Run | undefined
}

export function createRunning(pool: Pool, log: Logger): Running {
  const runs = new Map<string, Run>()
  const renewing = setInterval(() => {
    if (runs.size === 0) return
    generationRepository
      .renewLeases(dbOf(pool), [...runs.keys()])
      .catch((err) => log.warn({ err }, 'reservations not renewed'))
  }, LEASE_MS / 4)
  renewing.unref()
  return {
    add(run) {
      runs.set(run.generationId, run)
      const remove = () => runs.delete(run.generationId)
      run.result.then(remove, remove)
    },
    find: (generationId) => runs.get(generationId),
    async [Symbol.asyncDispose]() {
      await Promise.allSettled([...runs.values()].map((run) => run.result))
      clearInterval(renewing)
    },
  }
}
