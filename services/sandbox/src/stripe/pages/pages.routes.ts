import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import type { SandboxState } from '../../state.ts'
import { decodeParams, type Params, textParam } from '../api/params.ts'
import { cardNumbered } from '../engine/cards.ts'
import { change } from '../engine/change.ts'
import { type CheckoutOutcome, payCheckout } from '../engine/checkout.ts'
import { isOver, setCancelAtPeriodEnd, switchPrice } from '../engine/subscriptions.ts'
import { moveTime } from '../engine/time.ts'
import { newCard } from '../objects/payment-method.ts'
import { authenticationPage, checkoutPage, overPage } from './checkout-page.ts'
import { portalPage } from './portal-page.ts'

interface WithId {
  Params: { id: string }
}

/** The pages that Stripe hosts, for a person's browser. */
export const stripePages: FastifyPluginAsyncTypebox<{ state: SandboxState }> = async (app, { state }) => {
  const { account } = state.stripe
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) =>
    decodeParams(body),
  )
  app.addHook('onRequest', async () => moveTime(account, account.now()))

  app.get<WithId>('/c/pay/:id', async ({ params }, reply) => {
    const session = account.find('checkout.session', params.id)
    if (!session) return show(reply.code(404), overPage())
    return show(reply, session.status === 'open' ? checkoutPage(account, session) : overPage())
  })

  app.post<WithId & { Body: Params }>('/c/pay/:id', async ({ params, body }, reply) => {
    const session = account.find('checkout.session', params.id)
    if (!session) return show(reply.code(404), overPage())
    const number = textParam(body, 'number') ?? ''
    const action = textParam(body, 'action')
    const outcome: CheckoutOutcome =
      action === 'fail'
        ? 'declined'
        : payCheckout(account, session, { number, authenticated: action === 'authenticate' })
    if (outcome === 'completed') return reply.redirect(returnTo(session.success_url ?? '/', session.id), 303)
    if (outcome === 'over') return show(reply, overPage())
    return show(
      reply,
      outcome === 'needs-authentication'
        ? authenticationPage(number)
        : checkoutPage(account, session, outcome),
    )
  })

  app.get<WithId>('/p/session/:id', async ({ params }, reply) => {
    const session = account.find('billing_portal.session', params.id)
    return session ? show(reply, portalPage(account, session)) : show(reply.code(404), overPage())
  })

  app.post<WithId & { Body: Params }>('/p/session/:id', async ({ params, body, url }, reply) => {
    const session = account.find('billing_portal.session', params.id)
    const subscription = account.find('subscription', textParam(body, 'subscription'))
    if (!session || !subscription || subscription.customer !== session.customer || isOver(subscription)) {
      return show(reply.code(404), overPage())
    }
    const [action = '', priceId = ''] = (textParam(body, 'action') ?? '').split(':')
    const price = account.find('price', priceId)
    if (action === 'cancel' || action === 'resume')
      setCancelAtPeriodEnd(account, subscription, action === 'cancel')
    if (action === 'switch' && price) switchPrice(account, subscription, price)
    if (action === 'card') updateCard(textParam(body, 'number') ?? '')
    return reply.redirect(url, 303)

    function updateCard(number: string): void {
      const card = cardNumbered(number)
      if (!card || !subscription || !session) return
      const { id } = account.put(newCard(account, session.customer, card.last4))
      change(account, subscription, { default_payment_method: id }, 'customer.subscription.updated')
    }
  })
}

function returnTo(successUrl: string, sessionId: string): string {
  return successUrl.replaceAll('{CHECKOUT_SESSION_ID}', sessionId)
}

function show(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)
}
