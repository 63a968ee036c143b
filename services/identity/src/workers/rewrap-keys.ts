import { dbOf } from '@selah/kit/db'
import { keepRunning, sleep } from '@selah/kit/retry'
import type { IdentityDeps } from '../deps.ts'

const HOUR_MS = 60 * 60 * 1000

/** Brings people's keys under the first of VAULT_KEYS, so that an old one can be taken out of the settings. */
export async function rewrapKeys({ vault, pool, log }: IdentityDeps, signal: AbortSignal): Promise<void> {
  await keepRunning(
    async () => {
      while ((await vault.rewrap(dbOf(pool))) > 0);
      await sleep(HOUR_MS, signal)
    },
    { signal, onError: (err) => log.warn({ err }, 'keys not rewrapped') },
  )
}
