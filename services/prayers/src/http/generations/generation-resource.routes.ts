import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Static } from 'typebox'
import type { PrayersDeps } from '../../deps.ts'
import type { GenerationKey } from '../../domain/generation.ts'
import {
  FreeLimitReached,
  GenerationNotFound,
  IdempotencyKeyReused,
  InvalidCursor,
  RewriteOver,
} from '../../errors.ts'
import type { Run } from '../../runs/run.ts'
import { cancelId } from '../../use-cases/cancel-generation.ts'
import { generatePrayer } from '../../use-cases/generate-prayer.ts'
import { followGeneration, getGeneration, listUnsaved } from '../../use-cases/read-generation.ts'
import { rewritePrayer } from '../../use-cases/rewrite-prayer.ts'
import { toPrayerRequest } from '../prayer-request.ts'
import { fromCursor, toCursor } from '../prayer-view.ts'
import { acceptsEvents, answerRun, WHILE_WRITING } from './answer-run.ts'
import {
  CancelledView,
  FollowHeaders,
  GenerationStateEventView,
  GenerationStateView,
  PutGenerationBody,
  UNSAVED_PER_PAGE,
  UnsavedPageView,
  UnsavedQuery,
} from './generation-resource.schemas.ts'
import { toStateView, toUnsavedView } from './generation-view.ts'
import { GenerationParams } from './generations.schemas.ts'

/** A generation as a resource under an id that the browser chooses. */
export const generationResourceRoutes: FastifyPluginAsyncTypebox<{ deps: PrayersDeps }> = async (
  app,
  { deps },
) => {
  // What a follower is told last is what anybody reads who asks afterwards.
  const view = async (key: GenerationKey) => toStateView(await getGeneration(deps, key))
  const answering = { deps, view }

  app.put('/generations/:generationId', {
    schema: {
      operationId: 'putGeneration',
      summary: 'Have a prayer written, or written again, under an id of your choice',
      description:
        'The same id with the same body is the same prayer for ever, and joins its writing. An id that was cancelled or ' +
        'failed begins no other. Answers JSON, or with `Accept: text/event-stream` events.',
      tags: ['prayers'],
      params: GenerationParams,
      body: PutGenerationBody,
      headers: FollowHeaders,
      refuses: [FreeLimitReached, GenerationNotFound, RewriteOver, IdempotencyKeyReused, ...WHILE_WRITING],
      response: { 200: GenerationStateView },
      streams: GenerationStateEventView,
    },
    handler: (request, reply) =>
      answerRun(answering, request, reply, () => begin(deps, keyOf(request), request.body)),
  })

  app.get('/generations/:generationId', {
    schema: {
      operationId: 'getGeneration',
      summary: 'How a prayer stands, and its words once it is written',
      description:
        'With `Accept: text/event-stream` it follows the writing from its start, or from after `Last-Event-ID`.',
      tags: ['prayers'],
      params: GenerationParams,
      headers: FollowHeaders,
      refuses: [GenerationNotFound, ...WHILE_WRITING],
      response: { 200: GenerationStateView },
      streams: GenerationStateEventView,
    },
    handler: async (request, reply) => {
      const key = keyOf(request)
      return acceptsEvents(request)
        ? answerRun(answering, request, reply, () => followGeneration(deps, key))
        : toStateView(await getGeneration(deps, key))
    },
  })

  app.delete('/generations/:generationId', {
    schema: {
      operationId: 'deleteGeneration',
      summary: 'Cancel a prayer, also one whose request has not arrived yet',
      description:
        'Free until its first words were sent. What is finished stays finished. Nothing begins under this id later.',
      tags: ['prayers'],
      params: GenerationParams,
      response: { 200: CancelledView },
    },
    handler: async (request) => {
      const key = keyOf(request)
      const found = await cancelId(deps, key)
      const isCancelled = found === 'nothing' || found === 'running'
      return { generation_id: key.id, found, state: isCancelled ? 'cancelled' : found }
    },
  })

  app.get('/generations', {
    schema: {
      operationId: 'listUnsavedGenerations',
      summary: 'What was written for me and is not saved yet, newest first',
      tags: ['prayers'],
      querystring: UnsavedQuery,
      refuses: [InvalidCursor],
      response: { 200: UnsavedPageView },
    },
    handler: async (request) => {
      const { limit = UNSAVED_PER_PAGE.default, cursor } = request.query
      const after = cursor ? fromCursor(cursor) : undefined
      const { unsaved, next } = await listUnsaved(deps, request.caller.userId, { limit, after })
      return { items: unsaved.map(toUnsavedView), next_cursor: next ? toCursor(next) : null }
    },
  })
}

function begin(deps: PrayersDeps, key: GenerationKey, body: Static<typeof PutGenerationBody>): Promise<Run> {
  if (!('rewrite_of' in body)) return generatePrayer(deps, { ...key, request: toPrayerRequest(body) })
  const { length, tone, leave_out: leaveOut } = body.change
  const generationId = body.rewrite_of.toLowerCase()
  return rewritePrayer(deps, { ...key, generationId, change: { length, tone, leaveOut } })
}

/** PostgreSQL writes ids in small letters, and memory compares them letter by letter. */
function keyOf({ caller, params }: { caller: { userId: string }; params: { generationId: string } }) {
  return { userId: caller.userId, id: params.generationId.toLowerCase() }
}
