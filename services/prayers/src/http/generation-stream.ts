import { Readable } from 'node:stream'
import { AppError } from '@selah/kit/errors'
import { toProblem } from '@selah/kit/http/problem-details'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GenerationEvent } from '../domain/generation.ts'
import type { Run } from '../runs/run.ts'
import { toGenerationView } from './generation-view.ts'

const HEARTBEAT_MS = 15_000

/**
 * Sends a run as server-sent events: `accepted`, `passages`, `text`…, `done` with the same JSON as the plain answer,
 * or `error` with problem details. A comment every 15 seconds keeps proxies from closing a quiet connection.
 */
export function sendGenerationStream(run: Run, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const stream = Readable.from(withHeartbeats(lines(run, request)), { objectMode: false })
  return reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    .send(stream)
}

async function* lines(run: Run, request: FastifyRequest): AsyncGenerator<string> {
  try {
    for await (const event of run.events()) yield message(event.type, toData(event))
    yield message('done', toGenerationView(run.key.id, await run.result))
  } catch (error) {
    if (!(error instanceof AppError)) request.log.error({ err: error }, 'stream failed')
    yield message('error', toProblem(error as AppError, request))
  }
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

function message(event: string, data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
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
