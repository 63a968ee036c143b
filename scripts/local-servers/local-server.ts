import type { Running } from '../lib/system/child.ts'

/** A server of this machine, started by us and ours to stop. Use it with `await using`, or call `stop`. */
export interface LocalServer extends Running, AsyncDisposable {
  readonly url: string
  readonly port: number
}
