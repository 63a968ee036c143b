import { currentConfig } from '../api/config.ts'
import { consent } from './consent.ts'
import type { TrackedEntry } from './queue.ts'

let loading = false

/** Tells the operator's own counting, where there is one and the person has said yes: the same list, and no more. */
export function forward({ event, properties }: TrackedEntry): void {
  if (currentConfig().tagScript === '' || consent() !== 'yes') return
  const gtag: unknown = Reflect.get(window, 'gtag')
  if (typeof gtag === 'function') gtag('event', event, properties)
  else loadTag()
}

/** It defines the global function; what happens before it is here is not counted. */
export function loadTag(): void {
  if (loading) return
  loading = true
  const script = document.createElement('script')
  script.src = currentConfig().tagScript
  script.async = true
  document.head.append(script)
}
