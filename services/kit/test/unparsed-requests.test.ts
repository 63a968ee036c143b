import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { createApp } from '../src/http/app.ts'
import { createLogger } from '../src/log.ts'

const HOST = 'host: test\r\n'
const WORDS = 'my-mother-is-ill'

async function startServer() {
  const lines: string[] = []
  const log = createLogger('test', 'trace', { write: (line) => void lines.push(line) })
  const app = createApp({ name: 'test', log })
  const ending = new AbortController()
  app.get('/', async () => ({ fine: true }))
  app.post('/', async () => ({ fine: true }))
  app.get('/beats', (_request, reply) => reply.type('text/event-stream').send(Readable.from(beats(ending))))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return {
    app,
    logged: () => lines.join(''),
    async open(): Promise<Socket> {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      return socket
    },
    async [Symbol.asyncDispose]() {
      ending.abort()
      await app.close()
    },
  }
}

/** An answer that has begun and does not end by itself. */
async function* beats({ signal }: AbortController) {
  yield ': here\n\n'
  await once(signal, 'abort')
}

/** Everything that comes back until the connection ends. */
async function answersTo(socket: Socket, text: string): Promise<string> {
  socket.write(text)
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

function read(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [status = '', ...fields] = head.split('\r\n')
  const headers = Object.fromEntries(
    fields.map((field) => [field.slice(0, field.indexOf(':')).toLowerCase(), field.split(': ')[1]]),
  )
  return { status: Number(status.split(' ')[1]), headers, body, json: JSON.parse(body) }
}

function expectProblem(answer: string, status: number, code: string): void {
  const { headers, body, json, ...read_ } = read(answer)
  expect(read_.status).toBe(status)
  expect(headers).toMatchObject({
    connection: 'close',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  })
  expect(json).toEqual({
    ...{ type: `urn:selah:problem:${code}`, status, code },
    title: expect.stringMatching(/^\w/),
    detail: expect.stringMatching(/\.$/),
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
}

describe('what is no request', () => {
  test.each([
    ['is no HTTP', `${WORDS}\r\n\r\n`],
    ['has a method nobody knows', `PRAY /${WORDS} HTTP/1.1\r\n${HOST}\r\n`],
    ['has a broken header', `GET / HTTP/1.1\r\n${HOST}${WORDS}\r\n\r\n`],
    ['says two lengths', `POST / HTTP/1.1\r\n${HOST}content-length: 1\r\ncontent-length: 2\r\n\r\n${WORDS}`],
    ['has a broken chunk', `POST / HTTP/1.1\r\n${HOST}transfer-encoding: chunked\r\n\r\n${WORDS}\r\n`],
  ])('because it %s is refused with 400', async (_why, text) => {
    await using server = await startServer()

    expectProblem(await answersTo(await server.open(), text), 400, 'bad_request')

    expect(server.logged()).toContain('request refused')
    expect(server.logged()).not.toContain(WORDS)
  })

  test.each([
    ['headers', `GET / HTTP/1.1\r\n${HOST}x: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['an address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`],
  ])('because it has too long %s is refused with 431', async (_what, text) => {
    await using server = await startServer()

    const answer = await answersTo(await server.open(), text)

    expectProblem(answer, 431, 'request_header_fields_too_large')
  })

  test.each([
    ['its head', `GET / HTTP/1.1\r\n${HOST}x: `],
    ['its body', `POST / HTTP/1.1\r\n${HOST}content-type: application/json\r\ncontent-length: 9999\r\n\r\n"`],
  ])('because %s comes too slowly is refused with 408', async (_what, text) => {
    await using server = await startServer()
    Object.assign(server.app.server, { requestTimeout: 300, headersTimeout: 300 })
    const socket = await server.open()
    const dripping = setInterval(() => socket.write('a'), 50)

    expectProblem(await answersTo(socket, text), 408, 'request_timeout')

    clearInterval(dripping)
  })

  test('because it names no host is refused with 400, and served where HTTP/1.0 asks for none', async () => {
    await using server = await startServer()

    const refused = await answersTo(await server.open(), 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n')
    const served = await answersTo(await server.open(), 'GET / HTTP/1.0\r\n\r\n')

    expectProblem(refused, 400, 'bad_request')
    expect(read(served)).toMatchObject({ status: 200, json: { fine: true } })
  })
})

describe('an answer before it', () => {
  test('that is complete stays as it is', async () => {
    await using server = await startServer()
    const socket = await server.open()
    socket.write(`GET / HTTP/1.1\r\n${HOST}\r\n`)
    const [first] = (await once(socket, 'data')) as [Buffer]

    const second = await answersTo(socket, `${WORDS}\r\n\r\n`)

    expect(read(first.toString()).json).toEqual({ fine: true })
    expectProblem(second, 400, 'bad_request')
  })

  test('that is under way is cut, and gets nothing mixed into it', async () => {
    await using server = await startServer()
    const socket = await server.open()
    socket.write(`GET /beats HTTP/1.1\r\n${HOST}\r\n`)
    const [first] = (await once(socket, 'data')) as [Buffer]

    const rest = await answersTo(socket, `${WORDS}\r\n\r\n`)

    expect(first.toString()).toContain('200 OK')
    expect(rest).not.toContain('problem')
    expect(rest).not.toContain('HTTP/1.1')
  })
})
