import { EventSourceParserStream } from 'eventsource-parser/stream'
import { api } from '../../../api/client.ts'
import { ApiError, isStatus, isUnanswered } from '../../../api/errors.ts'
import type { GenerationState } from '../../../api/types.ts'
import { InvalidAnswer, type PrayerEvent } from '../../../prayer/generation.ts'
import type { AskedPrayer } from '../../../prayer/in-this-tab.ts'

/** The stream ended before the prayer did. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

/** Not now: too many are asking, or something went wrong there. The same may be asked again. */
export class AskLater extends ApiError {
  /** How long the server wants to be left alone, where it says so. */
  readonly afterMs: number | undefined

  constructor({ headers, status }: Response, problem: unknown) {
    super(status, problem)
    const seconds = Number(headers.get('retry-after') ?? Number.NaN)
    this.afterMs = Number.isFinite(seconds) ? seconds * 1000 : undefined
  }
}

/** The writing ended without a prayer: the last event of the stream. */
export class WritingEnded extends ApiError {}

const EVENTS = { accept: 'text/event-stream' }

/**
 * Has a prayer written, and ends as soon as the server has begun. Sent again under the same id it begins no other.
 * Returns the first event; undefined where the whole answer came at once.
 */
export async function startGeneration({ id, body }: AskedPrayer): Promise<PrayerEvent | undefined> {
  const call = api.PUT('/api/v1/generations/{generationId}', {
    params: { path: { generationId: id } },
    body,
    headers: EVENTS,
    parseAs: 'stream',
  })
  for await (const event of eventsOf(await call)) return event
  return undefined
}

/** Follows a generation from after the event with this id, or from its start. Reading begins nothing. */
export async function* followGeneration(
  id: string,
  lastEventId: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<PrayerEvent> {
  const call = api.GET('/api/v1/generations/{generationId}', {
    params: { path: { generationId: id } },
    headers: { ...EVENTS, ...(lastEventId && { 'last-event-id': lastEventId }) },
    parseAs: 'stream',
    signal,
  })
  yield* eventsOf(await call)
}

/** How a generation stands now. */
export async function getGeneration(id: string, signal: AbortSignal): Promise<GenerationState> {
  const call = api.GET('/api/v1/generations/{generationId}', {
    params: { path: { generationId: id } },
    signal,
  })
  const { data, error, response } = await call
  if (!response.ok || !data || !('state' in data)) throw refusalIn(response, error)
  return data
}

interface Streamed {
  data?: ReadableStream<Uint8Array<ArrayBuffer>> | null
  error?: unknown
  response: Response
}

async function* eventsOf({ data: body, error, response }: Streamed): AsyncGenerator<PrayerEvent> {
  if (!response.ok) throw refusalIn(response, error)
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  if (!body || !isStream) return
  const messages = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  const reader = messages.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) throw new ConnectionLost()
      const data: unknown = JSON.parse(value.data)
      if (value.event === 'error') throw new WritingEnded(statusOf(data), data)
      const event = { event: value.event, data, id: value.id } as PrayerEvent
      yield event
      if (event.event === 'done') return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function refusalIn(response: Response, problem: unknown): ApiError {
  const isLater = response.status === 429 || response.status === 500
  return isLater ? new AskLater(response, problem) : new ApiError(response.status, problem)
}

function statusOf(problem: unknown): number {
  const status: unknown = typeof problem === 'object' && problem !== null && Reflect.get(problem, 'status')
  return typeof status === 'number' ? status : 500
}

const RECONNECTIONS_MAX = 4
const BUSY_TRIES_MAX = 2
/** Longer than this nobody is left to wait without being told. */
const PATIENCE_MS = 20_000

/** The person cancelled while a retry was due. */
export class NoLongerWanted extends Error {
  override readonly name = 'NoLongerWanted'
}

/** No answer, or only a proxy's: the request may have arrived all the same. */
export function isBrokenLine(error: unknown): boolean {
  const isAnswer = [InvalidAnswer, WritingEnded, NoLongerWanted].some((kind) => error instanceof kind)
  return !isAnswer && isUnanswered(error)
}

/** The server has decided. After anything else, the same id may be asked for again. */
export function isFinal(error: unknown): boolean {
  return !isBrokenLine(error) && !(error instanceof AskLater) && !isStatus(error, 401)
}

/** Whether to try again without being told to. */
export function isTriedAgain(failures: number, error: unknown): boolean {
  if (isBrokenLine(error)) return failures < RECONNECTIONS_MAX
  return error instanceof AskLater && failures < BUSY_TRIES_MAX && (error.afterMs ?? 0) <= PATIENCE_MS
}

export function pauseBefore(failures: number, error: unknown): number {
  return (error instanceof AskLater ? error.afterMs : undefined) ?? 500 * 2 ** failures
}
