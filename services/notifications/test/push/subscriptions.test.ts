import { randomUUID } from 'node:crypto'
import { create, toBinary } from '@bufbuild/protobuf'
import { consumeOnce } from '@selah/kit/events/inbox'
import { startTestService } from '@selah/kit/testing/service'
import { SessionRevoked } from '@selah/proto/events'
import { startSandbox } from '@selah/sandbox/testing'
import { describe, expect, test } from 'vitest'
import { generateVAPIDKeys } from 'web-push'
import { onSessionRevoked } from '../../src/consumers/on-session-revoked.ts'
import { pushSubscriptionRepository } from '../../src/db/push-subscription-repository.ts'
import { service } from '../../src/service.ts'
import { pushToPerson } from '../../src/use-cases/push/push-to-person.ts'
import { SUBSCRIPTIONS_MAX } from '../../src/use-cases/push/subscribe.ts'
import { type Person, personOn } from '../person.ts'
import { subscribedBrowser, type TestBrowser } from './browser.ts'

const { publicKey, privateKey } = generateVAPIDKeys()
const settings = {
  STOP_KEY: 'a secret of sixteen or more',
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: 'mailto:help@selah.example',
  PUSH_ENDPOINTS: 'any',
}
const MESSAGE = { title: 'Time to pray', body: 'Psalm 23', url: '/generate' }
const DAY_MS = 24 * 60 * 60 * 1000

