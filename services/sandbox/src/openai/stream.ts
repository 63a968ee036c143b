import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Gate } from '../gate.ts'
import type { Outcome } from '../request-log.ts'
import type { Answer } from './answer.ts'
import type { OpenAiKnob } from './knobs.ts'

/** Text goes out in bites of about this size, as from a real model. */
const CHUNK_CHARACTERS = 12
/** The head of the JSON and two sentences. */
const PIECES_BEFORE_RELEASE = 3
const ARRIVAL_MS = 50
const BYTE_EVERY_MS = 1000
const CHUNK_EVERY_MS = 10

export interface Streaming {
  readonly response: ServerResponse
  readonly model: string
  readonly knobs: ReadonlySet<OpenAiKnob>
  readonly gate: Gate
  readonly includesUsage: boolean
  /** Aborts when the caller hangs up. */
  readonly gone: AbortSignal
}

/** Sends an answer as server-sent events, ending it well or badly. Says how it went. */
export async function streamAnswer(answer: Answer, streaming: Streaming): Promise<Outcome> {
  const { response, knobs, gone } = streaming
  const sse = eventStream(streaming)
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  sse.choice({ role: 'assistant', content: '' })
  if (knobs.has('hangs-before-first-token')) await untilGone(gone)
  if (answer.refusal) sse.choice({ refusal: answer.refusal })
  await sendText(answer, streaming, sse)
  if (gone.aborted) return 'hung-up'
  if (knobs.has('stops-half-way')) return breakOff(response)
  if (knobs.has('error-half-way')) sse.event({ error: { message: 'overloaded', type: 'server_error' } })
  else if (!knobs.has('ends-without-reason')) sse.choice({}, finishReason(knobs))
  if (knobs.has('hangs-at-the-end')) await untilGone(gone)
  if (gone.aborted) return 'hung-up'
  if (streaming.includesUsage && !knobs.has('no-usage')) sse.event({ choices: [], usage: answer.usage })
  response.end('data: [DONE]\n\n')
  return 'answered'
}

/** Once what was sent has arrived: else the caller would see an answer that never began. */
async function breakOff(response: ServerResponse): Promise<Outcome> {
  await new Promise((resolve) => response.write(':\n\n', resolve))
  await delay(ARRIVAL_MS)
  response.destroy()
  return 'broken'
}

export function finishReason(knobs: ReadonlySet<OpenAiKnob>): string {
  if (knobs.has('length')) return 'length'
  return knobs.has('content-filter') ? 'content_filter' : 'stop'
}

const HALF_WAY: readonly OpenAiKnob[] = [
  'length',
  'content-filter',
  'stops-half-way',
  'ends-without-reason',
  'error-half-way',
]

/** What gets out: all of it, or the first half, which ends within a sentence. */
export function spokenPieces({ pieces }: Answer, knobs: ReadonlySet<OpenAiKnob>): string[] {
  if (!HALF_WAY.some((knob) => knobs.has(knob))) return [...pieces]
  const half = Math.floor(pieces.length / 2)
  const cut = pieces[half] ?? ''
  return [...pieces.slice(0, half), cut.slice(0, cut.length / 2)]
}

async function sendText(answer: Answer, { knobs, gate, gone }: Streaming, sse: EventStream): Promise<void> {
  const pieces = spokenPieces(answer, knobs)
  for (const [at, piece] of pieces.entries()) {
    if (knobs.has('waits-for-release') && at === PIECES_BEFORE_RELEASE) await gate.pass(gone)
    if (knobs.has('hangs-in-the-middle') && at === Math.floor(pieces.length / 2)) await untilGone(gone)
    for (const chunk of chunksOf(piece, knobs)) {
      if (gone.aborted) return
      sse.choice({ content: chunk })
      const pauseMs = pauseAfterChunk(knobs)
      if (pauseMs > 0) await delay(pauseMs, undefined, { signal: gone }).catch(() => undefined)
    }
  }
}

function pauseAfterChunk(knobs: ReadonlySet<OpenAiKnob>): number {
  if (knobs.has('one-byte-a-second')) return BYTE_EVERY_MS
  return knobs.has('keeps-pace') ? CHUNK_EVERY_MS : 0
}

function chunksOf(piece: string, knobs: ReadonlySet<OpenAiKnob>): string[] {
  const characters = Array.from(piece)
  const size = knobs.has('one-byte-a-second') ? 1 : CHUNK_CHARACTERS
  return Array.from({ length: Math.ceil(characters.length / size) }, (_, at) =>
    characters.slice(at * size, (at + 1) * size).join(''),
  )
}

interface EventStream {
  event(fields: object): void
  choice(delta: object, finishReason?: string): void
}

function eventStream({ response, model }: Streaming): EventStream {
  const created = Math.floor(Date.now() / 1000)
  const common = { id: 'chatcmpl-sandbox', object: 'chat.completion.chunk', created, model }
  const event = (fields: object) => {
    response.write(`data: ${JSON.stringify({ ...common, ...fields })}\n\n`)
  }
  return {
    event,
    choice: (delta, reason) => event({ choices: [{ index: 0, delta, finish_reason: reason ?? null }] }),
  }
}

export function untilGone(gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (gone.aborted) return resolve()
    gone.addEventListener('abort', () => resolve(), { once: true })
  })
}
