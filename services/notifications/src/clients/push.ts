import { Agent as HttpAgent, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Logger } from '@selah/kit/log'
import webPush, { type RequestDetails } from 'web-push'
import { type EndpointPolicy, isAllowedEndpoint } from '../domain/push-endpoint.ts'
import type { PushMessage, PushSubscription } from '../domain/push-message.ts'
import { publicLookup } from './public-lookup.ts'

/**
 * `gone`: the subscription is over and may be deleted. `refused`: the push service did not take the message, and may
 * later. `unknown`: the message was handed over, and no answer came.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'unknown'

export interface PushSender {
  /** What browsers subscribe with. */
  readonly publicKey: string
  /** Whether its service may be asked at all. */
  takes(endpoint: string): boolean
  send(subscription: PushSubscription, message: PushMessage): Promise<PushOutcome>
}

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
  /** How push services reach us: `mailto:` or `https:`. */
  readonly subject: string
}

export interface PushOptions {
  readonly vapid: VapidKeys
  readonly endpoints: EndpointPolicy
  readonly log: Logger
  readonly withinMs?: number
  readonly lookup?: LookupFunction
}

const ANSWER_WITHIN_MS = 10_000
/** A reminder is worth nothing later: the push service drops what it cannot deliver by then. */
const TTL_S = 30 * 60

/** Web Push (RFC 8030, 8291, 8292). `web-push` encrypts and signs; the request is ours, for its limits. */
export function createPushSender(options: PushOptions): PushSender {
  const { vapid, endpoints, log, withinMs = ANSWER_WITHIN_MS, lookup = publicLookup } = options
  // Its own connections: others of this process are made without the check of the address.
  const kept = { keepAlive: true, ...(endpoints === 'public' && { lookup }) }
  const agents = { http: new HttpAgent(kept), https: new HttpsAgent(kept) }
  return {
    publicKey: vapid.publicKey,
    takes: (endpoint) => isAllowedEndpoint(endpoint, endpoints),
    async send({ endpoint, p256dh, auth }, message) {
      if (!isAllowedEndpoint(endpoint, endpoints)) return 'gone'
      const details = detailsOf({ endpoint, keys: { p256dh, auth } }, message, vapid)
      // Keys that nothing can be encrypted for.
      if (!details) return 'gone'
      const answer = await post(details, agents, AbortSignal.timeout(withinMs))
      const outcome = outcomeOf(answer)
      if (outcome !== 'sent') log.warn({ outcome, ...answer }, 'push message not delivered')
      return outcome
    },
  }
}

/** Throws when the keys are none, which a process should notice at its start. */
export function checkVapid({ publicKey, privateKey, subject }: VapidKeys): void {
  const anybody = { endpoint: 'https://push.example', keys: { p256dh: '', auth: '' } }
  webPush.generateRequestDetails(anybody, null, { vapidDetails: { publicKey, privateKey, subject } })
}

function detailsOf(
  subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  },
  message: PushMessage,
  vapidDetails: VapidKeys,
): RequestDetails | undefined {
  try {
    return webPush.generateRequestDetails(subscription, JSON.stringify(message), { vapidDetails, TTL: TTL_S })
  } catch {
    return undefined
  }
}

interface Answer {
  readonly status?: number
  /** The code of the error that came in place of an answer. */
  readonly error?: string
  readonly wasHandedOver: boolean
}

function outcomeOf({ status, wasHandedOver }: Answer): PushOutcome {
  if (status === undefined) return wasHandedOver ? 'unknown' : 'refused'
  if (status >= 200 && status < 300) return 'sent'
  return status === 404 || status === 410 ? 'gone' : 'refused'
}

interface Agents {
  readonly http: HttpAgent
  readonly https: HttpsAgent
}

function post(details: RequestDetails, agents: Agents, signal: AbortSignal): Promise<Answer> {
  const { endpoint, method, headers, body } = details
  const isPlain = new URL(endpoint).protocol === 'http:'
  const [request, agent] = isPlain ? [requestHttp, agents.http] : [requestHttps, agents.https]
  const { promise, resolve } = Promise.withResolvers<Answer>()
  let wasHandedOver = false
  const asking = request(endpoint, { method, headers, signal, agent }, (answer) => {
    resolve({ status: answer.statusCode ?? 0, wasHandedOver })
    // Nothing in it matters. A long one ends at the deadline.
    answer.on('error', () => undefined).resume()
  })
  asking.once('finish', () => {
    wasHandedOver = true
  })
  asking.once('error', (error: NodeJS.ErrnoException) =>
    resolve({ error: error.code ?? error.name, wasHandedOver }),
  )
  asking.end(body)
  return promise
}
