import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../local-servers/free-port.ts'
import { startServerProcess } from '../../local-servers/server-process.ts'
import { Problem } from '../problem.mjs'
import { step } from '../steps.mjs'
import { execute } from '../system/execute.ts'

/** Programs of others that ours are measured beside. Their packages are none of the product's: brought on first use. */
const FOLDER = join(import.meta.dirname, 'peers')

export interface Peer extends AsyncDisposable {
  readonly url: string
  readonly pid: number
}

export async function bringPeers(): Promise<void> {
  if (existsSync(join(FOLDER, 'node_modules', '.package-lock.json'))) return
  await step('Packages of the peers', async () => {
    const { failed, output } = await execute('npm', ['ci', '--no-audit', '--no-fund'], FOLDER)
    if (failed)
      throw new Problem(`The peers could not be installed:\n${output}`, 'npm run bench (with a network)')
  })
}

/** Starts a peer as its authors would: Node as it comes, in production mode. */
export async function startPeer(name: string, env: Record<string, string>, at?: number): Promise<Peer> {
  const port = at ?? (await freePort())
  const server = await startServerProcess({
    name,
    ready: /listening/,
    command: process.execPath,
    args: [`${name}.mjs`],
    cwd: FOLDER,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env, PORT: String(port) },
  })
  return { url: `http://127.0.0.1:${port}`, pid: server.pid, [Symbol.asyncDispose]: server.stop }
}

/** Runs a peer that measures itself, and returns the number that it prints. */
export async function askPeer(name: string, env: Record<string, string>): Promise<number> {
  const { failed, output } = await execute(process.execPath, [`${name}.mjs`], FOLDER, {
    ...process.env,
    ...env,
  })
  if (failed) throw new Error(`${name} failed:\n${output}`)
  return Number(output)
}
