import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(import.meta.resolve('@selah/sandbox/main'))
const STARTS_WITHIN_MS = 20_000

export interface SandboxProcess extends AsyncDisposable {
  readonly openAiUrl: string
}

/** The sandbox in a process of its own, so that what it costs is not counted as ours. */
export async function startSandboxProcess(): Promise<SandboxProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: `${port}`, HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  const startedBy = Date.now() + STARTS_WITHIN_MS
  while (!(await isUp(url))) {
    if (child.exitCode !== null || Date.now() > startedBy) throw new Error('the sandbox did not start')
    await delay(50)
  }
  return {
    openAiUrl: `${url}/v1`,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function isUp(url: string): Promise<boolean> {
  return fetch(`${url}/livez`).then(
    (reply) => reply.ok,
    () => false,
  )
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
