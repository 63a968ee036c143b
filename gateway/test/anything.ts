import fc, { type Arbitrary } from 'fast-check'
import type { Operation, Schema } from './operations.ts'

/** What a fuzzed request sends beyond its method. */
export interface Strange {
  readonly path: string
  readonly body: string | Buffer | undefined
  readonly headers: Record<string, string>
}

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '‮',
    '😀'.repeat(200),
    "' or 1=1 --",
    '{{7*7}}',
    '../..',
    'null',
    'a'.repeat(20_000),
  ),
)
const anyJson = fc.oneof(
  fc.jsonValue(),
  text,
  fc.constantFrom(null, [], {}, 1e308, -1, 0.1, Number.MAX_SAFE_INTEGER + 2),
)

/** A value that the schema would mostly take. */
function fitting(schema: Schema): Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'object') {
    const properties = Object.entries(schema.properties ?? {}).map(
      ([name, each]) => [name, fitting(each)] as const,
    )
    return fc.record(Object.fromEntries(properties), { requiredKeys: [...(schema.required ?? [])] })
  }
  if (schema.type === 'array') return fc.array(fitting(schema.items ?? {}), { maxLength: 5 })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer') return fc.integer()
  if (schema.format === 'uuid') return fc.uuid()
  return schema.type === 'string' ? fc.oneof(text, fc.emailAddress()) : anyJson
}

/** Nearly right, with one field wrong, one too many, or nothing like it at all. */
function content(schema: Schema | undefined): Arbitrary<string | Buffer | undefined> {
  const right = fitting(schema ?? { type: 'object' })
  const names = Object.keys(schema?.properties ?? { any: {} })
  const oneWrong = fc
    .tuple(right, fc.constantFrom(...names, '__proto__', 'constructor', 'unknown'), anyJson)
    .map(([value, name, wrong]) => ({ ...(value as object), [name]: wrong }))
  return fc.oneof(
    { weight: 4, arbitrary: right.map(asJson) },
    { weight: 4, arbitrary: oneWrong.map(asJson) },
    { weight: 2, arbitrary: anyJson.map(asJson) },
    { weight: 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '{"a":',
        '{"__proto__":{"x":1}}',
        '['.repeat(10_000),
        `"${'a'.repeat(70_000)}"`,
      ),
    },
  )
}

/** Requests to one operation: some nearly right, most not. */
export function strangeRequests({ path, method, parameters, body }: Operation): Arbitrary<Strange> {
  const values = parameters.map(({ schema }) => fc.oneof(fitting(schema).map(String), text, fc.uuid()))
  const types = fc.constantFrom(
    'application/json',
    'application/json',
    'application/json',
    'text/plain',
    'x',
    '',
  )
  return fc
    .record({
      values: fc.tuple(...values),
      more: fc.dictionary(text, text, { maxKeys: 2 }),
      content: method === 'GET' ? fc.constant(undefined) : content(body),
      type: types,
    })
    .map(({ values, more, content, type }) => {
      const of = (place: string) =>
        parameters.flatMap((each, index) => (each.in === place ? [[each.name, values[index] ?? '']] : []))
      const inPath = Object.fromEntries(of('path')) as Record<string, string>
      const query = new URLSearchParams([...of('query'), ...Object.entries(more)] as [string, string][])
      const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encoded(inPath[name] ?? ''))
      const headers = Object.fromEntries(
        of('header').map(([name = '', value = '']) => [name, printable(value)]),
      )
      return {
        path: `${filled}?${query}`,
        body: content,
        headers: { ...headers, ...(type && { 'content-type': type }) },
      }
    })
}

const asJson = (value: unknown) => JSON.stringify(value)
const encoded = (value: string) => encodeURIComponent(value.toWellFormed())
/** Node sends no other characters in a header. */
const printable = (value: string) => value.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 1000)
