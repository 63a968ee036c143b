import { readdir, readFile, readlink } from 'node:fs/promises'
import { basename } from 'node:path'

export interface FamilyMember {
  readonly pid: number
  readonly parent: number
  /** For a person: what runs, and where when that tells more. */
  readonly name: string
}

/** A process, everything it started, and those that only wait for it (npm and the like). Linux only. */
export async function processFamily(pid: number): Promise<FamilyMember[]> {
  const all = await listProcesses()
  return [...startersOf(pid, all), ...all.filter((one) => one.pid === pid), ...descendantsOf(pid, all)]
}

/** Kills a process and everything it started, also what is frozen; on other systems than Linux the process alone. */
export async function killFamily(pid: number): Promise<void> {
  for (const each of [pid, ...(await processesBelow(pid).catch(() => []))]) {
    try {
      process.kill(each, 'SIGKILL')
    } catch {
      // It has ended already.
    }
  }
}

/** The numbers of everything that a process started. Linux only. */
export async function processesBelow(pid: number): Promise<number[]> {
  return descendantsOf(pid, await listProcesses()).map((one) => one.pid)
}

function descendantsOf(pid: number, all: readonly FamilyMember[]): FamilyMember[] {
  const children = all.filter(({ parent }) => parent === pid)
  return children.flatMap((child) => [child, ...descendantsOf(child.pid, all)])
}

function startersOf(pid: number, all: readonly FamilyMember[]): FamilyMember[] {
  const parentId = all.find((one) => one.pid === pid)?.parent
  const parent = all.find((one) => one.pid === parentId)
  if (!parent || !/npm|bootstrap\.mjs/.test(parent.name)) return []
  return [...startersOf(parent.pid, all), parent]
}

async function listProcesses(): Promise<FamilyMember[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const read = await Promise.all(pids.map((pid) => describe(pid).catch(() => undefined)))
  return read.filter((one) => one !== undefined)
}

async function describe(pid: number): Promise<FamilyMember> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0').filter(Boolean)
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => '')
  const [program = '', ...args] = command
  const name = [basename(program), ...args].join(' ').slice(0, 80)
  return { pid, parent, name: args.includes('src/main.ts') ? `${basename(folder)}: ${name}` : name }
}

/** Its share of memory in megabytes: what it alone uses, plus its part of what it shares with others. */
export async function proportionalMemory(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1024
}
