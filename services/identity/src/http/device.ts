import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { Device } from '../domain/session.ts'

/** Somebody who has one IPv6 network usually has all of a /48. */
const IPV6_NETWORK_BITS = 48

/** What a request says about where it comes from. */
export function deviceOf(request: FastifyRequest): Device {
  const { ip } = request
  return { userAgent: request.headers['user-agent'], ip, place: placeOf(ip) }
}

/** The network of an address, as its person is shown it: an IPv4 address without its last number. */
export function networkOf(ip: string): string {
  return placeOf(ip).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.*')
}

function placeOf(ip: string): string {
  return normalizeIP(ip, IPV6_NETWORK_BITS)
}
