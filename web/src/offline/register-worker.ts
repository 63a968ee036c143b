import type { Wish } from './worker/pages.ts'

const LOOK_AGAIN_MS = 60 * 60 * 1000

/** Starts the service worker, and follows its newer versions. Where there can be none, nothing is different. */
export async function registerWorker(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js')
    // This page has just been loaded: it is as new as the one that waits, and nothing has been typed in it yet.
    ask(registration.waiting, { takeOver: 'if alone' })
    registration.addEventListener('updatefound', () => tellWhenReady(registration))
    lookAgainSometimes(registration)
  } catch {
    // Blocked, or a private window.
  }
}

/** The page is never reloaded under somebody's hands: they are told, and reload when it suits them. */
function tellWhenReady(registration: ServiceWorkerRegistration): void {
  const found = registration.installing
  found?.addEventListener('statechange', async () => {
    if (found.state !== 'installed' || !navigator.serviceWorker.controller) return
    const { notify } = await import('../ui/notify.tsx')
    notify.offer('A newer version is ready', 'Reload', () => reloadWithNewest(registration))
  })
}

/** Where none waits any more, another tab has let it take over already. */
function reloadWithNewest({ waiting }: ServiceWorkerRegistration): void {
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    ask(waiting, { takeOver: 'now' })
  } else location.reload()
}

function ask(worker: ServiceWorker | null, wish: Wish): void {
  worker?.postMessage(wish)
}

/** A page that stays open for days would never hear of a newer version otherwise. */
function lookAgainSometimes(registration: ServiceWorkerRegistration): void {
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_AGAIN_MS) return
    looked = Date.now()
    registration.update().catch(() => {})
  })
}
