import type { FastifyInstance } from 'fastify'
import { defineError } from '../errors.ts'

export const BadJson = defineError('invalid', 'bad_json', (sentence: string) => sentence)

export interface JsonBodyOptions {
  /** Reads an empty body as no body instead of refusing it: some clients send the header with nothing behind it. */
  readonly allowEmpty: boolean
}

/**
 * Parses JSON bodies strictly: bytes that are not UTF-8 and the character U+0000 (which PostgreSQL cannot keep)
 * are refused with a sentence, as are attempts at prototype poisoning.
 */
export function useStrictJson(app: FastifyInstance, { allowEmpty }: JsonBodyOptions): void {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => {
      if (body.length === 0) {
        if (allowEmpty) return undefined
        throw new BadJson('The request has no content.')
      }
      return parse(decodeUtf8(decoder, body))
    },
  )
}

/** Has every body in the scope of `app` arrive as the bytes that were sent, for example where a signature covers them. */
export function useRawBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    body.length > 0 ? body : undefined,
  )
}

function decodeUtf8(decoder: InstanceType<typeof TextDecoder>, body: Buffer): string {
  try {
    return decoder.decode(body)
  } catch {
    throw new BadJson('The request is not valid UTF-8 text.')
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, refuseUnsafe)
  } catch (error) {
    if (error instanceof BadJson) throw error
    throw new BadJson('The request is not valid JSON.')
  }
}

function refuseUnsafe(key: string, value: unknown): unknown {
  if (key === '__proto__' || key.includes('\0'))
    throw new BadJson('The request has a field name that is not allowed.')
  if (typeof value === 'string' && value.includes('\0')) {
    throw new BadJson('The request contains a character (U+0000) that cannot be kept.')
  }
  return value
}
