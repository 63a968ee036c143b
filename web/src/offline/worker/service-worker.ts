import { clientsClaim } from 'workbox-core'
import { addRoute, createHandlerBoundToURL, precache } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { isPage, isPageOfVisitors, isWish, SHELL, type Wish } from './pages.ts'
import { openPage, pathHere, shownOf } from './push.ts'

// Keeps code, styles, faces, pictures and the pages that are the same for everybody. What belongs to a person (/api,
// /auth/v1, a shared prayer) has no route here: it goes to the network as if there were no service worker.

/** What a service worker's own script sees; the types of the page know it as a window. */
interface Scope {
  skipWaiting(): Promise<void>
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled?: true }): Promise<readonly WindowTab[]>
    openWindow(url: string): Promise<unknown>
  }
  readonly registration: ServiceWorkerRegistration
  addEventListener(type: 'message', listen: (event: LastingEvent & { data: unknown }) => void): void
  addEventListener(type: 'activate', listen: (event: LastingEvent) => void): void
  addEventListener(type: 'push', listen: (event: LastingEvent & { data: PushedData | null }) => void): void
  addEventListener(
    type: 'notificationclick',
    listen: (event: LastingEvent & { notification: Notification }) => void,
  ): void
}
interface WindowTab {
  readonly url: string
  focus(): Promise<unknown>
}
interface PushedData {
  json(): unknown
}
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}
declare const self: Scope
declare const __KEPT_FILES__: { url: string; revision: string | null }[]

const PAGES = 'pages'
const SEEN_ASSETS = 'seen-assets'
/** After this long a page that is kept is better than one that may still come. */
const PATIENCE_SECONDS = 6

precache(__KEPT_FILES__)
clientsClaim()

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPageOfVisitors(url.pathname),
  new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    // The page is the same whatever stands behind its address, and what stands there is nobody else's business.
    plugins: [{ cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname }],
  }),
)
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPage(url.pathname),
  new NetworkOnly({ networkTimeoutSeconds: PATIENCE_SECONDS }),
)
addRoute({ directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] })
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: SEEN_ASSETS }),
)

// The app can draw every page by itself, and says so where it cannot.
const shell = createHandlerBoundToURL(SHELL)
setCatchHandler(async (options) =>
  options.request.mode === 'navigate'
    ? shell({ ...options, url: new URL(SHELL, location.origin) })
    : Response.error(),
)

self.addEventListener('message', (event) => {
  if (isWish(event.data)) event.waitUntil(takeOver(event.data))
})

// What an earlier build kept on the way names files that this one does not have.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([caches.delete(PAGES), caches.delete(SEEN_ASSETS)]))
})

// It says nothing of the person: whoever holds the device can read it.
self.addEventListener('push', (event) => {
  const { title, body, path } = shownOf(readPushed(event.data), location.origin)
  const look = { icon: '/icons/icon-192.png', badge: '/icons/icon-192.png', tag: 'reminder', data: { path } }
  event.waitUntil(self.registration.showNotification(title, { body, ...look }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(
    openPage(self.clients, pathHere(event.notification.data?.path, location.origin), location.origin),
  )
})

function readPushed(data: PushedData | null): unknown {
  try {
    return data?.json()
  } catch {
    return undefined
  }
}

/** A page that is open elsewhere was made by the earlier build, and needs its files: it is not pulled from under it. */
async function takeOver({ takeOver: when }: Wish): Promise<void> {
  const isAlone = async () => (await self.clients.matchAll({ type: 'window' })).length < 2
  if (when === 'now' || (await isAlone())) await self.skipWaiting()
}
