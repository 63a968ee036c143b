import { randomUUID } from 'node:crypto'
import { startTestService } from '@selah/kit/testing/service'
import { expect, test } from 'vitest'
import { generateVAPIDKeys } from 'web-push'
import { service } from '../src/service.ts'
import { exportPlaces } from '../src/use-cases/export-places.ts'
import { personOn } from './person.ts'
import { subscribedBrowser } from './push/browser.ts'

const { publicKey, privateKey } = generateVAPIDKeys()
const settings = {
  STOP_KEY: 'a secret of sixteen or more',
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: 'mailto:help@selah.example',
}

test('an export says since when there are a calendar link and browsers, and not how to use them', async () => {
  const base = { now: () => new Date('2026-02-01T10:00:00Z') }
  await using notifications = await startTestService(service, { settings, base })
  const ana = personOn(notifications.app)
  const { id, subscription } = subscribedBrowser('https://push.example/anas')
  const { endpoint, ...keys } = subscription
  await ana.ask('POST', '/reminders/calendar')
  await ana.ask('PUT', `/push/subscriptions/${id}`, { endpoint, keys })

  const since = { created_at: '2026-02-01T10:00:00.000Z' }
  expect(await exportPlaces(notifications.deps.db, ana.userId)).toEqual({
    calendar_link: since,
    browsers: [since],
  })
  expect(await exportPlaces(notifications.deps.db, randomUUID())).toEqual({
    calendar_link: null,
    browsers: [],
  })
})
