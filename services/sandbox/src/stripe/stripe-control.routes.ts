import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { SandboxState } from '../state.ts'
import { get } from './api/operation.ts'
import { payCheckout } from './engine/checkout.ts'
import { closeDispute, openDispute } from './engine/payments.ts'
import { BECOME, become, deleteCustomer } from './engine/subscriptions.ts'
import { moveTime } from './engine/time.ts'

const Id = Type.Object({ id: Type.String() })

/** What a test does in the place of time, of banks and of people. No path of these is Stripe's. */
export const stripeControlRoutes: FastifyPluginAsyncTypebox<{ state: SandboxState }> = async (
  app,
  { state },
) => {
  const { stripe } = state
  const { account } = stripe

  app.put('/stripe/webhook-endpoint', {
    schema: { body: Type.Object({ url: Type.String(), secret: Type.String() }) },
    handler: async ({ body }, reply) => {
      stripe.sendTo(body.url === '' ? undefined : body)
      return reply.code(204).send()
    },
  })

  app.post('/stripe/clock', {
    schema: { body: Type.Object({ seconds: Type.Integer({ minimum: 1 }) }) },
    handler: async ({ body }) => {
      moveTime(account, account.now() + body.seconds)
      return { now: account.now() }
    },
  })

  app.post('/stripe/checkout/:id/pay', {
    schema: { params: Id, body: Type.Object({ number: Type.String() }) },
    handler: async ({ params, body }) => ({
      outcome: payCheckout(account, get(account, 'checkout.session', params.id), {
        ...body,
        authenticated: true,
      }),
    }),
  })

  app.post('/stripe/subscriptions/:id/become', {
    schema: { params: Id, body: Type.Object({ status: Type.Enum(BECOME) }) },
    handler: async ({ params, body }, reply) => {
      become(account, get(account, 'subscription', params.id), body.status)
      return reply.code(204).send()
    },
  })

  app.post('/stripe/charges/:id/dispute', {
    schema: { params: Id },
    handler: async ({ params }) => openDispute(account, get(account, 'charge', params.id)),
  })

  app.post('/stripe/disputes/:id/close', {
    schema: { params: Id, body: Type.Object({ status: Type.Enum(['won', 'lost']) }) },
    handler: async ({ params, body }, reply) => {
      closeDispute(account, get(account, 'dispute', params.id), body.status)
      return reply.code(204).send()
    },
  })

  app.delete('/stripe/customers/:id', {
    schema: { params: Id },
    handler: async ({ params }) => deleteCustomer(account, params.id),
  })

  app.post('/stripe/settled', async (_request, reply) => {
    await stripe.webhooks.settled()
    return reply.code(204).send()
  })
}
