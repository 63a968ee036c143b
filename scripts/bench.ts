import { parseArgs } from 'node:util'
import { measureAccounts } from './lib/bench/accounts.ts'
import { measureBilling } from './lib/bench/billing.ts'
import { measureEvents } from './lib/bench/events.ts'
import { measureGateway } from './lib/bench/gateway.ts'
import { measureHabits } from './lib/bench/habits.ts'
import { measureJournal } from './lib/bench/journal.ts'
import { bringPeers } from './lib/bench/peers.ts'
import { type BenchProduct, startBenchProduct } from './lib/bench/product.ts'
import { measureReminders } from './lib/bench/reminders.ts'
import { isMet, printRows, type Row } from './lib/bench/row.ts'
import { measureSignIns } from './lib/bench/sign-ins.ts'
import { command } from './lib/command.ts'
import { Problem } from './lib/problem.mjs'

const WORKS: Readonly<Record<string, (product: BenchProduct) => Promise<Row[]>>> = {
  gateway: measureGateway,
  journal: measureJournal,
  habits: measureHabits,
  'sign-ins': measureSignIns,
  accounts: measureAccounts,
  events: measureEvents,
  billing: measureBilling,
  reminders: measureReminders,
}

/** Measures the product beside peers and limits, all on this machine and in this run. Ends with 1 when a bound is missed. */
await command(async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const chosen = positionals.length > 0 ? positionals : Object.keys(WORKS)
  const unknown = chosen.find((name) => !WORKS[name])
  if (unknown)
    throw new Problem(`There is no work "${unknown}".`, `npm run bench -- ${Object.keys(WORKS).join(' ')}`)
  if (process.platform !== 'linux') {
    throw new Problem('Only Linux tells the processor time of a process.', 'Use a Linux machine.')
  }
  await bringPeers()
  const rows: Row[] = []
  {
    await using product = await startBenchProduct()
    for (const name of chosen) rows.push(...((await WORKS[name]?.(product)) ?? []))
  }
  printRows(rows)
  process.exitCode = rows.every(isMet) ? 0 : 1
})
