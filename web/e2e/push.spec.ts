import type { Page } from '@playwright/test'
import { openKept } from './device.ts'
import { expect, test } from './fixtures.ts'
import { stack } from './stack.ts'

test.use({ serviceWorkers: 'allow' })

// REM-13
test('a reminder that is pushed to the device is shown there', async ({ page, context }) => {
  await context.grantPermissions(['notifications'], { origin: stack.url })
  await openKept(page, '/')
  const pushed = { title: 'Psalm 4:8', body: 'In peace', url: '/generate?category=Peace' }
  await push(page, JSON.stringify(pushed))

  await expect.poll(() => shownOn(page)).toEqual(['Psalm 4:8: In peace, to /generate?category=Peace'])
})

/** As a push service does. */
async function push(page: Page, data: string): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const registrationId = await new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [found] }) => {
      if (found) resolve(found.registrationId)
    })
    void browser.send('ServiceWorker.enable')
  })
  await browser.send('ServiceWorker.deliverPushMessage', { origin: stack.url, registrationId, data })
}

function shownOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications()
    return shown.map(({ title, body, data }) => `${title}: ${body}, to ${data.path}`)
  })
}
