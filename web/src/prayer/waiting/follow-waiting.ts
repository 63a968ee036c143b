import type { QueryClient } from '@tanstack/react-query'
import { askAnew } from '../../api/ask-anew.ts'
import { isSignedIn } from '../../session/session.ts'
import { notify } from '../../ui/notify.tsx'
import { noteSaved } from '../cached-generations.ts'
import { prayersKey } from '../cached-prayers.ts'
import { saveLate } from '../save-prayer.ts'
import { type Sender, sendWaiting } from './send-waiting.ts'
import { unsavedPrayers } from './unsaved-prayers.ts'

/** A connection that is slow rather than gone brings no event. */
const TRY_AGAIN_MS = 30_000

export function senderFor(userId: string): Sender {
  return {
    save: saveLate,
    isHere: () => isSignedIn(userId),
    onSaved: () => notify.success('Prayer saved to your journal'),
  }
}

/** Sends what waits whenever there is an occasion, until the person leaves. */
export function followWaiting(userId: string, client: QueryClient): () => void {
  const stay = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  // Only while something waits: otherwise no tab looks into the database.
  const tryLater = async () => {
    const waiting = await unsavedPrayers.list(userId)
    clearTimeout(timer)
    if (stay.signal.aborted || !waiting.some(({ state }) => state === 'to-be-saved')) return
    timer = setTimeout(
      () => (document.visibilityState === 'visible' ? send() : void tryLater()),
      TRY_AGAIN_MS,
    )
  }
  const send = () => {
    const sending = navigator.onLine ? sendWaiting(userId, senderFor(userId)) : Promise.resolve()
    void sending.catch(() => {}).then(tryLater)
  }
  const stopListening = unsavedPrayers.onChange((sentId) => {
    if (sentId === undefined) return void tryLater()
    noteSaved(client, sentId)
    void askAnew(client, prayersKey)
  })
  send()
  window.addEventListener('online', send, { signal: stay.signal })
  return () => {
    stay.abort()
    stopListening()
    clearTimeout(timer)
  }
}
