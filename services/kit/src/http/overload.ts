import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { defineError } from '../errors.ts'

/** More is asked of this process than it can do: refused at once, so that what is under way finishes. */
export const Overloaded = defineError(
  'unavailable',
  'overloaded',
  'Very many people are here at the moment. Please try again in a few seconds.',
  { retryAfterS: 5 },
)

/** Mean length of a turn of the event loop. A request takes about ten turns, so it would last some 5 s by then. */
export const EVENT_LOOP_DELAY_MAX_MS = 500
/** A busy process is not a dead one, and taking it out of rotation would give its load to the others. */
const ALWAYS_ANSWERED = new Set(['/livez', '/readyz'])

/**
 * With fewer requests under way, others on the machine keep the event loop waiting: to refuse would relieve nobody.
 */
export const CROWD_MIN = 50

/** Says 503 instead of getting slower for everybody. */
export function refuseOverload(app: FastifyInstance, maxEventLoopDelay: number): void {
  let underWay = 0
  app.addHook('onRequest', (_request, reply, done) => {
    underWay++
    reply.raw.once('close', () => underWay--)
    done()
  })
  app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler(request) {
      if (underWay > CROWD_MIN && !ALWAYS_ANSWERED.has(request.url)) throw new Overloaded()
    },
  })
}
