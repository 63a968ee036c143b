import type { QueryClient } from '@tanstack/react-query'
import { askAnew } from '../../../api/ask-anew.ts'
import { notify } from '../../../ui/notify.tsx'
import { isHere } from '../is-here.ts'
import { keptPrayer } from '../kept-prayer.ts'
import { prayersKey } from '../prayers-key.ts'
import { saveLate } from '../save-prayer.ts'
import { saved } from '../versions.ts'
import { type Sender, sendWaiting } from './send-waiting.ts'
import { waitingSaves } from './waiting-saves.ts'

/** A connection that is slow rather than gone brings no event. */
const TRY_AGAIN_MS = 30_000

export function senderFor(userId: string): Sender {
  return {
    save: saveLate,
    isHere: () => isHere(userId),
    onSaved: () => notify.success('Prayer saved to your journal'),
  }
}

/** Sends what waits whenever there is an occasion, until the person leaves. */
export function followWaiting(userId: string, client: QueryClient): () => void {
  const send = () => {
    if (!navigator.onLine) return
    sendWaiting(userId, senderFor(userId)).catch(() => {})
  }
  const stopListening = waitingSaves.onChange((sentVersion) => {
    if (sentVersion === undefined) return
    keptPrayer.change((kept) => saved(kept, sentVersion))
    void askAnew(client, prayersKey)
  })
  send()
  window.addEventListener('online', send)
  const timer = setInterval(() => document.visibilityState === 'visible' && send(), TRY_AGAIN_MS)
  return () => {
    stopListening()
    window.removeEventListener('online', send)
    clearInterval(timer)
  }
}
