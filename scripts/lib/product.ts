import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../local-servers/free-port.ts'
import { ROOT } from './paths.ts'
import { findStack, type StackDescription } from './stack/data-folder/stack-file.ts'

const UP_WITHIN_MS = 180_000

/** The whole product as `npm start` runs it, as a process of its own. */
export interface Product {
  /** Its description once it is up; undefined when it has ended instead. */
  readonly up: Promise<StackDescription | undefined>
  output(): string
  /** Asks it to stop and waits until it has, with everything that it had started. */
  stop(): Promise<void>
}

/** Starts the product on free ports and on a data folder of its own. It ends with us, however we end. */
export async function startProduct(dataDir: string, env: Record<string, string> = {}): Promise<Product> {
  const [port, inboxPort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, ['scripts/start.ts', '--data', dataDir], {
    cwd: ROOT,
    env: { ...process.env, ...env, PORT: String(port), INBOX_PORT: String(inboxPort) },
    // With a channel to us, it ends when we do.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const output: string[] = []
  child.stdout?.on('data', (chunk) => output.push(String(chunk)))
  child.stderr?.on('data', (chunk) => output.push(String(chunk)))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    output: () => output.join(''),
    up: untilUp(child, join(dataDir, 'stack.json')),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function untilUp(child: ChildProcess, stackFile: string): Promise<StackDescription | undefined> {
  const deadline = Date.now() + UP_WITHIN_MS
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    if (existsSync(stackFile)) return findStack(stackFile)
    await delay(200)
  }
  return undefined
}
