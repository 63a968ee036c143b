import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRedis } from '@selah/scripts/local-servers/redis'

export interface TestRedis extends AsyncDisposable {
  readonly url: string
  /** Stops the server as an outage would; `start` brings it back on the same port. */
  stop(): Promise<void>
  start(): Promise<void>
}

/** A Redis of one's own, for tests that take it away. Others use the one that all tests share. */
export async function startTestRedis(): Promise<TestRedis> {
  const dataDir = await mkdtemp(join(tmpdir(), 'selah-redis-'))
  let server = await startRedis({ dataDir })
  const { url, port } = server
  return {
    url,
    stop: () => server.stop(),
    async start() {
      server = await startRedis({ dataDir, port })
    },
    async [Symbol.asyncDispose]() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
