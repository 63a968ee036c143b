import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

export interface OnDemandPort {
  /** Where we listen, on 127.0.0.1. */
  readonly port: number
  /** Where the server listens when it runs. */
  readonly serverPort: number
}

export interface OnDemandOptions {
  readonly ports: readonly OnDemandPort[]
  /** Starts the server; called when somebody connects and none runs. */
  start(): Promise<{ stop(): Promise<void>; readonly exited: Promise<unknown> }>
  /** It is stopped when for this long nobody has been connected. */
  readonly idleMs: number
  readonly say: (line: string) => void
}

/**
 * Listens for a server that is not there until somebody connects, and gone again when nobody does: for one that takes
 * much memory and is seldom needed. Who connects waits while it starts, and notices nothing else.
 */
export async function listenOnDemand(options: OnDemandOptions): Promise<AsyncDisposable> {
  let server: ReturnType<OnDemandOptions['start']> | undefined
  let sleep: NodeJS.Timeout | undefined
  const open = new Set<Socket>()

  async function running(): Promise<void> {
    server ??= options.start()
    const current = server
    const forget = () => {
      if (server === current) server = undefined
    }
    // One that died, or did not start, is started again by the next connection.
    current.then(({ exited }) => exited.then(forget), forget)
    await current
  }

  async function stop(): Promise<void> {
    const current = server
    server = undefined
    await current?.then((each) => each.stop()).catch(() => {})
  }

  async function serve(client: Socket, serverPort: number): Promise<void> {
    clearTimeout(sleep)
    open.add(client)
    client.on('error', () => {})
    client.once('close', () => {
      open.delete(client)
      if (open.size === 0) sleep = setTimeout(stop, options.idleMs).unref()
    })
    try {
      await running()
      join(client, connect(serverPort, '127.0.0.1'))
    } catch (error) {
      options.say(error instanceof Error ? error.message : String(error))
      client.destroy()
    }
  }

  const listeners = await Promise.all(
    options.ports.map(({ port, serverPort }) => listen(port, (client) => void serve(client, serverPort))),
  )
  return {
    async [Symbol.asyncDispose]() {
      clearTimeout(sleep)
      for (const listener of listeners) listener.close()
      for (const client of open) client.destroy()
      await stop()
    },
  }
}

async function listen(port: number, onClient: (client: Socket) => void): Promise<Server> {
  const listener = createServer({ allowHalfOpen: true, pauseOnConnect: true }, onClient)
  listener.listen(port, '127.0.0.1')
  await once(listener, 'listening')
  return listener
}

/** Passes bytes both ways until either side is done. */
function join(client: Socket, server: Socket): void {
  server.on('error', () => client.destroy())
  server.once('close', () => client.destroy())
  client.once('close', () => server.destroy())
  client.pipe(server)
  server.pipe(client)
}
