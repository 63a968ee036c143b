import { EventSourceParserStream } from 'eventsource-parser/stream'
import { fetchAsPerson } from '../../../api/client.ts'
import { ApiError, apiErrorFrom } from '../../../api/errors.ts'
import type { GenerationEvent } from '../../../api/types.ts'
import type { PrayerVersion } from '../versions.ts'

/** What the server says while it writes. `restart` withdraws every word shown so far. A refusal is thrown. */
export type PrayerEvent = Exclude<GenerationEvent, { event: 'error' }>

/** The line broke before the prayer was whole. Asking again with the same key takes it up from its start. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

/** Not now: too many are asking, or something went wrong there. The same question may be asked again. */
export class AskLater extends ApiError {
  /** How long the server wants to be left alone, where it says so. */
  readonly afterMs: number | undefined

  constructor({ headers, status }: Response, problem: unknown) {
    super(status, problem)
    const seconds = Number(headers.get('retry-after') ?? Number.NaN)
    this.afterMs = Number.isFinite(seconds) ? seconds * 1000 : undefined
  }
}

/** The server said that it could not write this prayer. Nothing was spent; the next try is a new one. */
export class WritingFailed extends ApiError {}

/** Asks for a version of a prayer and yields what the server says, as it says it. Throws ApiError when it refuses. */
export async function* askForPrayer(
  version: PrayerVersion,
  signal: AbortSignal,
): AsyncGenerator<PrayerEvent> {
  const { path, body } = questionOf(version)
  const response = await fetchAsPerson(
    new Request(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        'idempotency-key': version.key,
      },
      body: JSON.stringify(body),
      signal,
    }),
  )
  if (!response.ok) throw await refusalIn(response)
  if (isStream(response) && response.body) yield* readEvents(response.body)
  else yield { event: 'done', data: await response.json() }
}

async function refusalIn(response: Response): Promise<ApiError> {
  const isLater = response.status === 429 || response.status === 500
  if (!isLater) return apiErrorFrom(response)
  return new AskLater(response, await response.json().catch(() => undefined))
}

function questionOf({ request, rewrite }: PrayerVersion): { path: string; body: object } {
  if (rewrite === undefined) return { path: '/api/v1/generate-prayer', body: request }
  return { path: `/api/v1/generations/${rewrite.of}/rewrite`, body: rewrite.change }
}

async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<PrayerEvent> {
  const messages = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  const reader = messages.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) throw new ConnectionLost()
      const data: unknown = JSON.parse(value.data)
      if (value.event === 'error') throw new WritingFailed(statusOf(data), data)
      const event = { event: value.event, data } as PrayerEvent
      yield event
      if (event.event === 'done') return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function isStream(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
}

function statusOf(problem: unknown): number {
  const status: unknown = typeof problem === 'object' && problem !== null && Reflect.get(problem, 'status')
  return typeof status === 'number' ? status : 500
}
