import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Problem } from '../problem.mjs'

export interface StackOptions {
  readonly dataDir: string
  readonly fresh: boolean
  readonly showLogs: boolean
  readonly port: number
  readonly inboxPort: number
}

/** Reads what follows `npm start --`, and the ports from PORT and INBOX_PORT. */
export function readStackOptions(args: readonly string[], env = process.env): StackOptions {
  const { data, fresh, logs } = parse(args)
  return {
    dataDir: resolve(data),
    fresh,
    showLogs: logs,
    port: readPort('PORT', env.PORT, 8080),
    inboxPort: readPort('INBOX_PORT', env.INBOX_PORT, 1080),
  }
}

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        data: { type: 'string', default: '.data' },
        fresh: { type: 'boolean', default: false },
        logs: { type: 'boolean', default: false },
      },
    })
    return values
  } catch (cause) {
    const message = cause instanceof Error ? cause.message.split('.')[0] : String(cause)
    throw new Problem(`${message}.`, 'npm start -- [--fresh] [--logs] [--data DIR]', { cause })
  }
}

/** A port from a setting. Throws a Problem when it is none. */
export function readPort(name: string, value: string | undefined, otherwise: number): number {
  const port = Number(value || otherwise)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Problem(`${name}=${value} is not a port.`, `${name}=${otherwise} npm start`)
}
