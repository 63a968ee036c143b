import { execute } from '../system/execute.ts'
import type { Row } from './row.ts'

const FOLDER = 'services/notifications/bench'

/** Reminders and letters, as notifications' own bench measures them on servers of its own. */
export async function measureReminders(): Promise<Row[]> {
  const scan = await run('scan.ts')
  const letters = await run('letters.ts')
  const punctuality = await run('punctuality.ts')
  return [
    {
      ...{ work: 'scan, 500 due of 1,000,000', unit: 'ms', ours: scan('many-due') },
      ...{ peer: { name: 'of 10,000', value: scan('few-due') }, bound: { atMost: 1.3 } },
    },
    {
      ...{ work: 'scan, none due of 1,000,000', unit: 'ms', ours: scan('many-none') },
      ...{ peer: { name: 'of 10,000', value: scan('few-none') }, bound: { atMost: 1.3 } },
    },
    {
      ...{ work: 'letters, signed', unit: '/s', ours: letters('ours') },
      ...{ peer: { name: 'nodemailer', value: letters('bare') }, bound: { atLeast: 0.5 } },
    },
    { work: 'letters without one row and mail', unit: '', ours: letters('inexact'), bound: { atMost: 0 } },
    {
      work: 'reminder of a quiet minute, latest',
      unit: 's',
      ours: punctuality('quiet'),
      bound: { atMost: 60 },
    },
    { work: '5,000 due at once, latest', unit: 's', ours: punctuality('burst'), bound: { atMost: 60 } },
    { work: 'reminders sent twice', unit: '', ours: punctuality('twice'), bound: { atMost: 0 } },
  ]
}

/** Runs a program, and returns how to read a number that it printed. */
async function run(program: string): Promise<(name: string) => number> {
  const { failed, output } = await execute(process.execPath, [`${FOLDER}/${program}`])
  if (failed) throw new Error(`${program} failed:\n${output}`)
  return (name) => Number(new RegExp(`^${name} ([\\d.]+)$`, 'm').exec(output)?.[1])
}
