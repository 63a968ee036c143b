import { randomUUID } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SandboxState } from '../../state.ts'
import { StripeRefusal } from '../engine/refusal.ts'
import { moveTime } from '../engine/time.ts'
import type { Answer } from '../idempotency.ts'
import type { StripeKnob } from '../knobs.ts'
import { billingOperations } from './billing.ts'
import { expanded } from './expand.ts'
import type { Operation } from './operation.ts'
import { decodeParams, type Params, requireKnown } from './params.ts'
import { salesOperations } from './sales.ts'

const FORM = 'application/x-www-form-urlencoded'

/** The part of Stripe's API that a shop of subscriptions needs. */
export const stripeRoutes: FastifyPluginAsyncTypebox<{ state: SandboxState }> = async (app, { state }) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(FORM, { parseAs: 'string' }, async (_request: unknown, body: string) => body)
  for (const operation of [...salesOperations, ...billingOperations]) {
    app.route({
      method: operation.method,
      url: operation.path,
      handler: (request, reply) => answer(state, operation, request, reply),
    })
  }
}

async function answer(
  state: SandboxState,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { method, url: path, headers } = request
  const params = paramsOf(request)
  const recorded = state.requests.record({ system: 'stripe', method, path, headers, body: params })
  const knobs = state.stripe.knobs.take()
  if (knobs.includes('hangs-before-working')) return hang(state, reply)
  if (knobs.includes('drops-connection')) return cut(reply, recorded)
  const given = refusedByKnob(knobs) ?? run(state, operation, request, params)
  if (knobs.includes('loses-answer')) return cut(reply, recorded)
  recorded.outcome = 'answered'
  return reply.code(given.status).header('request-id', `req_${randomUUID()}`).send(given.body)
}

function paramsOf({ method, body, raw }: FastifyRequest): Params {
  const query = raw.url?.split('?', 2)[1] ?? ''
  return decodeParams(method === 'POST' && typeof body === 'string' ? body : query)
}

function run(state: SandboxState, operation: Operation, request: FastifyRequest, params: Params): Answer {
  try {
    requireKey(request)
    requireKnown(params, operation.accepts)
    return once(state, request, params, () => work(state, operation, request, params))
  } catch (error) {
    return refused(error)
  }
}

/** A POST is done once for each key; what failed before it was begun may be tried again. */
function once(
  { stripe }: SandboxState,
  request: FastifyRequest,
  params: Params,
  working: () => Answer,
): Answer {
  const key = request.headers['idempotency-key']
  if (request.method !== 'POST' || typeof key !== 'string') return working()
  const known = stripe.keys.begin(key, `${request.url} ${JSON.stringify(params)}`)
  if (known) return known
  const given = working()
  stripe.keys.end(key, given)
  return given
}

function work(
  { stripe }: SandboxState,
  operation: Operation,
  request: FastifyRequest,
  params: Params,
): Answer {
  const { account } = stripe
  moveTime(account, account.now())
  try {
    const { id = '' } = request.params as { id?: string }
    const body = operation.run({ account, params, id, origin: originOf(request) })
    return { status: 200, body: expanded(account, body, params) }
  } catch (error) {
    return refused(error)
  }
}

/** Where the caller reaches this process, so a browser on the same machine does too. */
function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`
}

function requireKey({ headers }: FastifyRequest): void {
  if (/^bearer (sk|rk)_/i.test(headers.authorization ?? '')) return
  throw new StripeRefusal(401, 'invalid_request_error', undefined, 'You did not provide a valid API key.')
}

function refusedByKnob(knobs: readonly StripeKnob[]): Answer | undefined {
  if (knobs.includes('error-429')) {
    return refused(
      new StripeRefusal(429, 'invalid_request_error', 'rate_limit', 'Request rate limit exceeded.'),
    )
  }
  if (knobs.includes('error-500')) {
    return refused(new StripeRefusal(500, 'api_error', undefined, 'An unknown error occurred'))
  }
  return undefined
}

function refused(error: unknown): Answer {
  if (!(error instanceof StripeRefusal)) throw error
  const { status, type, code, param, message } = error
  return { status, body: { error: { type, message, ...(code && { code }), ...(param && { param }) } } }
}

function hang({ openStreams }: SandboxState, reply: FastifyReply): undefined {
  reply.hijack()
  openStreams.follow(reply.raw)
}

function cut(reply: FastifyReply, recorded: { outcome: string }): undefined {
  recorded.outcome = 'broken'
  reply.hijack()
  reply.raw.destroy()
}
