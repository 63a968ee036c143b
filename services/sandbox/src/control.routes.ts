import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { OPENAI_KNOBS } from './openai/knobs.ts'
import { PUSH_KNOBS } from './push/knobs.ts'
import type { SandboxState } from './state.ts'
import { STRIPE_KNOBS, WEBHOOK_KNOBS } from './stripe/knobs.ts'

const knobsOf = <Knob extends string>(known: Readonly<Record<Knob, string>>) =>
  Type.Optional(
    Type.Array(
      Type.Object(
        {
          knob: Type.Enum(Object.keys(known) as Knob[]),
          times: Type.Optional(Type.Integer({ minimum: 1 })),
        },
        { additionalProperties: false },
      ),
    ),
  )

const KnobsBody = Type.Object(
  {
    openai: knobsOf(OPENAI_KNOBS),
    stripe: knobsOf(STRIPE_KNOBS),
    webhooks: knobsOf(WEBHOOK_KNOBS),
    push: knobsOf(PUSH_KNOBS),
  },
  { additionalProperties: false },
)

/** How a test sets the scene and looks at it afterwards. No outside system has these paths. */
export const controlRoutes: FastifyPluginAsyncTypebox<{ state: SandboxState }> = async (app, { state }) => {
  app.get('/knobs', async () => ({
    openai: state.openai.list(),
    stripe: state.stripe.knobs.list(),
    webhooks: state.stripe.webhookKnobs.list(),
    push: state.push.list(),
    known: { openai: OPENAI_KNOBS, stripe: STRIPE_KNOBS, webhooks: WEBHOOK_KNOBS, push: PUSH_KNOBS },
  }))

  app.put('/knobs', {
    schema: { operationId: 'setKnobs', summary: 'Misbehave from now on', body: KnobsBody },
    handler: async (request, reply) => {
      const { openai = [], stripe = [], webhooks = [], push = [] } = request.body
      state.openai.set(openai)
      state.stripe.knobs.set(stripe)
      state.stripe.webhookKnobs.set(webhooks)
      state.push.set(push)
      return reply.code(204).send()
    },
  })

  app.get('/requests', async () => ({ items: state.requests.list() }))

  app.delete('/requests', async (_request, reply) => {
    state.requests.clear()
    return reply.code(204).send()
  })

  app.post('/release', async () => ({ released: state.gate.open() }))
}
