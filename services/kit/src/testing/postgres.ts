import { join } from 'node:path'
import { startPostgres } from '@selah/scripts/local-servers/postgres'
import { FAST_AND_FORGETFUL } from '@selah/scripts/local-servers/test-servers'
import { throwawayFolder } from '@selah/scripts/local-servers/throwaway-folder'

const PASSWORD = 'test'
/** What is committed outlives the server's death, as in production. The machine's is another matter. */
const SETTINGS = { ...FAST_AND_FORGETFUL, synchronous_commit: 'on' }

export interface TestPostgres extends AsyncDisposable {
  /** The superuser's, on an empty database. */
  readonly url: string
  /** Kills the server outright, as a crash would; `start` brings it back on the same port with what was committed. */
  kill(): Promise<void>
  start(): Promise<void>
}

/** A PostgreSQL of one's own, for tests that kill it. Others use the one that all tests share. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const folder = await throwawayFolder()
  const options = { dataDir: join(folder.path, 'data'), password: PASSWORD, settings: SETTINGS }
  let server = await startPostgres(options)
  const { url, port } = server
  return {
    url,
    async kill() {
      process.kill(server.pid, 'SIGKILL')
      await server.exited
    },
    async start() {
      server = await startPostgres({ ...options, port })
    },
    async [Symbol.asyncDispose]() {
      await server.stop()
      await folder[Symbol.asyncDispose]()
    },
  }
}
