import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Gate } from '../gate.ts'
import type { KnobBoard } from '../knob-board.ts'
import type { Account } from './account.ts'
import type { WebhookKnob } from './knobs.ts'
import type { StripeEvent } from './objects/wire-types.ts'

export interface WebhookEndpoint {
  readonly url: string
  readonly secret: string
}

export interface WebhookOptions {
  readonly account: Account
  readonly knobs: KnobBoard<WebhookKnob>
  readonly gate: Gate
  /** Where events go. Undefined: nowhere, and the list of events still has them. */
  readonly endpoint: () => WebhookEndpoint | undefined
  /** The pause after the first failure; each further one is four times as long. */
  readonly retryMs: number
}

/** As in Stripe, but minutes instead of hours. */
const ATTEMPTS_MAX = 6
const ANSWER_WITHIN_MS = 10_000

export interface Webhooks extends AsyncDisposable {
  /** Resolves when nothing is under way, retries included. */
  settled(): Promise<void>
}

/** Sends every event of the account to its endpoint, in no promised order, until it is taken with a 2xx. */
export function sendWebhooks(options: WebhookOptions): Webhooks {
  const { account, knobs, gate } = options
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  let heldBack: StripeEvent | undefined
  const send = (event: StripeEvent, taken: readonly WebhookKnob[]) => {
    const endpoint = options.endpoint()
    if (!endpoint) return
    const signed = taken.includes('signs-wrongly') ? { ...endpoint, secret: 'whsec_wrong' } : endpoint
    const released = taken.includes('delays') ? gate.pass(stopping.signal) : Promise.resolve()
    const sending = released
      .then(() => deliver(signed, event, options.retryMs, stopping.signal))
      .finally(() => underWay.delete(sending))
    underWay.add(sending)
  }
  account.onEvent((event) => {
    const taken = knobs.take()
    if (taken.includes('drops')) return
    if (taken.includes('reorders') && !heldBack) {
      heldBack = event
      return
    }
    send(event, taken)
    if (taken.includes('duplicates')) send(event, taken)
    if (heldBack) send(heldBack, [])
    heldBack = undefined
  })
  return {
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    async [Symbol.asyncDispose]() {
      stopping.abort()
      await Promise.all(underWay)
    },
  }
}

async function deliver(
  endpoint: WebhookEndpoint,
  event: StripeEvent,
  retryMs: number,
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX && !signal.aborted; attempt += 1) {
    if (await isTaken(endpoint, event, signal)) return
    await wait(retryMs * 4 ** attempt, undefined, { signal }).catch(() => undefined)
  }
}

async function isTaken(
  { url, secret }: WebhookEndpoint,
  event: StripeEvent,
  signal: AbortSignal,
): Promise<boolean> {
  const body = JSON.stringify(event, undefined, 2)
  const answered = fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(body, secret),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
  })
  return answered.then(
    async (response) => {
      await response.body?.cancel()
      return response.ok
    },
    () => false,
  )
}

/** https://docs.stripe.com/webhooks/signature */
export function signatureOf(body: string, secret: string, atMs = Date.now()): string {
  const t = Math.floor(atMs / 1000)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}
