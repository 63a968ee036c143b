import type { RateLimitOptions } from '@fastify/rate-limit'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { IdentityConfig } from '../config.ts'
import { Busy, TooManyRequests } from '../errors.ts'

const FIVE_MINUTES_MS = 5 * 60 * 1000

/** How many requests one address may make in five minutes. The gateway counts too, for all processes together. */
const PER_FIVE_MINUTES = {
  token: 150,
  /** Nobody can guess a refresh token, and many people behind one address each need theirs. */
  refresh: 600,
  verify: 30,
  signup: 30,
  mail: 30,
  user: 300,
}
/** Wide enough for a suite of tests, and for a demonstration to a room behind one address. */
const LOCAL_PER_FIVE_MINUTES = 20_000

/** The `config` of a route: how often one address may call it. */
export function limited(config: IdentityConfig, what: keyof typeof PER_FIVE_MINUTES) {
  const max = (kind: keyof typeof PER_FIVE_MINUTES) =>
    config.RATE_LIMITS === 'local' ? LOCAL_PER_FIVE_MINUTES : PER_FIVE_MINUTES[kind]
  // Refreshes are counted apart: somebody who guesses passwords must not take the sessions of their neighbours.
  const kindOf = (request: FastifyRequest) => (isRefresh(request) ? 'refresh' : what)
  const rateLimit: RateLimitOptions = {
    max: (request) => max(kindOf(request)),
    timeWindow: FIVE_MINUTES_MS,
    keyGenerator: (request) => `${kindOf(request)} ${normalizeIP(request.ip)}`,
    errorResponseBuilder: (request, { ttl }) => {
      const retryAfterS = Math.ceil(ttl / 1000)
      // The client takes a refused refresh for the end of its session, unless the refusal is a 5xx.
      return isRefresh(request) ? new Busy(retryAfterS) : new TooManyRequests(retryAfterS)
    },
  }
  return { rateLimit }
}

function isRefresh(request: FastifyRequest): boolean {
  return (request.query as { grant_type?: unknown }).grant_type === 'refresh_token'
}
