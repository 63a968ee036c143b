import type { QueryClient } from '@tanstack/react-query'
import { askAnew } from '../api/query-client.ts'
import { eraseAllBut, eraseWithSession } from '../offline/device.ts'
import { followPush, forgetPushHere } from '../push/this-device.ts'
import { isSignedIn } from '../session/session.ts'
import { storedPerson } from '../session/session-storage.ts'
import { notify } from '../ui/notify.tsx'
import { noteSaved, prayersKey } from './cached-prayers.ts'
import { saveLate } from './save-prayer.ts'
import { type Sender, sendWaiting } from './waiting/send-waiting.ts'
import { unsavedPrayers } from './waiting/unsaved-prayers.ts'

/** Somebody is signed in: what anybody else stored is erased, like what is too old, and what waits is sent. */
export function arrive(userId: string, client: QueryClient): () => void {
  void eraseAllBut(userId)
  void followPush(userId).catch(() => {})
  return followWaiting(userId, client)
}

/** What of somebody's prayers signing out would lose. */
export function findLeftBehind(userId: string): Promise<LeftBehind | undefined> {
  return leftBehind(userId, senderFor(userId))
}

/** Somebody signed out on purpose: nothing of theirs stays in the browser. */
export async function leave(): Promise<void> {
  const next = hereSince()
  await eraseAllBut(next)
  if (next === undefined) await forgetPushHere().catch(() => {})
}

/**
 * The session was ended from elsewhere: the journal goes with it. What is in no journal yet waits for its owner, and so
 * does the form, as long as it would have anyhow: another person who signs in takes both away.
 */
export function loseSession(): Promise<void> {
  return eraseWithSession(hereSince())
}

/** A tab that slept gets a sign-out event late: a person who has signed in since, in another tab, keeps what is theirs. */
function hereSince(): string | undefined {
  return storedPerson()?.id
}

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

/** Longer than this nobody is kept from leaving without being asked. */
const LAST_TRY_MS = 4000

/** Prayers that are on this device alone. */
export interface LeftBehind {
  /** They go to the journal as soon as the server can be told. */
  readonly waiting: number
  /** The server will never take them: only their words are left. */
  readonly refused: number
}

/** What would be lost by signing out now, after a last try to send it: nothing, as a rule. */
export async function leftBehind(userId: string, sender: Sender): Promise<LeftBehind | undefined> {
  if ((await unsavedPrayers.list(userId)).length === 0) return undefined
  await Promise.race([
    sendWaiting(userId, sender).catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, LAST_TRY_MS)),
  ])
  const left = await unsavedPrayers.list(userId)
  const refused = left.filter(({ state }) => state === 'refused').length
  return left.length === 0 ? undefined : { waiting: left.length - refused, refused }
}
