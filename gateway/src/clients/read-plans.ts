import type { Logger } from '@selah/kit/log'
import { sleep } from '@selah/kit/retry'
import { type PlanCatalogue, planDefaults, planOptions, readCatalogue } from '@selah/plans'

const ANSWER_WITHIN_MS = 2_000
const PAUSE_MS = 250

export interface ReadPlansOptions {
  /** Where billing answers. */
  readonly url: string
  readonly log: Logger
  /** How long to wait for a billing that is still starting. */
  readonly patienceMs: number
}

/** What plans cost, for the pages, from billing. Where it does not say, the prices of the defaults, and a line in the log. */
export async function readPlans({ url, log, patienceMs }: ReadPlansOptions): Promise<PlanCatalogue> {
  const patience = AbortSignal.timeout(patienceMs)
  for (;;) {
    const answer = await ask(url)
    if (answer.catalogue) return answer.catalogue
    if (answer.isFinal || patience.aborted) break
    await sleep(PAUSE_MS, patience)
  }
  log.warn('billing does not say what plans cost: pages show the prices of the defaults until the next start')
  return planOptions(planDefaults())
}

/** An answer that is no catalogue is final: the same service would give it again. */
async function ask(url: string): Promise<{ catalogue?: PlanCatalogue | undefined; isFinal: boolean }> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const response = await fetch(new URL('/api/v1/plans', url), { signal, redirect: 'manual' })
    return { catalogue: readCatalogue(await response.json()), isFinal: response.status < 500 }
  } catch {
    return { isFinal: false }
  }
}
