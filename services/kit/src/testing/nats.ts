import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNats } from '@selah/scripts/local-servers/nats'

export interface TestNats extends AsyncDisposable {
  readonly url: string
  /** Stops the server as an outage would; `start` brings it back on the same port with its streams. */
  stop(): Promise<void>
  start(): Promise<void>
}

/** A NATS server of one's own, since stream names are fixed: one per test file, ready in about 10 ms. */
export async function startTestNats(): Promise<TestNats> {
  const dataDir = await mkdtemp(join(tmpdir(), 'selah-nats-'))
  let server = await startNats({ dataDir })
  const { url, port } = server
  return {
    url,
    stop: () => server.stop(),
    async start() {
      server = await startNats({ dataDir, port })
    },
    async [Symbol.asyncDispose]() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
