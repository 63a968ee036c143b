import Type, { type Static, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { currentTraceparent, TRACEPARENT } from '../trace.ts'
import { type Refused, ServiceAway, ServiceRefusal } from './service-refusals.ts'
import type { ServiceIdentity } from './service-token.ts'
import type { ServiceWatch } from './service-watch.ts'

const DEADLINE_MS = 5_000
const ANSWER_BYTES_MAX = 1024 * 1024

/** One call of a service's operation, and the answer that is agreed on. */
export interface Call<Answer extends TSchema> {
  readonly service: string
  /** Names the call in errors: its path could name a person. */
  readonly operation: string
  readonly path: string
  readonly answer: Answer
  /** GET by default. Only a GET is tried a second time. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON. */
  readonly body?: unknown
  /** An `authorization` in it, a person's, takes the place of the caller's own token. */
  readonly headers?: Readonly<Record<string, string>>
  /** Until the whole answer is there. */
  readonly deadlineMs?: number
  readonly answerBytesMax?: number
  /** The error to throw for a refusal that the caller can act on. Every other one is ServiceAway. */
  readonly refused?: (refused: Refused) => Error | undefined
}

/** Calls other services in the name of this one. */
export interface ServiceClient {
  /** Throws ServiceAway when the service does not answer in time and as agreed, and what `refused` makes. */
  ask<Answer extends TSchema>(call: Call<Answer>): Promise<Static<Answer>>
}

export interface ServiceClientOptions {
  /** Where each service answers. */
  readonly urls: Readonly<Record<string, string>>
  readonly identity: ServiceIdentity
  readonly watch: ServiceWatch
}

export function createServiceClient({ urls, identity, watch }: ServiceClientOptions): ServiceClient {
  return {
    async ask(call) {
      watch.refuseWhenAway(call.service)
      const url = new URL(call.path, urls[call.service])
      const request = { ...contentOf(call), headers: await headersOf(call, identity) }
      const { response, text } = await send(url, request, call).catch((error) => {
        void watch.isAlive(call.service)
        throw new ServiceAway(error)
      })
      if (text === undefined) throw unlikeAgreed(call, 'too much')
      if (!response.ok) throw refusalOf(call, response, text)
      const answer = parsed(text)
      // Nothing of it goes into the error: it can hold a person's words.
      if (!Value.Check(call.answer, answer)) throw unlikeAgreed(call, 'something else')
      return answer
    },
  }
}

function contentOf({ method = 'GET', body }: Call<TSchema>): RequestInit {
  // A redirect would lead the token to an address that nobody declared.
  const init = { method, redirect: 'manual' } as const
  return body === undefined ? init : { ...init, body: JSON.stringify(body) }
}

async function headersOf(
  { service, body, headers }: Call<TSchema>,
  identity: ServiceIdentity,
): Promise<Record<string, string>> {
  const traceparent = currentTraceparent()
  return {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(traceparent && { [TRACEPARENT]: traceparent }),
    ...headers,
    authorization: headers?.authorization ?? `Bearer ${await identity.tokenFor(service)}`,
  }
}

interface Answered {
  readonly response: Response
  /** Undefined where it was longer than allowed. */
  readonly text: string | undefined
}

/** Asks; a read whose connection broke is asked once more, within the same deadline. */
async function send(url: URL, request: RequestInit, call: Call<TSchema>): Promise<Answered> {
  const signal = AbortSignal.timeout(call.deadlineMs ?? DEADLINE_MS)
  const attempt = async () => {
    const response = await fetch(url, { ...request, signal })
    return { response, text: await readText(response, call.answerBytesMax ?? ANSWER_BYTES_MAX) }
  }
  return attempt().catch((error) => {
    if (request.method !== 'GET' || signal.aborted) throw error
    return attempt()
  })
}

async function readText({ body }: Response, bytesMax: number): Promise<string | undefined> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop early ends the connection.
  for await (const piece of body ?? []) {
    bytes += piece.length
    if (bytes > bytesMax) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function unlikeAgreed({ service, operation }: Call<TSchema>, what: string): Error {
  return new ServiceAway(new Error(`${service} answered ${operation} with ${what}`))
}

const Code = Type.String({ pattern: '^[a-z0-9_.-]{1,64}$' })
/** Problem details, or the shape of the auth client. */
const Refusal = Type.Object({
  code: Type.Optional(Type.Unknown()),
  error_code: Type.Optional(Type.Unknown()),
  detail: Type.Optional(Type.Unknown()),
  msg: Type.Optional(Type.Unknown()),
})

function refusalOf(call: Call<TSchema>, { status, headers }: Response, text: string): Error {
  const body = parsed(text)
  const { code, error_code, detail, msg } = Value.Check(Refusal, body) ? body : {}
  const refused = {
    status,
    code: [error_code, code].find((each) => Value.Check(Code, each)),
    sentence: [detail, msg].find((each) => typeof each === 'string'),
    retryAfterS: secondsIn(headers.get('retry-after')),
  }
  return call.refused?.(refused) ?? new ServiceAway(new ServiceRefusal(call.service, call.operation, refused))
}

function secondsIn(value: string | null): number | undefined {
  const seconds = Number(value)
  return Number.isInteger(seconds) && seconds > 0 ? seconds : undefined
}
