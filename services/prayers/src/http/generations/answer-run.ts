import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PrayersDeps } from '../../deps.ts'
import {
  GenerationCancelled,
  GenerationEnded,
  GenerationFailed,
  GenerationGone,
  GenerationInProgress,
  TooManyStreams,
} from '../../errors.ts'
import type { Run } from '../../runs/run.ts'
import { readAlong } from '../../use-cases/read-along.ts'
import { type RunView, sendGenerationStream } from './generation-stream.ts'

/** Refusals of a route that answers a run: of a stream that has begun, its last event. */
export const WHILE_WRITING = [
  GenerationInProgress,
  GenerationCancelled,
  GenerationEnded,
  GenerationFailed,
  GenerationGone,
  TooManyStreams,
]

/** Answers with the finished prayer of a run, or as events while it is written, as the caller accepts. */
export async function answerRun<View extends object>(
  { deps, view }: { readonly deps: PrayersDeps; readonly view: RunView<View> },
  request: FastifyRequest,
  reply: FastifyReply,
  start: () => Promise<Run>,
) {
  const isStream = acceptsEvents(request)
  // Before anything is held for the person, and until the connection ends, however it ends.
  if (isStream) reply.raw.once('close', deps.streams.take(request.caller.userId))
  const run = await start()
  if (!isStream) return view(run.key, await run.result)
  await readAlong(deps, run)
  return sendGenerationStream(run, view, request, reply)
}

export function acceptsEvents({ headers }: FastifyRequest): boolean {
  return headers.accept?.split(',').some((type) => type.trim().startsWith('text/event-stream')) ?? false
}
