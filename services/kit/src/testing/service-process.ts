import { type ChildProcess, spawn } from 'node:child_process'
import { freePort } from '@selah/scripts/local-servers/free-port'

const READY_WITHIN_MS = 60_000

/** A service as its own process, the way production runs it: for tests that kill one. */
export interface ServiceProcess extends AsyncDisposable {
  readonly url: string
  /** Resolves with how the process ended: an exit code or a signal's name. */
  readonly ended: Promise<number | string>
  isAlive(): boolean
  kill(signal: NodeJS.Signals): Promise<void>
  /** What it wrote so far, for a failing test to print. */
  output(): string
}

/**
 * Starts `node src/main.ts` in a service's folder and waits until it is ready, or until it has ended. It listens on
 * `env.PORT`, or on a free port where that is not given or 0.
 */
export async function startServiceProcess(
  folder: string,
  env: Readonly<Record<string, string>>,
  entry = 'src/main.ts',
): Promise<ServiceProcess> {
  const port = Number(env.PORT ?? 0) || (await freePort())
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [entry], {
    cwd: folder,
    env: { ...inherited(), LOG_LEVEL: 'info', ENVIRONMENT: 'local', ...env, PORT: String(port) },
    // With a channel to us, it ends when we do (kit/service), also when a test runner is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.channel?.unref()
  const output: string[] = []
  child.stdout?.on('data', (chunk) => output.push(String(chunk)))
  child.stderr?.on('data', (chunk) => output.push(String(chunk)))
  const ended = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code ?? 0))
  })
  await waitUntilReady(url, child)
  return {
    url,
    ended,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async kill(signal) {
      child.kill(signal)
      await ended
    },
    output: () => output.join(''),
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Nothing else of ours: a setting of the developer's shell changes no test. */
function inherited(): Record<string, string | undefined> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH, NODE_COMPILE_CACHE }
}

/** Returns also when the process has ended: a crash point may lie in its start. Throws when it lives and is not ready. */
async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL')
    throw new Error(`the service was not ready after ${READY_WITHIN_MS} ms`)
  }
}
