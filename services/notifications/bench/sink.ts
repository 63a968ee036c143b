import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail that the server has taken. */
export interface Taken {
  readonly to: string
  /** Milliseconds, of the system's clock. */
  readonly at: number
}

export interface Sink extends AsyncDisposable {
  readonly smtpUrl: string
  readonly taken: Taken[]
  /** Resolves when it has taken so many. Throws when none comes for half a minute. */
  untilTaken(count: number): Promise<void>
}

const NONE_COMES_MS = 30_000

/** A mail server in a process of its own, so that it costs both sides of a comparison the same. It keeps no mail. */
export async function startSink(): Promise<Sink> {
  const child = fork(import.meta.filename, ['serve'])
  const [port] = (await once(child, 'message')) as [number]
  const taken: Taken[] = []
  child.on('message', (mail: Taken) => taken.push(mail))
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    taken,
    async untilTaken(count) {
      while (taken.length < count)
        await once(child, 'message', { signal: AbortSignal.timeout(NONE_COMES_MS) })
    },
    [Symbol.asyncDispose]: () => end(child),
  }
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function serve(): Promise<void> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, callback) {
      stream.resume()
      stream.once('end', () => {
        process.send?.({ to: session.envelope.rcptTo[0]?.address ?? '', at: Date.now() } satisfies Taken)
        callback(null)
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.send?.((server.server.address() as AddressInfo).port)
}

if (process.argv[2] === 'serve') await serve()
