import { ServiceAway } from '../errors.ts'
import type { ServiceName } from '../upstreams.ts'
import type { ServiceWatch } from './service-watch.ts'

const ANSWER_TIMEOUT_MS = 5_000

/** One request of the gateway's own to a service. Throws ServiceAway when there is no answer in time. */
export async function askService(
  watch: ServiceWatch,
  service: ServiceName,
  url: string,
  init: RequestInit,
  timeoutMs = ANSWER_TIMEOUT_MS,
): Promise<Response> {
  watch.refuseWhenAway(service)
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
  } catch (error) {
    void watch.isAlive(service)
    throw new ServiceAway(error)
  }
}
