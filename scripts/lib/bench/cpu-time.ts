import { readFile } from 'node:fs/promises'

/** Linux counts in hundredths of a second. */
const TICK_US = 10_000

/** How long a process, all its threads together, has kept a processor busy, in microseconds. */
export async function cpuTimeUs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name before the last parenthesis can hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, system] = [Number(fields[11]), Number(fields[12])]
  return (user + system) * TICK_US
}
