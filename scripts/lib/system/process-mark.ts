import { readFile } from 'node:fs/promises'
import { run } from './run.ts'

/**
 * A text that tells this process from any other that had, or will have, the same number: when it began.
 * Absent when there is no such process, and when it has ended and only its parent has not asked how (a zombie).
 */
export async function processMark(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') return markFromPs(pid)
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // After the name in brackets, which may hold anything, the state is the first field and the start the twentieth.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return hasEnded(fields[0]) ? undefined : fields[19]
}

async function markFromPs(pid: number): Promise<string | undefined> {
  const line = await run('ps', ['-p', String(pid), '-o', 'stat=,lstart=']).catch(() => '')
  const [state, ...start] = line.trim().split(/\s+/)
  return hasEnded(state) ? undefined : start.join(' ')
}

function hasEnded(state: string | undefined): boolean {
  return !state || /^[ZX]/i.test(state)
}
