import { parseArgs } from 'node:util'
import { ConfigError, loadConfig } from '@selah/kit/config'
import { AppError } from '@selah/kit/errors'
import { isUuid } from '@selah/kit/http/formats'
import { createLogger } from '@selah/kit/log'
import { openNeeds } from '@selah/kit/service/needs'
import { createDeps } from './deps.ts'
import { service } from './service.ts'
import { requirePayments } from './use-cases/paying.ts'
import { reconcile, reconcilePerson } from './use-cases/reconcile.ts'
import { refundPerson } from './use-cases/refund-person.ts'

// For an operator, with the settings of the service: deploy/runbooks/stripe-is-not-heard.md and a-refund.md.

const USAGE = 'usage: node src/operator.ts reconcile [--person ID] | refund ID\n'

const { values, positionals } = parseArgs({ options: { person: { type: 'string' } }, allowPositionals: true })
const [verb, refunded] = positionals
const person = values.person ?? refunded
const isAsked =
  verb === 'refund'
    ? isUuid(refunded ?? '')
    : verb === 'reconcile' && (person === undefined || isUuid(person))
if (!isAsked) {
  process.stderr.write(USAGE)
  process.exit(64)
}

await using lifetime = new AsyncDisposableStack()
const config = loadConfig(service.settings)
const log = createLogger('billing', 'error')
const base = await openNeeds(service, config, log, lifetime)
try {
  const deps = requirePayments(createDeps(base, config, lifetime))
  const done =
    verb === 'refund'
      ? await refundPerson(deps, person ?? '')
      : await (person ? reconcilePerson(deps, person) : reconcile(deps))
  process.stdout.write(`${JSON.stringify(done)}\n`)
} catch (error) {
  if (!(error instanceof AppError || error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
