import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { Device } from '../domain/session.ts'

/** What a request says about where it comes from. */
export function deviceOf(request: FastifyRequest): Device {
  const { ip } = request
  return { userAgent: request.headers['user-agent'], ip, place: normalizeIP(ip) }
}
