import { readFile } from 'node:fs/promises'
import { run } from '../run.ts'

/**
 * A text that tells this process from any other that had, or will have, the same number: when it began.
 * Absent when there is no such process.
 */
export async function processMark(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux')
    return run('ps', ['-p', String(pid), '-o', 'lstart=']).catch(() => undefined)
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  // After the name in brackets, which may hold anything, the start is the twentieth number.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
}
