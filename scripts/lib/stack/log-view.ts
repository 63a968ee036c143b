import { styleText } from 'node:util'

/** On every line, and of no use to somebody who reads along. */
const HIDDEN = new Set(['level', 'time', 'service', 'msg', 'traceId', 'requestId', 'reqId', 'operationId'])
const NAME_WIDTH = 10
const COLOURS = { warn: 'yellow', error: 'red', fatal: 'red' } as const

/** One line of a process' log as a person reads it: `12:03:04 prayers    info  prayer accepted plan=free`. */
export function readable(name: string, line: string): string {
  const entry = parse(line)
  if (!entry) return [clock(new Date()), name.padEnd(NAME_WIDTH), line].join(' ')
  const facts = Object.entries(entry).filter(([key]) => !HIDDEN.has(key))
  const text = [
    clock(new Date(String(entry.time))),
    name.padEnd(NAME_WIDTH),
    String(entry.level).padEnd(5),
    entry.msg,
    ...facts.map(([key, value]) => showFact(key, value)),
  ].join(' ')
  const colour = Object.entries(COLOURS).find(([level]) => level === entry.level)?.[1]
  return colour ? styleText(colour, text) : text
}

/** Services log one JSON object per line; everything else that reaches their output is shown as it is. */
function parse(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    return JSON.parse(line) as Record<string, unknown>
  } catch {
    return undefined
  }
}

function clock(time: Date): string {
  return time.toTimeString().slice(0, 8)
}

function showFact(key: string, value: unknown): string {
  if (isError(value)) return [`— ${value.message}`, ...(value.stack ? [value.stack] : [])].join('\n')
  if (isRequest(value)) return `${value.method} ${value.path}`
  return `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`
}

function isError(value: unknown): value is { message: string; stack?: string } {
  return typeof value === 'object' && value !== null && 'type' in value && 'message' in value
}

function isRequest(value: unknown): value is { method: string; path: string } {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
