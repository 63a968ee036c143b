import { loadConfig } from '@selah/kit/config'
import { createLogger } from '@selah/kit/log'
import { openNeeds, settingsFor } from '@selah/kit/service/needs'
import { reportRepository } from './db/report-repository.ts'
import { sharedReportRepository } from './db/shared-report-repository.ts'
import type { Report, SharedReport } from './domain/report.ts'

// For an operator: prints what people reported, person by person, and then what readers of shared prayers reported: one
// line of JSON each, with their words opened.
// deploy/runbooks/a-prayer-was-reported.md

const DAY_MS = 24 * 60 * 60 * 1000
const needs = ['database', 'vault'] as const

const days = Number(process.argv[2] ?? 7)
if (!(days > 0)) {
  process.stderr.write('usage: node src/reports.ts [days]\n')
  process.exit(64)
}
await using lifetime = new AsyncDisposableStack()
const config = loadConfig(settingsFor(needs))
const log = createLogger('prayers', 'warn')
const { db, vault } = await openNeeds({ name: 'prayers', needs }, config, log, lifetime)
const since = new Date(Date.now() - days * DAY_MS)
for (const userId of await reportRepository.listReporters(db, since)) {
  for (const report of await reportRepository.listOf(vault, db, userId)) {
    if (report.createdAt >= since) print(report)
  }
}
for (const report of await sharedReportRepository.listSince(vault, db, since)) print(report)

function print({ createdAt, content, ...report }: Report | SharedReport): void {
  process.stdout.write(`${JSON.stringify({ at: createdAt.toISOString(), ...report, ...content })}\n`)
}
