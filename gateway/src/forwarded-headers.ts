import type { IncomingHttpHeaders } from 'node:http'
import { currentTraceparent } from '@selah/kit/trace'
import type { FastifyRequest } from 'fastify'

/**
 * What a caller may say to a service; everything else is dropped, so that no header that means something inside can be
 * invented outside. A path that needs another one names it in its row (`passesOn`).
 */
const PASSED_ON = [
  'accept',
  'accept-language',
  'access-control-request-headers',
  'access-control-request-method',
  'apikey',
  'authorization',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'origin',
  'referer',
  'user-agent',
  'x-client-info',
  'x-supabase-api-version',
] as const

/** Belong to one connection and never cross a proxy (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
/** Say what runs behind us, which is nobody's business. */
const TALKATIVE = new Set(['server', 'x-powered-by'])

/** The names of what passes at one path. */
export function passedOn({ passesOn = [] }: { readonly passesOn?: readonly string[] }): readonly string[] {
  return [...PASSED_ON, ...passesOn]
}

/** The headers of the request to a service: what the caller may say, and what we know ourselves. */
export function requestHeaders(
  request: FastifyRequest,
  publicUrl: URL,
  names: readonly string[],
): IncomingHttpHeaders {
  const given = request.headers
  const ofConnection = namedBy(given.connection)
  const passed: Record<string, string | string[]> = {}
  for (const name of names) {
    const value = given[name]
    if (value !== undefined && !ofConnection.has(name)) passed[name] = value
  }
  return Object.assign(passed, ownHeaders(request, publicUrl))
}

/**
 * What the gateway says about every request it makes for somebody. Host and protocol are those people see, from the
 * settings: nothing a caller sends changes them.
 */
export function ownHeaders(request: FastifyRequest, publicUrl: URL): Record<string, string> {
  const traceparent = currentTraceparent()
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-host': publicUrl.host,
    'x-forwarded-proto': publicUrl.protocol.replace(':', ''),
    'x-request-id': request.id,
    ...(traceparent && { traceparent }),
  }
}

/** A service's answer without what belongs to the connection it came over. */
export function responseHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const passed: IncomingHttpHeaders = {}
  const ofConnection = namedBy(headers.connection)
  for (const name in headers) {
    if (!HOP_BY_HOP.has(name) && !TALKATIVE.has(name) && !ofConnection.has(name)) passed[name] = headers[name]
  }
  return passed
}

/** The headers that `Connection` names, which then belong to the connection as well. */
function namedBy(connection: string | undefined): ReadonlySet<string> {
  if (!connection || /^(?:keep-alive|close)$/i.test(connection)) return NONE
  return new Set(connection.split(',').map((each) => each.trim().toLowerCase()))
}

const NONE: ReadonlySet<string> = new Set()
