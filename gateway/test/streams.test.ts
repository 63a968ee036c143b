import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { bearer, startGateway } from './harness.ts'

type Gateway = Awaited<ReturnType<typeof startGateway>>

/** Asks for a stream and resolves with it as soon as its headers are there. */
async function openStream(gateway: Gateway): Promise<{ request: ClientRequest; response: IncomingMessage }> {
  const headers = { ...(await bearer()), accept: 'text/event-stream', 'content-type': 'application/json' }
  const asking = request(`${gateway.url}/api/v1/generate-prayer`, { method: 'POST', headers, agent: false })
  asking.end('{}')
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  return { request: asking, response }
}

async function nextChunk(response: IncomingMessage): Promise<string> {
  const [chunk] = (await once(response, 'data')) as [Buffer]
  return chunk.toString()
}

const SSE = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }

describe('a stream of events', () => {
  test('arrives piece by piece, while the service still writes', async () => {
    await using gateway = await startGateway()
    const goOn = Promise.withResolvers<void>()
    gateway.services.prayers.answer = async (_request, response) => {
      response.writeHead(200, SSE)
      response.write('event: accepted\ndata: {}\n\n')
      await goOn.promise
      response.end('event: done\ndata: {}\n\n')
    }

    const { response } = await openStream(gateway)
    // The service waits for us here: a gateway that buffered would never get this far.
    expect(await nextChunk(response)).toBe('event: accepted\ndata: {}\n\n')
    goOn.resolve()

    expect(await nextChunk(response)).toBe('event: done\ndata: {}\n\n')
    expect(response.headers).toMatchObject(SSE)
    expect(response.headers['content-encoding']).toBeUndefined()
  })

  test('ends at the service when the person leaves', async () => {
    await using gateway = await startGateway()
    const left = Promise.withResolvers<void>()
    gateway.services.prayers.answer = (_request, response) => {
      response.on('close', () => left.resolve())
      response.writeHead(200, SSE).write('event: accepted\ndata: {}\n\n')
    }

    const { request: asking, response } = await openStream(gateway)
    await nextChunk(response)
    asking.destroy()

    await left.promise
  })

  test('ends at the service when the person leaves before the first word', async () => {
    await using gateway = await startGateway()
    const asked = Promise.withResolvers<void>()
    const left = Promise.withResolvers<void>()
    gateway.services.prayers.answer = (_request, response) => {
      response.on('close', () => left.resolve())
      asked.resolve()
    }

    const asking = request(`${gateway.url}/api/v1/generate-prayer`, { headers: await bearer(), agent: false })
    asking.on('error', () => undefined)
    asking.end()
    await asked.promise
    asking.destroy()

    await left.promise
  })

  test('breaks off for the person when the service dies in the middle, and the next request is served', async () => {
    await using gateway = await startGateway()
    gateway.services.prayers.answer = (_request, response) => {
      response.writeHead(200, SSE).write('event: accepted\ndata: {}\n\n')
      setImmediate(() => response.destroy())
    }

    const { response } = await openStream(gateway)
    response.resume()
    await expect(once(response, 'end')).rejects.toThrow('aborted')

    const reply = await gateway.ask('/auth/v1/settings')
    expect(reply.status).toBe(200)
  })
})
