import { execute } from '../system/execute.ts'
import type { Row } from './row.ts'

const PROGRAM = 'services/kit/bench/latency.ts'

/** From the commit of an event to its consumer, as kit's own bench measures it on servers of its own. */
export async function measureEvents(): Promise<Row[]> {
  const { failed, output } = await execute(process.execPath, [PROGRAM])
  if (failed) throw new Error(`${PROGRAM} failed:\n${output}`)
  const of = (name: string) => Number(new RegExp(`${name} ([\\d.]+) ms`).exec(output)?.[1])
  return [
    { work: 'commit to consumer, p50', unit: 'ms', ours: of('p50'), bound: { atMost: 5 } },
    { work: 'commit to consumer, p99', unit: 'ms', ours: of('p99'), bound: { atMost: 25 } },
  ]
}
