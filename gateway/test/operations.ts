import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractOf } from '@selah/kit/testing/contract'
import type { Reply } from './ask.ts'

/** The little of JSON Schema that our documents use. */
export interface Schema {
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly maxLength?: number
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Schema
}

export interface Operation {
  readonly operationId: string
  readonly method: string
  /** With its parameters as `{name}`. */
  readonly path: string
  readonly signedIn: boolean
  readonly parameters: readonly Parameter[]
  readonly body: Schema | undefined
}

interface Described {
  readonly operationId: string
  readonly security?: readonly object[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
}

const document = JSON.parse(readFileSync(join(import.meta.dirname, '../openapi.json'), 'utf8')) as Document

/** Every public operation, as the committed document describes it. */
export const OPERATIONS: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({
    operationId: described.operationId,
    method: method.toUpperCase(),
    path,
    signedIn: (described.security ?? []).length > 0,
    parameters: described.parameters ?? [],
    body: described.requestBody?.content['application/json']?.schema,
  })),
)

const departureOf = contractOf(document)

/** Throws when the public document does not say that this can be answered. */
export function holdToDocument(method: string, path: string, { status, headers, text }: Reply): void {
  // Node's own answer to what is not HTTP, or longer than it reads: no request, so no operation.
  if (!headers.date) return
  const asked = path.split('?', 1)[0] ?? ''
  const operation = OPERATIONS.find((each) => each.method === method && patternOf(each.path).test(asked))
  if (!operation) return
  const contentType = headers['content-type']
  const departure = departureOf(operation.operationId, { status, contentType, body: text })
  if (departure) throw new Error(`${method} ${path}: ${departure}`)
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}

/** The path with its parameters filled in, each as `fill` says. */
export function fillPath(path: string, fill: (name: string) => string): string {
  return path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => fill(name))
}
