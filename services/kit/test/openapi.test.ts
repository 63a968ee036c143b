import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { defineError } from '../src/errors.ts'
import { createApp } from '../src/http/app.ts'
import { requirePerson } from '../src/http/caller.ts'
import type { Document } from '../src/http/openapi.ts'
import { createLogger } from '../src/log.ts'
import { contractOf } from '../src/testing/contract.ts'
import { testIssuer } from '../src/testing/people.ts'

const NameTaken = defineError('conflict', 'name_taken', 'Somebody has this name.')
const NameKept = defineError('conflict', 'name_kept', 'This name stays.')

async function startNames() {
  const app = createApp({ name: 'names', log: createLogger('names', 'silent') })
  const { keys, issuer } = testIssuer()
  await app.register(async (people) => {
    await people.register(requirePerson, { keys, issuer })
    people.post('/names', {
      schema: {
        operationId: 'addName',
        body: Type.Object({ name: Type.String() }),
        refuses: [NameTaken, NameKept],
        response: { 200: Type.Object({ name: Type.String() }) },
        streams: Type.Object({ event: Type.Literal('named') }),
      },
      handler: async (request) => request.body,
    })
  })
  await app.ready()
  return { document: app.swagger() as Document, [Symbol.asyncDispose]: () => app.close() }
}

const refusal = (code: string) => ({
  contentType: 'application/problem+json; charset=utf-8',
  body: JSON.stringify({ type: '', title: '', status: 409, code, detail: '', requestId: '' }),
})

describe('the OpenAPI document', () => {
  test('names what a route refuses, with the codes of each status', async () => {
    await using names = await startNames()

    const { responses = {} } = names.document.paths?.['/names']?.post ?? {}

    expect(Object.keys(responses)).toEqual(['200', '400', '401', '409', '413', '415', '503'])
    expect(responses['409']?.content?.['application/problem+json']?.schema).toEqual({
      allOf: [
        { $ref: '#/components/schemas/Problem' },
        { type: 'object', properties: { code: { enum: ['name_kept', 'name_taken'] } } },
      ],
    })
    expect(responses['503']?.headers).toHaveProperty('Retry-After')
  })

  test('has the events of a stream beside the JSON', async () => {
    await using names = await startNames()

    const { content = {} } = names.document.paths?.['/names']?.post?.responses?.['200'] ?? {}

    expect(Object.keys(content)).toEqual(['application/json', 'text/event-stream'])
  })
})

describe('an answer departs from the document', () => {
  const json = 'application/json; charset=utf-8'

  test.each([
    ['not: it is as written', 200, { contentType: json, body: '{"name":"Ana"}' }, undefined],
    ['not: it streams', 200, { contentType: 'text/event-stream', body: undefined }, undefined],
    ['not: its refusal is named', 409, refusal('name_taken'), undefined],
    ['with another status', 404, refusal('not_found'), 'does not name 404'],
    ['with another code', 409, refusal('name_lost'), 'does not fit its schema: /code'],
    ['with another content type', 200, { contentType: 'text/html', body: '' }, 'does not name text/html'],
    ['with another body', 200, { contentType: json, body: '{"name":7}' }, '/name must be string'],
  ])('%s', async (_how, status, answer, departure) => {
    await using names = await startNames()

    const found = contractOf(names.document)('addName', { status, ...answer })

    expect(found ?? '').toContain(departure ?? '')
    expect(found === undefined).toBe(departure === undefined)
  })
})
