/** A server of this machine, started by us and ours to stop. Use it with `await using`, or call `stop`. */
export interface LocalServer extends AsyncDisposable {
  readonly url: string
  readonly port: number
  readonly pid: number
  /** Resolves when the process has ended, asked or not, with how it ended, for example `code 1` or `SIGKILL`. */
  readonly exited: Promise<string>
  /** Asks it to end in order, insists after ten seconds, and resolves when it has. Safe to call twice. */
  stop(): Promise<void>
}
