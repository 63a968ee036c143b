import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createApp } from '../src/http/app.ts'
import { createLogger } from '../src/log.ts'
import { eventually } from '../src/testing/eventually.ts'

const PROGRESS_TIMEOUT_MS = 300
/** More than the buffers between two sockets of one machine hold. */
const LARGE_BYTES = 64 * 1024 * 1024

async function startServer(progressTimeoutMs = PROGRESS_TIMEOUT_MS) {
  const app = createApp({
    name: 'test',
    log: createLogger('test', 'silent'),
    progressTimeoutMs,
  })
  app.get('/large', (_request, reply) => reply.type('text/plain').send(Buffer.alloc(LARGE_BYTES, 'a')))
  app.get('/later', async () => {
    await delay(4 * PROGRESS_TIMEOUT_MS)
    return { at: 'last' }
  })
  app.get('/beats', (_request, reply) => reply.type('text/event-stream').send(Readable.from(beats())))
  app.post('/echo', async (request) => request.body)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return {
    async send(text: string): Promise<Socket> {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      socket.write(text)
      return socket
    },
    connections: () =>
      new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count))),
    [Symbol.asyncDispose]: () => app.close(),
  }
}

/** Says something, is silent for twice the timeout, and ends. */
async function* beats() {
  yield ': here\n\n'
  await delay(2 * PROGRESS_TIMEOUT_MS)
  yield ': still here\n\n'
}

async function answerTo(server: Awaited<ReturnType<typeof startServer>>, path: string): Promise<string> {
  const socket = await server.send(`GET ${path} HTTP/1.1\r\nhost: test\r\nconnection: close\r\n\r\n`)
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** Counted by a timer of this process: where a busy machine keeps the server's own timers waiting, it waits as well. */
async function timeoutsUntilCut(server: Awaited<ReturnType<typeof startServer>>): Promise<number> {
  let timeouts = 0
  const clock = setInterval(() => timeouts++, PROGRESS_TIMEOUT_MS)
  try {
    await eventually('no connection', async () => (await server.connections()) === 0)
    return timeouts
  } finally {
    clearInterval(clock)
  }
}

describe('a caller', () => {
  test('who does not read is cut', async () => {
    await using server = await startServer()
    const socket = await server.send('GET /large HTTP/1.1\r\nhost: test\r\n\r\n')

    socket.pause()

    expect(await timeoutsUntilCut(server)).toBeLessThan(6)
    socket.destroy()
  })

  test.each([
    ['nothing', ''],
    ['half a head', 'POST /echo HTTP/1.1\r\nhost: te'],
    [
      'half a body',
      'POST /echo HTTP/1.1\r\nhost: test\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"a"',
    ],
  ])('who sends %s and no more is cut', async (_what, text) => {
    await using server = await startServer()
    const socket = await server.send(text)

    expect(await timeoutsUntilCut(server)).toBeLessThan(6)
    socket.destroy()
  })

  test('who waits for a slow answer, or between two events, is not', async () => {
    await using server = await startServer()

    const [later, events] = await Promise.all([answerTo(server, '/later'), answerTo(server, '/beats')])

    expect(later).toContain('{"at":"last"}')
    expect(events).toContain(': still here')
  })

  test('who reads slowly gets all of it', async () => {
    await using server = await startServer(10 * PROGRESS_TIMEOUT_MS)
    const socket = await server.send('GET /large HTTP/1.1\r\nhost: test\r\nconnection: close\r\n\r\n')
    let read = 0

    for await (const chunk of socket) {
      read += chunk.length
      if (read < LARGE_BYTES / 16) await delay(1)
    }

    expect(read).toBeGreaterThan(LARGE_BYTES)
  })
})
