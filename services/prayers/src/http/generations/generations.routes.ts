import { randomUUID } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { PrayersDeps } from '../../deps.ts'
import type { FinishedPrayer, GenerationKey } from '../../domain/generation.ts'
import { FreeLimitReached, GenerationNotFound, IdempotencyKeyReused, RewriteOver } from '../../errors.ts'
import { cancelGeneration } from '../../use-cases/cancel-generation.ts'
import { generatePrayer } from '../../use-cases/generate-prayer.ts'
import { rewritePrayer } from '../../use-cases/rewrite-prayer.ts'
import { toPrayerRequest } from '../prayer-request.ts'
import { answerRun, WHILE_WRITING } from './answer-run.ts'
import { toGenerationView } from './generation-view.ts'
import {
  GeneratePrayerBody,
  GeneratePrayerHeaders,
  GenerationEventView,
  GenerationParams,
  GenerationView,
  RewritePrayerBody,
} from './generations.schemas.ts'

export const generationsRoutes: FastifyPluginAsyncTypebox<{ deps: PrayersDeps }> = async (app, { deps }) => {
  const view = ({ id }: GenerationKey, finished: FinishedPrayer) => toGenerationView(id, finished)
  const answering = { deps, view }

  app.post('/generate-prayer', {
    schema: {
      operationId: 'generatePrayer',
      summary: 'Have a prayer written',
      description:
        'Answers JSON, or with `Accept: text/event-stream` the same as events while it is written.',
      tags: ['prayers'],
      headers: GeneratePrayerHeaders,
      body: GeneratePrayerBody,
      refuses: [FreeLimitReached, IdempotencyKeyReused, ...WHILE_WRITING],
      response: { 200: GenerationView },
      streams: GenerationEventView,
    },
    handler: (request, reply) =>
      answerRun(answering, request, reply, () =>
        generatePrayer(deps, {
          userId: request.caller.userId,
          idempotencyKey: request.headers['idempotency-key'] ?? randomUUID(),
          request: toPrayerRequest(request.body),
        }),
      ),
  })

  app.post('/generations/:generationId/rewrite', {
    schema: {
      operationId: 'rewritePrayer',
      summary: 'Have a prayer written again, longer or shorter or without one of its parts',
      description:
        'Costs nothing three times, within ten minutes and before it is saved. Answers as generatePrayer does.',
      tags: ['prayers'],
      params: GenerationParams,
      headers: GeneratePrayerHeaders,
      body: RewritePrayerBody,
      refuses: [GenerationNotFound, RewriteOver, IdempotencyKeyReused, ...WHILE_WRITING],
      response: { 200: GenerationView },
      streams: GenerationEventView,
    },
    handler: async (request, reply) => {
      const { length, tone, leave_out: leaveOut } = request.body
      return answerRun(answering, request, reply, () =>
        rewritePrayer(deps, {
          userId: request.caller.userId,
          generationId: request.params.generationId,
          idempotencyKey: request.headers['idempotency-key'] ?? randomUUID(),
          change: { length, tone, leaveOut },
        }),
      )
    },
  })

  app.post('/generations/:generationId/cancel', {
    schema: {
      operationId: 'cancelGeneration',
      summary: 'Stop a prayer that is being written',
      description: 'Free until its first words were sent; what is finished stays finished.',
      tags: ['prayers'],
      params: GenerationParams,
      refuses: [GenerationNotFound],
      response: { 204: Type.Null() },
    },
    handler: async (request, reply) => {
      const { userId } = request.caller
      await cancelGeneration(deps, { userId, id: request.params.generationId })
      return reply.code(204).send(null)
    },
  })
}
