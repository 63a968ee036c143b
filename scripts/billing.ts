import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { command } from './lib/command.ts'
import { Problem } from './lib/problem.mjs'
import { readSecrets } from './lib/stack/data-folder/read-secrets.ts'
import { findStack, type StackDescription } from './lib/stack/data-folder/stack-file.ts'
import { operate } from './lib/stack/operate.ts'
import { SANDBOX_KEY } from './lib/stack/processes.ts'

// `pnpm billing reconcile [--person ID]`: asks Stripe for what no webhook told, and mends what was missed.
// `pnpm billing refund ID`: keeps the guarantee: gives a person's latest payment back and ends their subscription.

const USAGE = 'pnpm billing reconcile [--person ID] | pnpm billing refund ID [--data DIR]'

await command(async () => {
  const { values, positionals } = parseArgs({
    options: { data: { type: 'string', default: '.data' }, person: { type: 'string' } },
    allowPositionals: true,
  })
  const [verb = '', person] = positionals
  if (verb !== 'reconcile' && !(verb === 'refund' && person)) {
    throw new Problem(`That is not something "billing" does.`, USAGE)
  }
  const stack = await findStack(resolve(values.data, 'stack.json'))
  const secrets = await readSecrets(resolve(values.data, 'secrets.json'), console.log)
  const key = secrets?.services.billing?.privateKey ?? ''
  const args = [...positionals, ...(values.person === undefined ? [] : ['--person', values.person])]
  process.exitCode = await operate('billing', settingsOf(stack, key), args)
})

function settingsOf({ databases, services, nats, url }: StackDescription, privateKey: string) {
  const { sandbox } = services
  return {
    DATABASE_URL: databases.billing ?? '',
    NATS_URL: nats,
    IDENTITY_URL: services.identity ?? '',
    TOKEN_ISSUER: `${url}/auth/v1`,
    SERVICE_PRIVATE_KEY: privateKey,
    ...(sandbox && { STRIPE_SECRET_KEY: SANDBOX_KEY, STRIPE_API_URL: sandbox }),
  }
}
