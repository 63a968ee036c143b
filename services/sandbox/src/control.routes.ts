import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { OPENAI_KNOBS, type OpenAiKnob } from './openai/knobs.ts'
import type { SandboxState } from './state.ts'

const KnobsBody = Type.Object(
  {
    openai: Type.Optional(
      Type.Array(
        Type.Object(
          {
            knob: Type.Enum(Object.keys(OPENAI_KNOBS) as OpenAiKnob[]),
            times: Type.Optional(Type.Integer({ minimum: 1 })),
          },
          { additionalProperties: false },
        ),
      ),
    ),
  },
  { additionalProperties: false },
)

/** How a test sets the scene and looks at it afterwards. No outside system has these paths. */
export const controlRoutes: FastifyPluginAsyncTypebox<{ state: SandboxState }> = async (app, { state }) => {
  app.get('/knobs', async () => ({ openai: state.openai.list(), known: { openai: OPENAI_KNOBS } }))

  app.put('/knobs', {
    schema: { operationId: 'setKnobs', summary: 'Misbehave from now on', body: KnobsBody },
    handler: async (request, reply) => {
      state.openai.set(request.body.openai ?? [])
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
