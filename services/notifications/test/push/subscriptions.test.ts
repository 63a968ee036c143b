import { randomUUID } from 'node:crypto'
import { create, toBinary } from '@bufbuild/protobuf'
import { consumeOnce } from '@selah/kit/events/inbox'
import { SessionRevoked } from '@selah/proto/events'
import { describe, expect, test } from 'vitest'
import { generateVAPIDKeys } from 'web-push'
import { onSessionRevoked } from '../../src/consumers/on-session-revoked.ts'
import { pushToPerson } from '../../src/use-cases/push/push-to-person.ts'
import { SUBSCRIPTIONS_MAX } from '../../src/use-cases/push/subscribe.ts'
import { personOn } from '../person.ts'
import { subscribedBrowser } from './browser.ts'
import { MESSAGE, put, startNotifications, vapid } from './harness.ts'

describe('a browser', () => {
  test('learns the key, subscribes twice, and is reached once', async () => {
    await using notifications = await startNotifications()
    const ana = personOn(notifications.app)
    const browser = notifications.browser('anas')

    expect((await ana.ask('GET', '/push')).json()).toEqual({ public_key: vapid.publicKey })
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
