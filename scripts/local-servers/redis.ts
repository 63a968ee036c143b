import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { startJavascriptRedis } from './javascript-redis.ts'
import type { LocalServer } from './local-server.ts'
import { endOrphan } from './orphan.ts'
import { redisBinary } from './redis-binary.ts'
import { startServerProcess } from './server-process.ts'

export interface RedisOptions {
  /** Made when it does not exist. Belongs to one server at a time; an orphan of a killed run is ended first. */
  readonly dataDir: string
  /** 0 or absent: any free port. */
  readonly port?: number | undefined
  /** Keeps its data in `dataDir` over a restart. */
  readonly persistent?: boolean | undefined
  readonly logFile?: string | undefined
  /** Stops it, also while it starts. */
  readonly signal?: AbortSignal | undefined
}

/** Starts Redis or Valkey on 127.0.0.1. It holds counters and job ids, nobody's words, and has no password here. */
export async function startRedis(options: RedisOptions): Promise<LocalServer> {
  await mkdir(options.dataDir, { recursive: true })
  const port = options.port || (await freePort())
  const binary = await redisBinary()
  if (!binary) return startJavascriptRedis(port, options)

  const pidFile = join(options.dataDir, 'redis.pid')
  await endOrphan({ dataDir: options.dataDir, pidFile, stopSignal: 'SIGTERM' })
  const server = await startServerProcess({
    name: 'Redis',
    ...binary,
    args: [
      ...['--bind', '127.0.0.1', '--port', String(port), '--dir', options.dataDir],
      ...['--pidfile', pidFile, '--save', '', '--appendonly', options.persistent ? 'yes' : 'no'],
    ],
    cwd: options.dataDir,
    ready: /Ready to accept connections/,
    logFile: options.logFile,
    signal: options.signal,
  })
  return { ...server, url: `redis://127.0.0.1:${port}`, port, [Symbol.asyncDispose]: server.stop }
}
