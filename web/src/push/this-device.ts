import { answerOf, api } from '../api/client.ts'
import { isStatus } from '../api/errors.ts'
import { storedSessionId } from '../session/session-storage.ts'
import { isRecord, personPlace } from '../storage.ts'

/** Whether this device shows notifications of the person, and if not, what is in the way. */
export type PushState = 'unsupported' | 'needs-home-screen' | 'denied' | 'off' | 'on'

const WORKER = '/service-worker.js'
const KEPT_MS = 365 * 24 * 60 * 60 * 1000
/** Longer than this nobody is kept from leaving. */
const LAST_WORD_MS = 2000

/** What the server was told of this device, and in which session. */
interface Told {
  readonly id: string
  readonly endpoint: string
  readonly sessionId?: string | undefined
}

const told = personPlace<Told>('push_subscription', {
  area: 'device',
  keptMs: KEPT_MS,
  version: 1,
  read: (stored) => (isTold(stored) ? stored : undefined),
})

function isTold(stored: unknown): stored is Told {
  return isRecord(stored) && typeof stored.id === 'string' && typeof stored.endpoint === 'string'
}

export async function pushState(userId: string): Promise<PushState> {
  if (!isSupported()) return isIPhoneOutsideItsHomeScreen() ? 'needs-home-screen' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  if (Notification.permission !== 'granted') return 'off'
  return (await subscriptionHere()) && told.find(userId) ? 'on' : 'off'
}

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** There a page in the browser gets no notifications, and the same page on the home screen does. */
function isIPhoneOutsideItsHomeScreen(): boolean {
  const isIPad = navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1
  return isIPad || /iPhone|iPad|iPod/.test(navigator.userAgent)
}

/** Only after a press: it asks for the permission. */
export async function turnPushOn(userId: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return
  const { public_key } = await answerOf(api.GET('/api/v1/push'))
  // It may not run yet for somebody who counts every byte.
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  // One of an earlier key, or of an earlier person, cannot be used again.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: public_key,
  })
  try {
    await tell(userId, told.find(userId)?.id ?? crypto.randomUUID(), subscription)
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
}

export async function turnPushOff(userId: string): Promise<void> {
  const id = told.find(userId)?.id
  if (id !== undefined) await deleteThere(id)
  await forgetPushHere()
}

/** The person is leaving: the server is told while it still knows them, if that does not take long. */
export async function endPushBeforeLeaving(userId: string): Promise<void> {
  if (told.find(userId) === undefined) return
  await Promise.race([
    turnPushOff(userId).catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, LAST_WORD_MS)),
  ])
}

/** This browser shows nothing more, whatever the server sends. */
export async function forgetPushHere(): Promise<void> {
  told.forget()
  await (await subscriptionHere())?.unsubscribe()
}

/** Somebody is here: what an earlier person turned on ends, and what the browser renewed is told. */
export async function followPush(userId: string): Promise<void> {
  if (!isSupported() || Notification.permission !== 'granted') return
  const subscription = await subscriptionHere()
  const known = told.find(userId)
  if (!subscription) told.forget()
  else if (!known) await subscription.unsubscribe()
  else if (known.endpoint !== subscription.endpoint || known.sessionId !== storedSessionId())
    await tell(userId, known.id, subscription)
}

async function subscriptionHere(): Promise<PushSubscription | undefined> {
  const registration = isSupported() ? await navigator.serviceWorker.getRegistration() : undefined
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

async function tell(userId: string, id: string, subscription: PushSubscription): Promise<void> {
  const { endpoint } = subscription
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  await answerOf(
    api.PUT('/api/v1/push/subscriptions/{subscriptionId}', {
      params: { path: { subscriptionId: id } },
      body: { endpoint, keys: { p256dh, auth } },
    }),
  )
  told.keep(userId, { id, endpoint, sessionId: storedSessionId() })
}

async function deleteThere(id: string): Promise<void> {
  try {
    await answerOf(
      api.DELETE('/api/v1/push/subscriptions/{subscriptionId}', { params: { path: { subscriptionId: id } } }),
    )
  } catch (error) {
    if (!isStatus(error, 404)) throw error
  }
}
