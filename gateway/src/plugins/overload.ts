import underPressure from '@fastify/under-pressure'
import type { App } from '@selah/kit/http/app'
import { Overloaded } from '../errors.ts'

/** When answering anything takes this long to begin, new requests are turned away while those under way finish. */
const EVENT_LOOP_DELAY_MAX_MS = 2_000

/** Says 503 instead of getting slower for everybody. `/livez` still answers: a busy process is not a dead one. */
export async function refuseOverload(app: App, maxEventLoopDelay = EVENT_LOOP_DELAY_MAX_MS): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler(request) {
      if (request.url !== '/livez') throw new Overloaded()
    },
  })
}
