import type { Page } from '@playwright/test'

/** Opens a page and waits until the service worker has everything, and has the page. */
export async function openKept(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })
}

/** Everything in the Cache Storage, as addresses with their words. */
export function cachesOf(page: Page): Promise<{ url: string; text: string }[]> {
  return page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(
      opened.map(async (cache) => (await cache.keys()).map((request) => ({ cache, request }))),
    )
    return Promise.all(
      requests.flat().map(async ({ cache, request }) => ({
        url: request.url,
        text: (await (await cache.match(request))?.text()) ?? '',
      })),
    )
  })
}

/** Everything that is kept on the device, as one text. */
export function keptOn(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('on-this-device')
        // Nothing was ever kept: it is not for us to begin.
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = () => resolve('')
        opening.onsuccess = () => {
          const database = opening.result
          const reading = database.transaction('kept').objectStore('kept').getAll()
          reading.onsuccess = () => {
            database.close()
            resolve(reading.result.length === 0 ? '' : JSON.stringify(reading.result))
          }
        }
      }),
  )
}

/** Makes the stored bearer one that ended an hour ago. */
export function endBearer(page: Page): Promise<void> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
    const session = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(
      key,
      JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 3600 }),
    )
  })
}
