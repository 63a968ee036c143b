import { createServer, type Socket } from 'node:net'

export interface SilentPort extends AsyncDisposable {
  /** Where an endpoint would answer. */
  readonly url: string
  /** How many connections it has taken so far. */
  connections(): number
}

/**
 * A port that takes connections and never says a word: to somebody who opens a TLS connection, a server that is slow
 * to connect. `url` is therefore an https one.
 */
export async function startSilentPort(): Promise<SilentPort> {
  let connections = 0
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    socket.resume()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening on a port')
  return {
    url: `https://127.0.0.1:${address.port}/v1`,
    connections: () => connections,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
