import { randomUUID } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ProblemSchema } from '@selah/kit/http/problem-details'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { PrayersDeps } from '../deps.ts'
import { cancelGeneration } from '../use-cases/cancel-generation.ts'
import { countRewrites } from '../use-cases/count-rewrites.ts'
import { generatePrayer } from '../use-cases/generate-prayer.ts'
import { rewritePrayer } from '../use-cases/rewrite-prayer.ts'
import type { Run } from '../use-cases/run.ts'
import { sendGenerationStream } from './generation-stream.ts'
import { toGenerationView } from './generation-view.ts'
import {
  GeneratePrayerBody,
  GeneratePrayerHeaders,
  GenerationParams,
  GenerationView,
  RewritePrayerBody,
} from './generations.schemas.ts'
import { toPrayerRequest } from './prayer-request.ts'

export const generationsRoutes: FastifyPluginAsyncTypebox<{ deps: PrayersDeps }> = async (app, { deps }) => {
  const views = new WeakMap<Run, ReturnType<typeof viewOf>>()
  const viewOf = async ({ generationId, result }: Run, userId: string) => {
    const prayer = await result
    return toGenerationView(generationId, prayer, await countRewrites(deps, userId, generationId))
  }
  /** Made once for all readers of a run. */
  const sharedView = (run: Run, userId: string) => {
    const view = views.get(run) ?? viewOf(run, userId)
    views.set(run, view)
    return view
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply, start: () => Promise<Run>) => {
    const { userId } = request.caller
    const isStream = acceptsEvents(request.headers.accept)
    // Before anything is held for the person, and until the connection ends, however it ends.
    if (isStream) reply.raw.once('close', deps.streams.take(userId))
    const run = await start()
    const view = () => sharedView(run, userId)
    return isStream ? sendGenerationStream(run, view, request, reply) : view()
  }

  app.post('/generate-prayer', {
    schema: {
      operationId: 'generatePrayer',
      summary: 'Have a prayer written',
      description:
        'Answers JSON, or with `Accept: text/event-stream` the same as events while it is written.',
      tags: ['prayers'],
      headers: GeneratePrayerHeaders,
      body: GeneratePrayerBody,
      response: {
        200: GenerationView,
        400: ProblemSchema,
        402: ProblemSchema,
        409: ProblemSchema,
        422: ProblemSchema,
      },
    },
    handler: (request, reply) =>
      answer(request, reply, () =>
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
      response: { 200: GenerationView, 400: ProblemSchema, 404: ProblemSchema, 409: ProblemSchema },
    },
    handler: async (request, reply) => {
      const { length, tone, leave_out: leaveOut } = request.body
      return answer(request, reply, () =>
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
      response: { 204: Type.Null(), 404: ProblemSchema },
    },
    handler: async (request, reply) => {
      await cancelGeneration(deps, request.caller.userId, request.params.generationId)
      return reply.code(204).send(null)
    },
  })
}

function acceptsEvents(accept: string | undefined): boolean {
  return accept?.split(',').some((type) => type.trim().startsWith('text/event-stream')) ?? false
}
