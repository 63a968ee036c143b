import type { SwaggerOptions } from '@fastify/swagger'
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify'
import type { TSchema } from 'typebox'
import type { Refusal } from '../errors.ts'
import { BadJson } from './body.ts'
import { Overloaded } from './overload.ts'
import {
  InvalidRequest,
  PROBLEM_DETAILS,
  type RefusalShape,
  statusOf,
  TooLarge,
  titleOf,
  UnreadableRequest,
  UnsupportedContent,
} from './problem-details.ts'

/** The part of an OpenAPI document that is worked on here. */
export interface Document {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components?: { readonly schemas?: Readonly<Record<string, object>> }
}

export interface Operation {
  readonly operationId?: string
  responses?: Record<string, Answer>
}

export interface Answer {
  readonly description: string
  readonly headers?: object
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>
}

declare module 'fastify' {
  interface FastifySchema {
    /** The refusals of this route, besides those that every route has. */
    refuses?: readonly Refusal[]
    /** Another shape than problem details. */
    refusesAs?: RefusalShape
    /** What an event stream holds that is answered instead of JSON. */
    streams?: TSchema
  }
}

/** What every route can answer, and what those can that read a body. */
const EVERYWHERE: readonly Refusal[] = [InvalidRequest, Overloaded]
const WITH_BODY: readonly Refusal[] = [BadJson, UnreadableRequest, TooLarge, UnsupportedContent]
/** Their answers say when to try again. */
const RETRIED = new Set([429, 503])

/** Each service describes itself; the gateway merges the documents into the public one. */
export function openApi(name: string): SwaggerOptions {
  const schemas = new Map<string, FastifySchema>()
  return {
    openapi: {
      openapi: '3.1.0',
      info: { title: name, version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    refResolver: {
      buildLocalReference: (schema, _base, _fragment, index) => String(schema.$id ?? `def-${index}`),
    },
    transform({ schema, url }) {
      if (schema?.operationId) schemas.set(schema.operationId, schema)
      return { schema: withStream(schema), url }
    },
    transformObject(document) {
      const { openapiObject } = document as { openapiObject: object }
      eachOperation(openapiObject, (operation, method) => {
        const { refuses = [], refusesAs } = schemas.get(operation.operationId ?? '') ?? {}
        const common = method === 'get' ? EVERYWHERE : [...EVERYWHERE, ...WITH_BODY]
        addRefusals(operation, [...common, ...refuses], refusesAs)
      })
      return openapiObject
    },
  }
}

/** Has each route of the scope that is added from here on refuse these too. */
export function refuseOnEachRoute(app: FastifyInstance, more: (route: RouteOptions) => FastifySchema): void {
  app.addHook('onRoute', (route) => {
    const { refuses = [], ...rest } = more(route)
    route.schema = { ...route.schema, ...rest, refuses: [...(route.schema?.refuses ?? []), ...refuses] }
  })
}

/** Writes refusals into the responses of an operation, beside those that are there. */
export function addRefusals(
  operation: Operation,
  refusals: readonly Refusal[],
  shape: RefusalShape = PROBLEM_DETAILS,
): void {
  operation.responses ??= {}
  for (const { kind, code } of refusals) {
    const status = statusOf(kind)
    const codes = [...codesIn(operation.responses[status], shape), shape.codeOf(code)]
    operation.responses[status] = {
      description: titleOf(kind),
      ...(RETRIED.has(status) && { headers: RETRY_AFTER }),
      content: { [shape.contentType]: { schema: refusalSchema(shape, [...new Set(codes)].sort()) } },
    }
  }
}

const RETRY_AFTER = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } }

function refusalSchema({ component, codeField }: RefusalShape, codes: readonly string[]) {
  const properties: Record<string, { enum: readonly string[] }> = { [codeField]: { enum: codes } }
  return { allOf: [{ $ref: `#/components/schemas/${component}` }, { type: 'object', properties }] as const }
}

/** The codes that an answer names already. */
function codesIn(answer: Answer | undefined, { contentType, codeField }: RefusalShape): readonly string[] {
  const schema = answer?.content?.[contentType]?.schema as
    | Partial<ReturnType<typeof refusalSchema>>
    | undefined
  return schema?.allOf?.[1].properties[codeField]?.enum ?? []
}

/** An event stream stands beside the JSON of the same answer. */
function withStream(schema: FastifySchema | undefined): FastifySchema {
  const { streams, response, ...rest } = schema ?? {}
  if (!streams) return schema ?? {}
  const { 200: json, ...others } = response as Record<number, unknown>
  const content = { 'application/json': { schema: json }, 'text/event-stream': { schema: streams } }
  return { ...rest, response: { ...others, 200: { content } } }
}

export function eachOperation(
  document: Document,
  visit: (operation: Operation, method: string, path: string) => void,
): void {
  for (const [path, item] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries(item)) visit(operation, method, path)
}