async function startNotifications(more: Readonly<Record<string, string>> = {}) {
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

function put(person: Person, { id, subscription }: TestBrowser) {
  const { endpoint, ...keys } = subscription
  return person.ask('PUT', `/push/subscriptions/${id}`, { endpoint, keys })
}

describe('a browser', () => {
  test('learns the key, subscribes twice, and is reached once', async () => {
    await using notifications = await startNotifications()
    const ana = personOn(notifications.app)
    const browser = notifications.browser('anas')

    expect((await ana.ask('GET', '/push')).json()).toEqual({ public_key: publicKey })
    expect((await put(ana, browser)).statusCode).toBe(204)
    expect((await put(ana, browser)).statusCode).toBe(204)

    expect(await pushToPerson(notifications.deps, ana.userId, MESSAGE)).toBe('sent')
    const [request, ...others] = await notifications.sandbox.requests()
    expect(others).toEqual([])
    expect(browser.read(Buffer.from(String(request?.body), 'base64'))).toEqual(MESSAGE)
  })

  test('whose subscription changes keeps one', async () => {
    await using notifications = await startNotifications()
    const ana = personOn(notifications.app)
    const browser = notifications.browser()
    await put(ana, browser)

    await put(ana, { ...notifications.browser('changed'), id: browser.id })

    expect(await notifications.endpointsOf(ana)).toEqual([notifications.sandbox.pushEndpoint('changed')])
  })

  test('that somebody else uses now shows nothing of the person before', async () => {
    await using notifications = await startNotifications()
    const ana = personOn(notifications.app)
    const bento = personOn(notifications.app)
    const browser = notifications.browser()

    await put(ana, browser)
    await put(bento, browser)

    expect(await notifications.endpointsOf(ana)).toEqual([])
    expect(await notifications.endpointsOf(bento)).toEqual([browser.subscription.endpoint])
  })

  test('is put by two people at once, and ends with one of them', async () => {
    await using notifications = await startNotifications()
    const everybody = Array.from({ length: 6 }, () => personOn(notifications.app))
    const browser = notifications.browser()

    const replies = await Promise.all(everybody.map((person) => put(person, browser)))

    expect(replies.map(({ statusCode }) => statusCode)).toEqual(everybody.map(() => 204))
    const owned = await Promise.all(everybody.map((person) => notifications.endpointsOf(person)))
    expect(owned.flat()).toEqual([browser.subscription.endpoint])
  })

  test('unsubscribes itself, and nobody else’s', async () => {
    await using notifications = await startNotifications()
    const ana = personOn(notifications.app)
    const browser = notifications.browser()
    const path = `/push/subscriptions/${browser.id}`
    await put(ana, browser)

    expect((await personOn(notifications.app).ask('DELETE', path)).statusCode).toBe(204)
    expect(await notifications.endpointsOf(ana)).toHaveLength(1)
    expect((await ana.ask('DELETE', path)).statusCode).toBe(204)
    expect((await ana.ask('DELETE', path)).statusCode).toBe(204)
    expect(await notifications.endpointsOf(ana)).toEqual([])
  })

  test('beyond the most that a person may have takes the place of the oldest', async () => {
    await using notifications = await startNotifications()
    const ana = personOn(notifications.app)
    const browsers = Array.from({ length: SUBSCRIPTIONS_MAX + 1 }, () => notifications.browser())
    for (const browser of browsers) {
      await put(ana, browser)
      notifications.pass(1_000)
    }

    const kept = browsers.slice(1).map(({ subscription }) => subscription.endpoint)
    expect(await notifications.endpointsOf(ana)).toEqual(kept.sort())
  })

  test('ends with the session it was subscribed in', async () => {
    await using notifications = await startNotifications()
    const { pool } = notifications.deps
    const phone = personOn(notifications.app)
    const laptop = personOn(notifications.app, phone.userId)
    const [onPhone, onLaptop] = [notifications.browser(), notifications.browser()]
    await put(phone, onPhone)
    await put(laptop, onLaptop)

    const { userId, sessionId } = phone
    const payload = toBinary(SessionRevoked.schema, create(SessionRevoked.schema, { userId, sessionId }))
    const subject = `identity.session_revoked.v1.${userId}`
    await consumeOnce(pool, onSessionRevoked, [
      { eventId: randomUUID(), subject, payload, traceparent: null },
    ])

    expect(await notifications.endpointsOf(phone)).toEqual([onLaptop.subscription.endpoint])
  })
})

describe('a message to a person', () => {
  test('goes nowhere without a browser', async () => {
    await using notifications = await startNotifications()

    expect(await pushToPerson(notifications.deps, randomUUID(), MESSAGE)).toBe('nowhere')
  })

  test.each(['error-404', 'error-410'] as const)('drops a browser that is gone (%s)', async (knob) => {
    await using notifications = await startNotifications()
    const ana = personOn(notifications.app)
    await put(ana, notifications.browser())
    await notifications.sandbox.setPushKnobs(knob)

    expect(await pushToPerson(notifications.deps, ana.userId, MESSAGE)).toBe('nowhere')
    expect(await notifications.endpointsOf(ana)).toEqual([])
  })

  test('is sent when one browser of two takes it', async () => {
    await using notifications = await startNotifications()
    const ana = personOn(notifications.app)
    await put(ana, notifications.browser())
    await put(ana, notifications.browser())
    await notifications.sandbox.setPushKnobs({ knob: 'error-500', times: 1 })

    expect(await pushToPerson(notifications.deps, ana.userId, MESSAGE)).toBe('sent')
    expect(await notifications.endpointsOf(ana)).toHaveLength(2)
  })

  test('is unknown when one browser may have shown it and the other refused', async () => {
    await using notifications = await startNotifications()
    const ana = personOn(notifications.app)
    await put(ana, notifications.browser())
    // Nobody listens there.
    await put(ana, subscribedBrowser('http://127.0.0.1:1/push'))
    await notifications.sandbox.setPushKnobs('drops-connection')

    expect(await pushToPerson(notifications.deps, ana.userId, MESSAGE)).toBe('unknown')
  })

  test('drops a browser whose push service has refused for two weeks, not one that worked since', async () => {
    await using notifications = await startNotifications()
    const ana = personOn(notifications.app)
    await put(ana, notifications.browser())
    const send = () => pushToPerson(notifications.deps, ana.userId, MESSAGE)
    const refuse = () => notifications.sandbox.setPushKnobs({ knob: 'error-500', times: 1 })

    await refuse()
    expect(await send()).toBe('refused')
    notifications.pass(15 * DAY_MS)
    expect(await send()).toBe('sent')
    await refuse()
    expect(await send()).toBe('refused')
    expect(await notifications.endpointsOf(ana)).toHaveLength(1)

    notifications.pass(15 * DAY_MS)
    await refuse()
    expect(await send()).toBe('refused')
    expect(await notifications.endpointsOf(ana)).toEqual([])
  })

  test('leaves neither endpoint nor keys in the log', async () => {
    await using notifications = await startNotifications()
    const ana = personOn(notifications.app)
    const { subscription, ...browser } = notifications.browser()
    await put(ana, { subscription, ...browser })
    await notifications.sandbox.setPushKnobs('error-500')
    await pushToPerson(notifications.deps, ana.userId, MESSAGE)

    const { endpoint, p256dh, auth } = subscription
    expect(notifications.logged()).toContain('push message not delivered')
    for (const secret of [endpoint, new URL(endpoint).pathname, p256dh, auth]) {
      expect(notifications.logged()).not.toContain(secret)
    }
  })
})

describe('refused', () => {
  test('is everything where no keys are configured', async () => {
    await using notifications = await startNotifications({ VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '' })
    const ana = personOn(notifications.app)

    expect((await ana.ask('GET', '/push')).json()).toMatchObject({ status: 404, code: 'push_not_configured' })
    expect((await put(ana, notifications.browser())).statusCode).toBe(404)
  })

  test('is an endpoint in our own network', async () => {
    await using notifications = await startNotifications({ PUSH_ENDPOINTS: 'public' })
    const ana = personOn(notifications.app)

    expect((await put(ana, notifications.browser())).json()).toMatchObject({
      status: 422,
      code: 'endpoint_not_allowed',
    })
    expect((await put(ana, subscribedBrowser('https://push.example/abc'))).statusCode).toBe(204)
  })

  test.each([
    [{ p256dh: 'short' }],
    [{ auth: 'short' }],
    [{ endpoint: '' }],
    [{ endpoint: `https://push.example/${'a'.repeat(2_000)}` }],
  ])('are subscriptions that are none: %.40j', async (wrong) => {
    await using notifications = await startNotifications()
    const browser = notifications.browser()
    const subscription = { ...browser.subscription, ...wrong }

    expect((await put(personOn(notifications.app), { ...browser, subscription })).statusCode).toBe(400)
  })

  test.each<Readonly<Record<string, string>>>([
    { VAPID_PRIVATE_KEY: '' },
    { VAPID_PUBLIC_KEY: generateVAPIDKeys().privateKey },
    { VAPID_SUBJECT: 'somebody' },
    { ENVIRONMENT: 'production' },
  ])('are settings that cannot work or are for a developer: %j', async (wrong) => {
    await expect(startNotifications(wrong)).rejects.toThrow(/VAPID|PUSH_ENDPOINTS/)
  })
})
