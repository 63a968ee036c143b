import type { ServerResponse } from 'node:http'
import type { Outcome } from '../request-log.ts'
import type { SandboxState } from '../state.ts'
import { type Answer, writeAnswer } from './answer.ts'
import type { ChatRequest } from './chat-request.ts'
import type { OpenAiKnob } from './knobs.ts'
import { finishReason, spokenPieces, streamAnswer, untilGone } from './stream.ts'

export interface Turn {
  readonly request: ChatRequest
  readonly knobs: ReadonlySet<OpenAiKnob>
  /** Varies the words of the prayer. */
  readonly turn: number
}

/** Answers a request that was not refused, or breaks the connection, or never answers. Says how it went. */
export async function respond(state: SandboxState, response: ServerResponse, turn: Turn): Promise<Outcome> {
  const { request, knobs } = turn
  const gone = state.openStreams.follow(response)
  if (knobs.has('drops-connection')) return dropped(response)
  if (knobs.has('hangs-before-answering')) await untilGone(gone)
  if (gone.aborted) return 'hung-up'
  const answer = writeAnswer(request, [...knobs], turn.turn)
  if (request.stream) {
    const includesUsage = request.stream_options?.include_usage === true
    const { gate } = state
    return streamAnswer(answer, { response, model: request.model, knobs, gate, includesUsage, gone })
  }
  if (knobs.has('stops-half-way')) return dropped(response)
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(wholeAnswer(answer, turn)))
  return 'answered'
}

function wholeAnswer(answer: Answer, { request, knobs }: Turn): object {
  const content = spokenPieces(answer, knobs).join('')
  const message = { role: 'assistant', content, refusal: answer.refusal ?? null }
  return {
    id: 'chatcmpl-sandbox',
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: request.model,
    choices: [{ index: 0, message, finish_reason: finishReason(knobs) }],
    usage: answer.usage,
  }
}

function dropped(response: ServerResponse): Outcome {
  response.destroy()
  return 'broken'
}
