import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startGateway } from './harness.ts'

test.each([
  ['is no HTTP', 'hello\r\n\r\n', 400, 'bad_request'],
  ['names no host', 'GET /api/v1/plans HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'bad_request'],
  [
    'has too long headers',
    `GET /auth/v1/settings HTTP/1.1\r\nhost: localhost\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'request_header_fields_too_large',
  ],
] as const)(
  'what %s is refused with problem details, and no service hears of it',
  async (_what, text, status, code) => {
    await using gateway = await startGateway()
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1')
    await once(socket, 'connect')

    socket.write(text)
    const chunks: Buffer[] = []
    for await (const chunk of socket) chunks.push(chunk)

    const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head.toLowerCase()).toContain('content-type: application/problem+json')
    expect(JSON.parse(body)).toMatchObject({ status, code, detail: expect.stringMatching(/\.$/) })
    expect(Object.values(gateway.services).flatMap(({ seen }) => seen)).toEqual([])
  },
)
