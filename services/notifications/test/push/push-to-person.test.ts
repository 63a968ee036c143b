import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { pushToPerson } from '../../src/use-cases/push/push-to-person.ts'
import { personOn } from '../person.ts'
import { subscribedBrowser } from './browser.ts'
import { MESSAGE, put, startNotifications } from './harness.ts'

const DAY_MS = 24 * 60 * 60 * 1000

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
