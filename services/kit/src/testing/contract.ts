import { AssertionError } from 'node:assert'
import { subscribe } from 'node:diagnostics_channel'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifyInstance } from 'fastify'
import { FORMATS } from '../http/formats.ts'
import { type Document, eachOperation, type Operation } from '../http/openapi.ts'

// Each answer that an app of ours gives in a test is compared with the app's own OpenAPI document; a test fails
// (`contract-setup.ts`) when the document does not name the status, the content type or the code of a refusal, or when
// JSON does not fit its schema. What the document hides is not compared.

/** An answer as it was sent. */
export interface SentAnswer {
  readonly status: number
  readonly contentType: string | undefined
  /** Undefined for a stream. */
  readonly body: string | undefined
}

/** Says in which ways answers depart from an OpenAPI document. */
export function contractOf(document: Document) {
  const operations = new Map<string, Operation>()
  eachOperation(document, (operation) => operations.set(operation.operationId ?? '', operation))
  return (operationId: string, answer: SentAnswer): string | undefined => {
    const operation = operations.get(operationId)
    return operation && departure(document, operation, answer)
  }
}

function departure(document: Document, operation: Operation, { status, contentType, body }: SentAnswer) {
  const named = operation.responses?.[status]
  if (!named) return `${operation.operationId} does not name ${status}: ${body}`
  // Fastify leaves the body of a 204 out after this.
  if (!named.content)
    return !body || body === 'null' ? undefined : `${operation.operationId} names no content for ${status}`
  const type = contentType?.split(';', 1)[0] ?? ''
  const { schema } = named.content[type] ?? {}
  if (!schema) return `${operation.operationId} does not name ${type} for ${status}`
  if (body === undefined || !/\bjson$/.test(type)) return undefined
  const fits = validatorOf(document, schema)
  if (fits(JSON.parse(body))) return undefined
  const [error] = fits.errors ?? []
  return `${operation.operationId}: ${status} does not fit its schema: ${error?.instancePath} ${error?.message}: ${body}`
}

const ajv = new Ajv2020({ strict: false, formats: FORMATS })
const validators = new Map<string, ValidateFunction>()

function validatorOf({ components }: Document, schema: object): ValidateFunction {
  const key = JSON.stringify(schema)
  const validator = validators.get(key) ?? ajv.compile({ ...schema, components })
  validators.set(key, validator)
  return validator
}

const departures: string[] = []
let faultsAreExpected = false

/** For a test that breaks something on purpose: no document names a 500. */
export function expectFaults(): void {
  faultsAreExpected = true
}

/** Throws when answers departed from the document since this was last asked. */
export function failOnDepartures(): void {
  const found = [...new Set(departures.splice(0))]
  faultsAreExpected = false
  if (found.length > 0)
    throw new AssertionError({ message: `Answers depart from the OpenAPI document:\n${found.join('\n')}` })
}

subscribe('fastify.initialization', (message) => {
  const { fastify: app } = message as { fastify: FastifyInstance }
  let check: ReturnType<typeof contractOf> | undefined
  app.addHook('onSend', async ({ routeOptions }, reply, payload) => {
    const { operationId, hide } = routeOptions.schema ?? {}
    if (!operationId || hide || !('swagger' in app)) return
    check ??= contractOf(app.swagger() as Document)
    const contentType = reply.getHeader('content-type')?.toString()
    const body = textOf(payload)
    const departure = check(operationId, { status: reply.statusCode, contentType, body })
    if (departure && !(reply.statusCode === 500 && faultsAreExpected)) departures.push(departure)
  })
})

function textOf(payload: unknown): string | undefined {
  if (payload === undefined || payload === null) return ''
  return typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.toString() : undefined
}
