import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import type { LocalServer } from './local-server.ts'
import { POSTGRES_USER, postgresBinaries } from './postgres-binaries.ts'
import { dataDirAsSeenByServer, prepareDataDir } from './postgres-data.ts'
import { type ServerProcess, type ServerProcessOptions, startServerProcess } from './server-process.ts'

export interface PostgresOptions {
  /** Made when it does not exist. Belongs to one server at a time; an orphan of a killed run is ended first. */
  readonly dataDir: string
  /** Of the superuser `postgres`; set when the folder is made. */
  readonly password: string
  /** 0 or absent: any free port. */
  readonly port?: number | undefined
  /** Lines of postgresql.conf, for example `{ fsync: 'off' }`. */
  readonly settings?: Readonly<Record<string, string>> | undefined
  readonly logFile?: string | undefined
  /** Stops it, also while it starts. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Starts PostgreSQL on 127.0.0.1. `url` is the superuser's, on the database `postgres`.
 *
 * Loopback is open to every user of the machine, and the services' roles must not open each other's databases, so
 * connections need a password (scram), also here.
 */
export async function startPostgres(options: PostgresOptions): Promise<LocalServer> {
  const binaries = await postgresBinaries()
  await mkdir(dirname(options.dataDir), { recursive: true })
  await prepareDataDir(binaries, options.dataDir, options.password)

  const port = options.port || (await freePort())
  const settings = { ...ALWAYS, port: String(port), ...options.settings }
  const server = await startOnceDataIsFree({
    name: 'PostgreSQL',
    command: binaries.postgres,
    args: [
      ...['-D', dataDirAsSeenByServer(options.dataDir)],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    cwd: options.dataDir,
    ...POSTGRES_USER,
    ready: /database system is ready to accept connections/,
    logFile: options.logFile,
    signal: options.signal,
    // "Fast shutdown": ends sessions and writes everything down. SIGTERM would wait for the last client to leave.
    stopSignal: 'SIGINT',
  })
  const url = `postgres://postgres:${encodeURIComponent(options.password)}@127.0.0.1:${port}/postgres`
  return { ...server, url, port, [Symbol.asyncDispose]: server.stop }
}

const DATA_FREE_WITHIN_MS = 10_000
const LOOK_AGAIN_MS = 250

/** The sessions of a server that was killed outright notice a moment later, and keep its memory until then. */
async function startOnceDataIsFree(options: ServerProcessOptions): Promise<ServerProcess> {
  const deadline = Date.now() + DATA_FREE_WITHIN_MS
  for (;;) {
    try {
      return await startServerProcess(options)
    } catch (error) {
      const stillHeld = error instanceof Error && error.message.includes('is still in use')
      if (!stillHeld || Date.now() > deadline) throw error
      await wait(LOOK_AGAIN_MS, undefined, options.signal ? { signal: options.signal } : {})
    }
  }
}

const ALWAYS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // Sessions read for themselves: three worker processes fewer, and no replication to launch.
  io_method: 'sync',
  max_logical_replication_workers: '0',
}
