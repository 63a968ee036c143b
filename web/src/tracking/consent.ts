import { useSyncExternalStore } from 'react'
import { currentConfig } from '../api/config.ts'
import { devicePlace } from '../storage.ts'
import type { TrackedEntry } from './queue.ts'

/** What somebody answered when they were asked whether the operator's own script may count along (D-47). */
export type Consent = 'yes' | 'no' | 'unasked'

const place = devicePlace<Consent>('counting_consent', (stored) =>
  stored === 'yes' || stored === 'no' ? stored : 'unasked',
)
const ANSWERED = 'counting-consent'

/** Do Not Track, or Global Privacy Control: the answer to every such question, given once for all. */
export function wantsNoTracking(): boolean {
  const asked: unknown = Reflect.get(navigator, 'globalPrivacyControl')
  return asked === true || navigator.doNotTrack === '1'
}

export function consent(): Consent {
  return wantsNoTracking() ? 'no' : place.read()
}

export function answer(given: 'yes' | 'no'): void {
  place.write(given)
  window.dispatchEvent(new Event(ANSWERED))
}

export function useConsent(): Consent {
  return useSyncExternalStore(onAnswer, consent, () => 'unasked')
}

function onAnswer(listener: () => void): () => void {
  window.addEventListener(ANSWERED, listener)
  return () => window.removeEventListener(ANSWERED, listener)
}

/** Tells the operator's own counting, where there is one and the person has said yes: the same list, and no more. */
export function forward({ event, properties }: TrackedEntry): void {
  if (currentConfig().tagScript === '' || consent() !== 'yes') return
  const gtag: unknown = Reflect.get(window, 'gtag')
  if (typeof gtag === 'function') gtag('event', event, properties)
  else loadTag()
}

/** It defines the global function; what happens before it is here is not counted. */
export function loadTag(): void {
  const src = currentConfig().tagScript
  if ([...document.scripts].some((script) => script.getAttribute('src') === src)) return
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}
