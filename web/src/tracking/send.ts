import { trackedQueue } from './queue.ts'

const ADDRESS = '/api/v1/events'
/** Long enough for the steps of a moment to go together. */
const PAUSE_MS = 5_000
const PAUSE_AFTER_FAILURE_MS = 30_000
const PAUSE_MS_MAX = 15 * 60_000
/** Only one tab sends at a time: two would read the same entries. */
const LOCK = 'analytics_queue'

interface Visit {
  timer?: ReturnType<typeof setTimeout> | undefined
  failures: number
  isFollowed: boolean
  /** The page that was counted last. */
  lastPath: string
}

/** What is known of this loading of the page. */
export const visit: Visit = { failures: 0, isFollowed: false, lastPath: '' }

/** Sends what is queued, after a pause and when the page has nothing better to do; at the latest when it goes. */
export function sendSoon(): void {
  if (visit.timer === undefined) visit.timer = setTimeout(whenIdle, pauseMs())
  if (visit.isFollowed) return
  visit.isFollowed = true
  addEventListener('pagehide', sendBeforeLeaving)
  // A phone that ends an app in the background says no more than this.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendBeforeLeaving()
  })
}

/**
 * The page is going, perhaps for ever. The request outlives it; whether it arrived, nobody here will know. So it is
 * tried only where it is likely to: else the entries wait for the next visit.
 */
function sendBeforeLeaving(): void {
  if (navigator.onLine && visit.failures === 0 && !trackedQueue.isEmpty()) void send()
}

function pauseMs(): number {
  if (visit.failures === 0) return PAUSE_MS
  return Math.min(PAUSE_AFTER_FAILURE_MS * 2 ** (visit.failures - 1), PAUSE_MS_MAX)
}

function whenIdle(): void {
  const attempt = () => void alone(send).finally(again)
  if ('requestIdleCallback' in window) requestIdleCallback(attempt, { timeout: PAUSE_MS })
  else attempt()
}

function again(): void {
  visit.timer = undefined
  if (!trackedQueue.isEmpty()) sendSoon()
}

async function alone(action: () => Promise<void>): Promise<void> {
  try {
    if ('locks' in navigator) await navigator.locks.request(LOCK, action)
    else await action()
  } catch (error) {
    console.warn('The noted events could not be sent', error)
  }
}

/** An entry leaves the queue before it is sent, so it is never sent twice, and comes back when it was not taken. */
async function send(): Promise<void> {
  const batch = trackedQueue.takeAll()
  if (batch.length === 0) return
  const status = await statusOf(
    fetch(ADDRESS, {
      method: 'POST',
      // It outlives the page.
      keepalive: true,
      // Nobody is told who it was: neither cookies nor a bearer go along.
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(batch),
    }),
  )
  if (mayBeAskedAgain(status)) {
    visit.failures += 1
    trackedQueue.putBack(batch)
  } else {
    visit.failures = 0
  }
}

/** Undefined when there was no answer. */
async function statusOf(reply: Promise<Response>): Promise<number | undefined> {
  return reply.then(
    (answer) => {
      // One that nobody reads to its end, and that may not be kept, holds its connection.
      answer.text().catch(() => {})
      return answer.status
    },
    () => undefined,
  )
}

/** No network, too often, or a fault over there. Anything else was taken, or never will be. */
function mayBeAskedAgain(status: number | undefined): boolean {
  return status === undefined || status === 429 || status >= 500
}
