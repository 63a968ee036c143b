import type { RateLimitOptions } from '@fastify/rate-limit'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { IdentityConfig } from '../config.ts'
import { busy, tooManyRequests } from '../errors.ts'

const FIVE_MINUTES_MS = 5 * 60 * 1000

/** How many requests one address may make in five minutes. The gateway counts too, for all processes together. */
const PER_FIVE_MINUTES = {
  token: 150,
  verify: 30,
  signup: 30,
  mail: 30,
  user: 300,
}
/** Wide enough for a suite of tests, and for a demonstration to a room behind one address. */
const LOCAL_PER_FIVE_MINUTES = 20_000

/** The `config` of a route: how often one address may call it. */
export function limited(config: IdentityConfig, what: keyof typeof PER_FIVE_MINUTES) {
  const rateLimit: RateLimitOptions = {
    max: config.RATE_LIMITS === 'local' ? LOCAL_PER_FIVE_MINUTES : PER_FIVE_MINUTES[what],
    timeWindow: FIVE_MINUTES_MS,
    keyGenerator: (request) => `${what} ${grantOf(request)} ${normalizeIP(request.ip)}`,
    errorResponseBuilder: (request, { ttl }) => {
      const retryAfterS = Math.ceil(ttl / 1000)
      // The client takes a refused refresh for the end of its session, unless the refusal is a 5xx.
      return grantOf(request) === 'refresh_token' ? busy(retryAfterS) : tooManyRequests(retryAfterS)
    },
  }
  return { rateLimit }
}

/** Refreshes are counted apart: somebody who guesses passwords must not take the sessions of their neighbours. */
function grantOf(request: FastifyRequest): string {
  const { grant_type: grant } = request.query as { grant_type?: unknown }
  return grant === 'refresh_token' ? grant : ''
}
