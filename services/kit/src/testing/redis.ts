import { startRedis } from '@selah/scripts/local-servers/redis'
import { throwawayFolder } from '@selah/scripts/local-servers/throwaway-folder'

export interface TestRedis extends AsyncDisposable {
  readonly url: string
  /** Stops the server as an outage would; `start` brings it back on the same port. */
  stop(): Promise<void>
  /** Kills it outright, as a crash would. */
  kill(): Promise<void>
  start(): Promise<void>
}

/** A Redis of one's own, for tests that take it away. Others use the one that all tests share. */
export async function startTestRedis(): Promise<TestRedis> {
  const folder = await throwawayFolder()
  const dataDir = folder.path
  let server = await startRedis({ dataDir })
  const { url, port } = server
  return {
    url,
    stop: () => server.stop(),
    async kill() {
      process.kill(server.pid, 'SIGKILL')
      await server.exited
    },
    async start() {
      server = await startRedis({ dataDir, port })
    },
    async [Symbol.asyncDispose]() {
      await server.stop()
      await folder[Symbol.asyncDispose]()
    },
  }
}
