import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below what Linux (from 32768 on) and macOS give to connections that begin on this machine. */
const FIRST = 15_000
const LAST = 31_999

/** Ports are opened a while after they are chosen: this process never gives one twice. */
const given = new Set<number>()

/** A port nothing listens on at this moment, for servers that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST + 1)
    if (given.has(port)) continue
    given.add(port)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
