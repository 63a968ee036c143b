import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { v7 as uuidv7 } from 'uuid'
import { defineError, type Refusal } from '../errors.ts'
import type { Logger } from '../log.ts'
import { PROBLEM_CONTENT_TYPE, problemOf, TooLarge, UnreadableRequest } from './problem-details.ts'

const HeadTooLarge = defineError(
  'head-too-large',
  'request_header_fields_too_large',
  'The address or the headers of this request are too long.',
)
const TooSlow = defineError(
  'too-slow',
  'request_timeout',
  'This request took too long to arrive. Please try again.',
)

/** By the codes of Node. Everything else is not HTTP. */
const REFUSALS: Readonly<Record<string, Refusal<[]>>> = {
  HPE_HEADER_OVERFLOW: HeadTooLarge,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: TooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: TooSlow,
}

/**
 * Refuses, with problem details, what Node's parser cannot make a request of. There is no route for it, so no hook and
 * no error handler sees it. The error holds what was sent: only its code is logged.
 */
export function refuseUnparsed(log: Logger): (error: Error, socket: Socket) => void {
  return (error, socket) => {
    const { code: cause = '' } = error as { code?: string }
    if (cause === 'ECONNRESET' || socket.destroyed) return
    const refusal = new (REFUSALS[cause] ?? UnreadableRequest)()
    const problem = { ...problemOf(refusal), requestId: uuidv7() }
    const { status, code, requestId } = problem
    log.info({ status, code, cause, requestId }, 'request refused')
    if (socket.writable && !hasAnswerUnderWay(socket)) socket.write(answerOf(status, JSON.stringify(problem)))
    socket.destroySoon()
  }
}

/** Half an answer is there already: more text would become a part of it. Node's own handler looks at the same field. */
function hasAnswerUnderWay(socket: Socket): boolean {
  const { _httpMessage: answer } = socket as { _httpMessage?: ServerResponse | null }
  return answer?.headersSent ?? false
}

function answerOf(status: number, body: string): string {
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    `content-type: ${PROBLEM_CONTENT_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}
