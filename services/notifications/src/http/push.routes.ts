import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { EndpointNotAllowed, PushNotConfigured } from '../errors.ts'
import type { PushDeps } from '../use-cases/push/push-deps.ts'
import { subscribe, unsubscribe } from '../use-cases/push/subscribe.ts'

const KeyView = Type.Object({
  public_key: Type.String({ description: 'What the browser subscribes with (VAPID)' }),
})

const SubscriptionParams = Type.Object({ subscriptionId: Type.String({ format: 'uuid' }) })

/** What `PushSubscription.toJSON()` of a browser says. */
const SubscriptionBody = Type.Object(
  {
    endpoint: Type.String({ minLength: 1, maxLength: 2_000 }),
    keys: Type.Object(
      {
        p256dh: Type.String({ pattern: '^[\\w-]{87}=?$', description: 'A point of P-256, in base64url' }),
        auth: Type.String({ pattern: '^[\\w-]{22}(==)?$', description: '16 bytes in base64url' }),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)

/** Notifications in a person's browsers. */
export const pushRoutes: FastifyPluginAsyncTypebox<{ deps: PushDeps }> = async (app, { deps }) => {
  app.get('/push', {
    schema: {
      operationId: 'getPushKey',
      summary: 'The key with which a browser subscribes to notifications',
      tags: ['reminders'],
      refuses: [PushNotConfigured],
      response: { 200: KeyView },
    },
    handler: async () => {
      if (!deps.push) throw new PushNotConfigured()
      return { public_key: deps.push.publicKey }
    },
  })

  app.put('/push/subscriptions/:subscriptionId', {
    schema: {
      operationId: 'subscribeToPush',
      summary: 'Show my notifications in this browser',
      description: 'The browser chooses the id, and says it again when its subscription changes.',
      tags: ['reminders'],
      params: SubscriptionParams,
      body: SubscriptionBody,
      refuses: [PushNotConfigured, EndpointNotAllowed],
      response: { 204: Type.Null() },
    },
    handler: async ({ caller: { userId, sessionId }, params: { subscriptionId: id }, body }, reply) => {
      const { endpoint, keys } = body
      await subscribe(deps, { id, userId, sessionId, endpoint, ...keys })
      return reply.code(204).send(null)
    },
  })

  app.delete('/push/subscriptions/:subscriptionId', {
    schema: {
      operationId: 'unsubscribeFromPush',
      summary: 'Show no notifications in this browser any more',
      tags: ['reminders'],
      params: SubscriptionParams,
      response: { 204: Type.Null() },
    },
    handler: async ({ caller, params }, reply) => {
      await unsubscribe(deps, caller.userId, params.subscriptionId)
      return reply.code(204).send(null)
    },
  })
}
