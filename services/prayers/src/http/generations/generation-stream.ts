import { Readable } from 'node:stream'
import { AppError } from '@selah/kit/errors'
import { toProblem } from '@selah/kit/http/problem-details'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { FinishedPrayer, GenerationEvent, GenerationKey } from '../../domain/generation.ts'
import type { Run } from '../../runs/run.ts'
import { toCrisisView } from './generation-view.ts'
import type { GenerationEventView } from './generations.schemas.ts'

type EventView = Exclude<Static<typeof GenerationEventView>, { event: 'done' }>

const HEARTBEAT_MS = 15_000

/** What an answer shows of a finished prayer. */
export type RunView<View extends object = object> = (
  key: GenerationKey,
  finished: FinishedPrayer,
) => View | Promise<View>

/**
 * Sends a run as server-sent events: `accepted`, `passages`, `text`…, `done` with the same JSON as the plain answer,
 * or `error` with problem details. A comment every 15 seconds keeps proxies from closing a quiet connection.
 */
export function sendGenerationStream(
  run: Run,
  view: RunView,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const stream = Readable.from(withHeartbeats(lines(run, view, request)), { objectMode: false })
  return reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    .send(stream)
}

async function* lines(run: Run, view: RunView, request: FastifyRequest): AsyncGenerator<string> {
  try {
    const seen = eventsSeen(run, request.headers['last-event-id'])
    // What the reader has is of another sequence: it is withdrawn, and all is told again.
    if (seen === undefined) yield message({ event: 'restart', data: {} })
    let place = 0
    for await (const event of run.events()) {
      place++
      if (place > (seen ?? 0)) yield message(toEventView(event), idOf(run, place))
    }
    yield message({ event: 'done', data: await view(run.key, await run.result) }, idOf(run, place + 1))
  } catch (error) {
    if (!(error instanceof AppError)) request.log.error({ err: error }, 'stream failed')
    yield message({ event: 'error', data: toProblem(error as AppError, request) })
  }
}

function idOf({ sequence }: Run, place: number): string {
  return `${sequence}:${place}`
}

/** How many events the reader has; undefined when it has some of another sequence than this one. */
function eventsSeen({ sequence }: Run, lastEventId: string | string[] | undefined): number | undefined {
  if (!lastEventId) return 0
  const [its, place] = String(lastEventId).split(':')
  const seen = Number(place)
  return its === sequence && Number.isSafeInteger(seen) ? seen : undefined
}

function toEventView(event: GenerationEvent): EventView {
  switch (event.type) {
    case 'accepted': {
      const { generationId, crisis } = event
      return {
        event: 'accepted',
        data: { generation_id: generationId, ...(crisis && { crisis: toCrisisView(crisis) }) },
      }
    }
    case 'passages':
      return { event: 'passages', data: { citations: [...event.citations] } }
    case 'text': {
      const { part, text, reference } = event
      return { event: 'text', data: { part, text, ...(reference && { reference }) } }
    }
    case 'restart':
      return { event: 'restart', data: {} }
  }
}

/** `done` has the JSON of the plain answer, which is another for each route. */
function message({ event, data }: EventView | { event: 'done'; data: object }, id?: string): string {
  const lines = [`event: ${event}`, `data: ${JSON.stringify(data)}`, ...(id ? [`id: ${id}`] : [])]
  return `${lines.join('\n')}\n\n`
}

async function* withHeartbeats(source: AsyncGenerator<string>): AsyncGenerator<string> {
  let next = source.next()
  for (;;) {
    const quiet = Promise.withResolvers<'quiet'>()
    const timer = setTimeout(() => quiet.resolve('quiet'), HEARTBEAT_MS)
    const item = await Promise.race([next, quiet.promise])
    clearTimeout(timer)
    if (item === 'quiet') yield ': still writing\n\n'
    else if (item.done) return
    else {
      yield item.value
      next = source.next()
    }
  }
}
