/** Starts the service worker once the page has nothing else to do. Development has none: it would keep old code. */
export function startWorkerSoon(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || wantsLittleData()) return
  if (document.readyState === 'complete') whenIdle(start)
  else window.addEventListener('load', () => whenIdle(start), { once: true })
}

function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: 5000 })
  else setTimeout(action, 1000)
}

function start(): void {
  import('./register-worker.ts').then(({ registerWorker }) => registerWorker()).catch(() => {})
}

/** It fetches the whole program beforehand, a third of a megabyte: not for somebody who counts every one. */
function wantsLittleData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
