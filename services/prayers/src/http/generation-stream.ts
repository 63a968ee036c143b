import { Readable } from 'node:stream'
import { AppError } from '@selah/kit/errors'
import { toProblem } from '@selah/kit/http/problem-details'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FinishedPrayer, GenerationEvent } from '../domain/generation.ts'
import type { Run } from '../runs/run.ts'

const HEARTBEAT_MS = 15_000

/** What an answer shows of a finished prayer. */
export type RunView<View extends object = object> = (generationId: string, finished: FinishedPrayer) => View

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
    if (seen === undefined) yield message('restart', {})
    let place = 0
    for await (const event of run.events()) {
      place++
      if (place > (seen ?? 0)) yield message(event.type, toData(event), idOf(run, place))
    }
    yield message('done', view(run.key.id, await run.result), idOf(run, place + 1))
  } catch (error) {
    if (!(error instanceof AppError)) request.log.error({ err: error }, 'stream failed')
    yield message('error', toProblem(error as AppError, request))
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

function toData(event: GenerationEvent): object {
  switch (event.type) {
    case 'accepted':
      return { generation_id: event.generationId, ...(event.crisis && { crisis: event.crisis }) }
    case 'passages':
      return { citations: event.citations }
    case 'text':
      return { part: event.part, text: event.text, ...(event.reference && { reference: event.reference }) }
    case 'restart':
      return {}
  }
}

function message(event: string, data: object, id?: string): string {
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
