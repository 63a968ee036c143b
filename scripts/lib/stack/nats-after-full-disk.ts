import { setTimeout as wait } from 'node:timers/promises'
import type { Running } from '../system/child.ts'
import { freeBytes } from '../system/free-space.ts'
import { ROOM_BYTES } from './data-folder/disk-watch.ts'

const LOOK_EVERY_MS = 2_000
const COULD_NOT_STORE = /no space left on device|disk quota exceeded|JetStream out of (space|resources)/i

export interface AfterFullDisk {
  /** Reads the server's log for a write that failed. */
  onLine(line: string): void
  /** Ends the server once such a write has failed and its disk has room. */
  watch(server: Running): void
}

/**
 * A stream that NATS could not write takes no event until the server is restarted, also when there is room again.
 * This ends such a server, so that its supervisor starts it again. Events wait in the outboxes meanwhile.
 */
export function endNatsAfterFullDisk(dataDir: string, say: (line: string) => void): AfterFullDisk {
  let hasFailed = false

  async function watch(server: Running): Promise<void> {
    const ended = new AbortController()
    server.exited.then(() => ended.abort())
    while (!ended.signal.aborted) {
      if (hasFailed && (await freeBytes(dataDir)) >= ROOM_BYTES) {
        say('nats could not store events on the full disk. There is room now, so it is restarted.')
        return server.stop()
      }
      await wait(LOOK_EVERY_MS, undefined, { ref: false, signal: ended.signal }).catch(() => {})
    }
  }

  return {
    onLine(line) {
      hasFailed ||= COULD_NOT_STORE.test(line)
    },
    watch: (server) => void watch(server),
  }
}
