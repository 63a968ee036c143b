import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { Device } from '../domain/session.ts'

/** Somebody who has one IPv6 network usually has all of a /48. */
const IPV6_NETWORK_BITS = 48

/** What a request says about where it comes from. */
export function deviceOf(request: FastifyRequest): Device {
  const { ip } = request
  return { userAgent: request.headers['user-agent'], ip, place: normalizeIP(ip, IPV6_NETWORK_BITS) }
}
