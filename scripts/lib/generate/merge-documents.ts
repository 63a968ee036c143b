import { isDeepStrictEqual } from 'node:util'
import type { OpenAPIV3_1 } from 'openapi-types'
import { RefreshLater, TooManyRequests } from '../../../gateway/src/errors.ts'
import { UPSTREAMS, type Upstream } from '../../../gateway/src/upstreams.ts'
import { NothingHere } from '../../../services/kit/src/errors.ts'
import { AUTH_CLIENT } from '../../../services/kit/src/http/auth-refusals.ts'
import { NotSignedIn } from '../../../services/kit/src/http/caller.ts'
import { addRefusals, type Operation } from '../../../services/kit/src/http/openapi.ts'
import {
  PROBLEM_DETAILS,
  TooLarge,
  UnreadableRequest,
} from '../../../services/kit/src/http/problem-details.ts'
import { ServiceAway } from '../../../services/kit/src/http/service-refusals.ts'
import type { ServiceDocument } from './service-documents.ts'

type Paths = OpenAPIV3_1.PathsObject
type PathItem = NonNullable<Paths[string]>
type Components = Record<string, Record<string, unknown>>

/**
 * One document of what is public. A service's path is public when a row of the gateway's table leads to it.
 * Throws when two services call different things by the same name.
 */
export function mergeDocuments(documents: readonly ServiceDocument[]): OpenAPIV3_1.Document {
  const paths: Record<string, Paths[string]> = {}
  const components: Components = {}
  for (const { service, document } of documents) {
    for (const [path, item] of Object.entries(document.paths ?? {})) {
      const row = rowOf(service, path)
      if (row || service === 'gateway') put(paths, path, atTheGateway(path, item ?? {}, row), service)
    }
    for (const [kind, named] of Object.entries((document.components ?? {}) as Components)) {
      components[kind] ??= {}
      for (const [name, value] of Object.entries(named)) put(components[kind], name, value, service)
    }
  }
  refuseDoubleOperations(paths)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Selah',
      version: '1',
      description:
        'Everything the page does, other programs may do too. Errors are problem details (RFC 9457), under /auth/v1 those of its client.',
    },
    paths: sorted(paths),
    components: sorted(
      Object.fromEntries(Object.entries(components).map(([kind, named]) => [kind, sorted(named)])),
    ),
  } as OpenAPIV3_1.Document
}

function rowOf(service: string, path: string): Upstream | undefined {
  return UPSTREAMS.find(
    (row) => row.service === service && (path === row.prefix || path.startsWith(`${row.prefix}/`)),
  )
}

/** A path as it is from outside: with the bearer that the gateway asks for, and what it refuses by itself. */
function atTheGateway(path: string, item: PathItem, row: Upstream | undefined): PathItem {
  if (!row) return item
  const isAuth = row.refusesAs === 'auth-client'
  const signedIn = row.access === 'signed-in'
  const refusals = [
    TooManyRequests,
    ServiceAway,
    ...(isAuth ? [RefreshLater] : []),
    ...(signedIn ? [NotSignedIn] : []),
    // A parameter can make an address that no route has.
    ...(path.includes('{') ? [NothingHere, UnreadableRequest] : []),
  ]
  const operations = Object.entries(structuredClone(item) as Record<string, OpenAPIV3_1.OperationObject>)
  for (const [method, operation] of operations) {
    if (signedIn) operation.security = [{ bearer: [] }]
    addRefusals(
      operation as Operation,
      method === 'get' ? refusals : [...refusals, TooLarge],
      isAuth ? AUTH_CLIENT : PROBLEM_DETAILS,
    )
  }
  return Object.fromEntries(operations)
}

function put<Value>(into: Record<string, Value>, name: string, value: Value, service: string): void {
  if (name in into && !isDeepStrictEqual(into[name], value)) {
    throw new Error(`${service} calls something "${name}" that another service has under the same name`)
  }
  into[name] = value
}

function refuseDoubleOperations(paths: Paths): void {
  const seen = new Set<string>()
  for (const [path, item] of Object.entries(paths)) {
    for (const operation of Object.values(item ?? {})) {
      const { operationId } = operation as OpenAPIV3_1.OperationObject
      if (operationId === undefined) throw new Error(`an operation of ${path} has no operationId`)
      if (seen.has(operationId)) throw new Error(`two operations are called "${operationId}"`)
      seen.add(operationId)
    }
  }
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
