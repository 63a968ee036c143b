import { randomUUID } from 'node:crypto'
import { startTestService } from '@selah/kit/testing/service'
import { startSandbox } from '@selah/sandbox/testing'
import { generateVAPIDKeys } from 'web-push'
import { pushSubscriptionRepository } from '../../src/db/push-subscription-repository.ts'
import { service } from '../../src/service.ts'
import type { Person } from '../person.ts'
import { subscribedBrowser, type TestBrowser } from './browser.ts'

export const vapid = generateVAPIDKeys()
const settings = {
  STOP_KEY: 'a secret of sixteen or more',
  VAPID_PUBLIC_KEY: vapid.publicKey,
  VAPID_PRIVATE_KEY: vapid.privateKey,
  VAPID_SUBJECT: 'mailto:help@selah.example',
  PUSH_ENDPOINTS: 'any',
}
export const MESSAGE = { title: 'Time to pray', body: 'Psalm 23', url: '/generate' }

/** The service before a push service of its own. */
export async function startNotifications(more: Readonly<Record<string, string>> = {}) {
  await using opened = new AsyncDisposableStack()
  const sandbox = opened.use(await startSandbox())
  let aheadMs = 0
  const base = { now: () => new Date(Date.now() + aheadMs) }
  const { app, deps, logged } = opened.use(
    await startTestService(service, { settings: { ...settings, ...more }, base }),
  )
  const lifetime = opened.move()
  return {
    ...{ app, deps, logged, sandbox },
    /** A browser, whose push service is the sandbox. */
    browser: (name: string = randomUUID()) => subscribedBrowser(sandbox.pushEndpoint(name)),
    endpointsOf: async (person: Person) =>
      (await pushSubscriptionRepository.list(deps.db, person.userId)).map(({ endpoint }) => endpoint).sort(),
    pass(ms: number) {
      aheadMs += ms
    },
    [Symbol.asyncDispose]: () => lifetime.disposeAsync(),
  }
}

export function put(person: Person, { id, subscription }: TestBrowser) {
  const { endpoint, ...keys } = subscription
  return person.ask('PUT', `/push/subscriptions/${id}`, { endpoint, keys })
}
