import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'
import type { LocalServer } from './local-server.ts'
import { startServerProcess } from './server-process.ts'

export interface InboxOptions {
  /** Keeps the mails; made when it does not exist. */
  readonly dataDir: string
  /** Of the page with the mails and of `GET /api/email`. 0 or absent: any free port. */
  readonly port?: number | undefined
  readonly smtpPort?: number | undefined
  readonly logFile?: string | undefined
  /** Stops it, also while it starts. */
  readonly signal?: AbortSignal | undefined
}

export interface Inbox extends LocalServer {
  /** Where mail is handed in, `smtp://127.0.0.1:port`; `url` is the page that shows it. */
  readonly smtpUrl: string
}

const MAILS_KEPT = 500

/** Starts maildev: it takes every mail, sends none on, and shows them. Ready in a second, 170 MB while it runs. */
export async function startInbox(options: InboxOptions): Promise<Inbox> {
  await mkdir(options.dataDir, { recursive: true })
  const port = options.port || (await freePort())
  const smtpPort = options.smtpPort || (await freePort())
  const server = await startServerProcess({
    name: 'The inbox (maildev)',
    command: process.execPath,
    args: [
      join(dirname(fileURLToPath(import.meta.resolve('maildev'))), 'bin', 'maildev.js'),
      ...['--ip', '127.0.0.1', '--smtp', String(smtpPort), '--web-ip', '127.0.0.1', '--web', String(port)],
      ...['--mail-directory', options.dataDir, '--max-emails', String(MAILS_KEPT)],
    ],
    ready: /Press Ctrl\+C to stop/,
    logFile: options.logFile,
    signal: options.signal,
  })
  return {
    ...server,
    url: `http://127.0.0.1:${port}`,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    port,
    [Symbol.asyncDispose]: server.stop,
  }
}
