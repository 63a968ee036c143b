import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LocalServer } from './local-server.ts'
import { natsBinary } from './nats-binary.ts'
import { type NatsPasswords, natsAuthorization } from './nats-permissions.ts'
import { endOrphan } from './orphan.ts'
import { startServerProcess } from './server-process.ts'

export interface NatsOptions {
  /**
   * Holds the streams and the server's configuration; made when it does not exist. Belongs to one server at a time; an
   * orphan of a killed run is ended first.
   */
  readonly dataDir: string
  /** 0 or absent: any free port. */
  readonly port?: number | undefined
  /** Without them everybody on this machine may do everything, which is what most tests want. */
  readonly passwords?: NatsPasswords | undefined
  /** See `natsAuthorization`. */
  readonly ownConsumers?: readonly string[] | undefined
  readonly logFile?: string | undefined
  /** Sees every line of its log. */
  readonly onLine?: ((line: string) => void) | undefined
  /** Stops it, also while it starts. */
  readonly signal?: AbortSignal | undefined
}

export interface NatsServer extends LocalServer {
  /** The address for those who only read, with their credentials; the same as `url` when there are no passwords. */
  readonly readonlyUrl: string
}

/** Starts NATS with JetStream on 127.0.0.1; ready in about 10 ms, so a test file can have one of its own. */
export async function startNats(options: NatsOptions): Promise<NatsServer> {
  const command = await natsBinary()
  await mkdir(options.dataDir, { recursive: true })
  await endOrphan({ dataDir: options.dataDir, pidFile: pidFile(options.dataDir), stopSignal: 'SIGTERM' })
  const configFile = join(options.dataDir, 'nats.conf')
  await writeFile(configFile, configuration(options), { mode: 0o600 })

  const server = await startServerProcess({
    name: 'NATS',
    command,
    args: ['--config', configFile],
    cwd: options.dataDir,
    ready: /Listening for client connections on 127\.0\.0\.1:(\d+)/,
    logFile: options.logFile,
    onLine: options.onLine,
    signal: options.signal,
  })
  const port = Number(server.ready[1])
  return {
    ...server,
    url: address('services', options.passwords?.services, port),
    readonlyUrl: address('outside', options.passwords?.outside, port),
    port,
    [Symbol.asyncDispose]: server.stop,
  }
}

function configuration({ port, dataDir, passwords, ownConsumers }: NatsOptions): string {
  return [
    // -1 lets NATS choose.
    `listen: "127.0.0.1:${port || -1}"`,
    `pid_file: ${JSON.stringify(pidFile(dataDir))}`,
    'jetstream {',
    `  store_dir: ${JSON.stringify(join(dataDir, 'jetstream'))}`,
    // By default NATS acknowledges before the bytes are on disk and syncs every two minutes.
    '  sync_interval: always',
    '  max_memory_store: 64MB',
    '  max_file_store: 4GB',
    '}',
    passwords ? natsAuthorization(passwords, ownConsumers) : '',
  ].join('\n')
}

function pidFile(dataDir: string): string {
  return join(dataDir, 'nats.pid')
}

function address(user: string, password: string | undefined, port: number): string {
  return `nats://${password ? `${user}:${encodeURIComponent(password)}@` : ''}127.0.0.1:${port}`
}
