import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyError, FastifyReply } from 'fastify'
import type { SandboxState } from '../state.ts'
import { ChatBody, type ChatRequest, textOf } from './chat-request.ts'
import { knobsOfModel, type OpenAiKnob } from './knobs.ts'
import { type Refusal, refusal, refusalOf } from './refusals.ts'
import { respond } from './respond.ts'

/** Fields of a request that the oldest compatible servers know. */
const OLD_FIELDS = new Set(['model', 'messages', 'stream', 'max_tokens', 'temperature'])

/** The part of an OpenAI-compatible endpoint that writes. */
export const openAiRoutes: FastifyPluginAsyncTypebox<{ state: SandboxState }> = async (app, { state }) => {
  app.setErrorHandler((error: FastifyError, _request, reply) =>
    refuse(reply, refusal(error.statusCode ?? 500, 'invalid_request_error', null, error.message)),
  )
  app.addHook('onRequest', async (request, reply) => {
    if (/^bearer \S/i.test(request.headers.authorization ?? '')) return
    return refuse(reply, refusal(401, 'invalid_request_error', null, 'You did not provide an API key.'))
  })

  app.get('/models', async () => ({
    object: 'list',
    data: [{ id: 'sandbox', object: 'model', created: 0, owned_by: 'sandbox' }],
  }))

  app.post('/chat/completions', {
    schema: { operationId: 'createChatCompletion', summary: 'Write an answer', body: ChatBody },
    handler: async (request, reply) => {
      const { method, url: path, headers, body } = request
      const recorded = state.requests.record({ system: 'openai', method, path, headers, body })
      const knobs = new Set([...knobsOf(body.model), ...state.openai.take()])
      const refused = refusalOf([...knobs], textOf(body, 'user')) ?? newFieldRefusal(body, knobs)
      if (refused) {
        recorded.outcome = 'answered'
        return refuse(reply, refused)
      }
      reply.hijack()
      recorded.outcome = await respond(state, reply.raw, { request: body, knobs, turn: recorded.number })
    },
  })
}

class UnknownModel extends Error {
  readonly statusCode = 404
}

function knobsOf(model: string): OpenAiKnob[] {
  try {
    return knobsOfModel(model)
  } catch (error) {
    throw new UnknownModel(error instanceof Error ? error.message : 'no such model')
  }
}

function newFieldRefusal(request: ChatRequest, knobs: ReadonlySet<OpenAiKnob>): Refusal | undefined {
  if (!knobs.has('refuses-json-schema')) return undefined
  const unknown = Object.keys(request).find((field) => !OLD_FIELDS.has(field))
  return unknown === undefined
    ? undefined
    : refusal(400, 'invalid_request_error', null, `Unknown field: ${unknown}`)
}

function refuse(reply: FastifyReply, { status, headers = {}, error }: Refusal): FastifyReply {
  return reply.code(status).headers(headers).send({ error })
}
