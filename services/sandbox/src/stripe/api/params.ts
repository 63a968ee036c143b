import { refusal } from '../engine/refusal.ts'

/** Decoded parameters: `items[0][price]=x` is `{ items: { 0: { price: 'x' } } }`. */
export interface Params {
  readonly [name: string]: string | Params
}

type Writable = { [name: string]: string | Writable }

/** Decodes Stripe's form encoding, which is used in bodies and query strings alike. */
export function decodeParams(text: string): Params {
  const decoded: Writable = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) set(decoded, name, value)
  return decoded
}

function set(into: Writable, name: string, value: string): void {
  const keys = name.replaceAll(']', '').split('[')
  let at = into
  for (const [depth, key] of keys.entries()) {
    const index = key === '' ? String(Object.keys(at).length) : key
    if (depth === keys.length - 1) at[index] = value
    else {
      const next = at[index]
      const deeper: Writable = typeof next === 'object' ? next : Object.create(null)
      at[index] = deeper
      at = deeper
    }
  }
}

/** Refuses what an operation does not know, as Stripe does. */
export function requireKnown(params: Params, known: readonly string[]): void {
  for (const name of Object.keys(params)) {
    if (known.includes(name) || name === 'expand') continue
    throw refusal(400, 'parameter_unknown', `Received unknown parameter: ${name}`, name)
  }
}

export function textParam(params: Params, name: string): string | undefined {
  const value = params[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function requiredText(params: Params, name: string): string {
  const value = textParam(params, name)
  if (value === undefined) throw refusal(400, 'parameter_missing', `Missing required param: ${name}.`, name)
  return value
}

export function numberParam(params: Params, name: string): number | undefined {
  const value = textParam(params, name)
  if (value === undefined) return undefined
  if (!/^\d+$/.test(value)) throw refusal(400, 'parameter_invalid_integer', `Invalid integer: ${value}`, name)
  return Number(value)
}

export function partParam(params: Params, name: string): Params {
  const value = params[name]
  return typeof value === 'object' ? value : {}
}

/** Text fields of a part, for example `metadata`. */
export function textsOf(params: Params, name: string): Record<string, string> {
  const texts = Object.entries(partParam(params, name)).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(texts) as Record<string, string>
}
