import { randomUUID } from 'node:crypto'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jetstream } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { expect, inject, test } from 'vitest'
import { createTestDatabase } from '../../services/kit/src/testing/database.ts'
import { startTestNats } from '../../services/kit/src/testing/nats.ts'
import { TEST_VAULT_KEYS, testIssuer, testServiceKey } from '../../services/kit/src/testing/people.ts'
import { startServiceProcess } from '../../services/kit/src/testing/service-process.ts'
import type { ServiceProcess } from '../lib/stack/service-process.ts'
import { copyCheckout, walkRecipe } from './recipe.ts'

// Guards "a new service is its folder, its .proto and one row": the recipe is followed to the letter, and what it makes
// answers people through the gateway, announces, and works in a process of its own.
test('the recipe for a new service makes one that runs', { timeout: 180_000 }, async () => {
  // Not in memory: pnpm keeps a store of packages for each file system.
  await using folder = await mkdtempDisposable(join(tmpdir(), 'selah-checkout-'))
  await copyCheckout(folder.path)
  await walkRecipe(folder.path)

  await using stack = await startGreetings(folder.path)
  const greeted = await stack.greet(stack.token)
  const refused = await stack.greet('nobody')

  expect(greeted.status, stack.output()).toBe(201)
  expect(await greeted.json()).toEqual({ greeting: 'Peace be with you.' })
  expect(refused.status).toBe(401)
  expect(await stack.firstAnnounced('GREETINGS')).toBe(`greetings.person_greeted.v1.${stack.userId}`)
  expect(await stack.workerSays('/readyz')).toBe(200)
  expect(await stack.workerSays('/api/v1/greetings')).toBe(404)
})

/** The service's two processes and the gateway, from that checkout, told what its local stack tells them. */
async function startGreetings(checkout: string) {
  await using opened = new AsyncDisposableStack()
  const nats = opened.use(await startTestNats())
  const database = opened.use(await createTestDatabase(join(checkout, 'services/greetings/migrations')))
  const issuer = testIssuer()
  const identity = opened.use(await issuer.serve())
  const { processes, PROCESS_NAMES } = await import(join(checkout, 'scripts/lib/stack/processes.ts'))
  const nowhere = Object.fromEntries(PROCESS_NAMES.map((name: string) => [name, 1]))
  const keys = (name: string) => ({ privateKey: testServiceKey(name), vaultKeys: TEST_VAULT_KEYS })
  const { services, gateway } = processes({
    publicUrl: new URL(issuer.issuer).origin,
    ports: nowhere,
    metricsPorts: {},
    infrastructure: { nats: nats.url, redis: inject('redisUrl') },
    mail: { smtp: '' },
    databases: { greetings: database.url },
    secrets: { signingKeys: '', services: { greetings: keys('greetings'), gateway: keys('gateway') } },
  })
  const start = async ({ folder, entry, env }: ServiceProcess, urls = {}) => {
    const told = { ...env, ...urls, IDENTITY_URL: identity.url, PORT: '0' }
    const started = opened.use(await startServiceProcess(join(checkout, folder), told, entry))
    if (!started.isAlive()) throw new Error(`${entry} did not start:\n${started.output()}`)
    return started
  }
  const named = (name: string) => services.find((each: ServiceProcess) => each.name === name)
  const main = await start(named('greetings'))
  const worker = await start(named('greetings-worker'))
  const door = await start(gateway, { GREETINGS_URL: main.url, WEB_DIR: '' })
  const connection = await connect({ servers: nats.url })
  opened.defer(() => connection.close())
  const userId = randomUUID()
  const all = opened.move()
  return {
    userId,
    token: await issuer.tokenFor(userId),
    output: () => [main, worker, door].map((each) => each.output()).join(''),
    greet: (token: string) =>
      fetch(`${door.url}/api/v1/greetings`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      }),
    workerSays: async (path: string) => (await fetch(worker.url + path)).status,
    async firstAnnounced(stream: string) {
      const consumer = await jetstream(connection).consumers.get(stream)
      return (await consumer.next({ expires: 10_000 }))?.subject
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}
