import type { Logger } from '../log.ts'
import { sleep } from '../retry.ts'
import { ServiceAway } from './service-refusals.ts'

/**
 * Whether each service answers: a circuit breaker for each, which a call without answer sends to look and `/livez` opens
 * and closes. Not a library's (opossum, cockatiel): theirs find out with a person's own request whether a service is
 * back, which for a slow answer would take up to 90 s, and let the others wait or refuse them meanwhile.
 */
export interface ServiceWatch extends AsyncDisposable {
  /** Throws ServiceAway at once while the service is known not to answer. */
  refuseWhenAway(service: string): void
  /** Asks for a sign of life, for a caller who has waited long or got no answer. A service that gives none is away. */
  isAlive(service: string): Promise<boolean>
}

export interface ServiceWatchOptions {
  readonly urls: Readonly<Record<string, string>>
  readonly log: Logger
  readonly signTimeoutMs?: number
}

const SIGN_TIMEOUT_MS = 2_000
/** How often a service that is away is asked again: people are served that much later than they could be. */
const LOOK_AGAIN_MS = 500

export function createServiceWatch(options: ServiceWatchOptions): ServiceWatch {
  const { urls, log, signTimeoutMs = SIGN_TIMEOUT_MS } = options
  const ending = new AbortController()
  const away = new Map<string, Promise<void>>()
  const looking = new Map<string, Promise<boolean>>()

  function hasSign(service: string): Promise<boolean> {
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(signTimeoutMs)])
    // Any answer is a sign, also a refusal: a busy process is not a dead one.
    return fetch(`${urls[service]}/livez`, { signal }).then(
      async (response) => {
        await response.body?.cancel()
        return true
      },
      () => false,
    )
  }

  async function untilBack(service: string): Promise<void> {
    log.warn({ service }, 'a service does not answer: its callers are refused')
    do await sleep(LOOK_AGAIN_MS, ending.signal)
    while (!ending.signal.aborted && !(await hasSign(service)))
    away.delete(service)
    log.info({ service }, 'a service answers again')
  }

  async function look(service: string): Promise<boolean> {
    const isAlive = await hasSign(service)
    looking.delete(service)
    if (!isAlive && !ending.signal.aborted && !away.has(service)) away.set(service, untilBack(service))
    return isAlive
  }

  return {
    refuseWhenAway(service) {
      if (away.has(service)) throw new ServiceAway(new Error(`${service} is known to be away`))
    },
    async isAlive(service) {
      if (away.has(service)) return false
      const known = looking.get(service) ?? look(service)
      looking.set(service, known)
      return known
    },
    async [Symbol.asyncDispose]() {
      ending.abort()
      await Promise.all([...away.values(), ...looking.values()])
    },
  }
}
