import type { QueryClient } from '@tanstack/react-query'
import { askAnew } from '../../api/ask-anew.ts'
import { notify } from '../../ui/notify.tsx'
import { noteSaved } from '../cached-generations.ts'
import { prayersKey } from '../cached-prayers.ts'
import { isHere } from '../is-here.ts'
import { saveLate } from '../save-prayer.ts'
import { type Sender, sendWaiting } from './send-waiting.ts'
import { unsavedPrayers } from './unsaved-prayers.ts'

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
  const stopListening = unsavedPrayers.onChange((sentId) => {
    if (sentId === undefined) return
    noteSaved(client, sentId)
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
