import { readFile } from 'node:fs/promises'
import { freemem } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../paths.ts'
import { Problem } from '../problem.mjs'
import { findStack } from '../stack/data-folder/stack-file.ts'
import { requireFreePort } from '../stack/ports.ts'
import { readStackOptions } from '../stack/stack-options.ts'
import { freeBytes } from '../system/free-space.ts'
import { findOnPath, run } from '../system/run.ts'
import { lookAtData, lookAtMail, lookAtNats, lookAtPostgres, lookAtRedis } from './checkups-of-servers.ts'

export interface Checkup {
  readonly name: string
  /** Says how it is; throws a Problem when it is wrong. */
  look(): Promise<string>
}

const GIGABYTE = 1024 ** 3

/** The usual ways in which a machine is wrong, those that others follow from first. */
export const CHECKUPS: readonly Checkup[] = [
  { name: 'Node', look: async () => process.version },
  { name: 'npm', look: lookAtNpm },
  { name: 'Registry', look: lookAtRegistry },
  { name: 'Disk', look: lookAtDisk },
  { name: 'Memory', look: lookAtMemory },
  { name: 'Git', look: lookAtGit },
  { name: 'Data', look: lookAtData },
  { name: 'PostgreSQL', look: lookAtPostgres },
  { name: 'NATS', look: lookAtNats },
  { name: 'Redis', look: lookAtRedis },
  { name: 'Mail', look: lookAtMail },
  { name: 'Ports', look: lookAtPorts },
  { name: 'Browser', look: lookAtBrowser },
  { name: 'Words', look: lookAtWriter },
]

async function lookAtNpm(): Promise<string> {
  if (!findOnPath('npm'))
    throw new Problem('npm is not on PATH.', 'Install npm (Debian: apt-get install npm).')
  return (await run('npm', ['--version'])).trim()
}

async function lookAtRegistry(): Promise<string> {
  try {
    await run('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=5000'])
    return 'answers'
  } catch (cause) {
    const fix = 'npm config get registry (then the connection, and the proxy: npm config get proxy)'
    throw new Problem('The npm registry does not answer. What is installed works; nothing new can be.', fix, {
      cause,
    })
  }
}

async function lookAtDisk(): Promise<string> {
  const free = (await freeBytes(ROOT)) / GIGABYTE
  if (free < 1)
    throw new Problem(`Only ${free.toFixed(1)} GB are free here.`, `df -h ${ROOT} (then make room)`)
  return `${free.toFixed(0)} GB free`
}

async function lookAtMemory(): Promise<string> {
  const meminfo = await readFile('/proc/meminfo', 'utf8').catch(() => '')
  const available = Number(/^MemAvailable:\s+(\d+)/m.exec(meminfo)?.[1] ?? 0) * 1024 || freemem()
  const free = available / GIGABYTE
  if (free < 0.7) {
    throw new Problem(
      `Only ${free.toFixed(1)} GB of memory are free; the stack wants 0.5.`,
      'Close something large.',
    )
  }
  return `${free.toFixed(1)} GB free`
}

async function lookAtGit(): Promise<string> {
  if (!findOnPath('git')) throw new Problem('git is not on PATH; the checks need it.', 'apt-get install git')
  await run('git', ['status', '--porcelain'], { cwd: ROOT }).catch((cause) => {
    const fix = `git config --global --add safe.directory ${ROOT}`
    throw new Problem('git does not trust this checkout, which belongs to another user.', fix, { cause })
  })
  return 'works here'
}

async function lookAtPorts(): Promise<string> {
  const { dataDir, port, inboxPort } = readStackOptions([])
  const running = await findStack(join(dataDir, 'stack.json')).catch(() => undefined)
  if (running) return `a stack of ours runs at ${running.url}`
  await requireFreePort(port, 'the page', 'PORT')
  await requireFreePort(inboxPort, 'the inbox', 'INBOX_PORT')
  return `${port} and ${inboxPort} are free`
}

async function lookAtBrowser(): Promise<string> {
  const installed = ['chromium', 'chromium-browser', 'google-chrome'].map(findOnPath).find(Boolean)
  return (
    installed ??
    'none on PATH; npm test brings one, which wants the usual libraries (or: apt-get install chromium)'
  )
}

async function lookAtWriter(): Promise<string> {
  return process.env.OPENAI_API_KEY ? 'written by a model' : 'no OPENAI_API_KEY: the built-in composer writes'
}
