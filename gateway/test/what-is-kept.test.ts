import { createLogger } from '@selah/kit/log'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearer, startGateway } from './harness.ts'
import { json } from './upstream.ts'
import { writeWebBuild } from './web-build.ts'

let build: Awaited<ReturnType<typeof writeWebBuild>>
beforeAll(async () => {
  build = await writeWebBuild()
})
afterAll(() => build[Symbol.asyncDispose]())

describe('what browsers and proxies keep', () => {
  test.each([
    '/api/v1/prayers',
    '/api/v1/me',
    '/api/v1/generate-prayer',
    '/api/v1/shared/made-up',
    '/auth/v1/user',
    '/api/v1/nowhere',
    '/api/v1//prayers',
    '/%61pi/v1/prayers',
  ])('is nothing of the API: %s', async (path) => {
    await using gateway = await startGateway({
      answer: (_request, response) => json(response, 404, { code: 'not_found' }),
    })

    for (const headers of [{}, await bearer()]) {
      const reply = await gateway.ask(path, { headers })
      expect(reply.headers['cache-control'], `${reply.status}`).toBe('no-store')
    }
  })

  test('is what a service says may be kept', async () => {
    await using gateway = await startGateway({
      answer: (_request, response) => {
        response.setHeader('cache-control', 'public, max-age=600')
        response.setHeader('etag', '"1"')
        json(response, 200, {})
      },
    })

    const { headers } = await gateway.ask('/auth/v1/.well-known/jwks.json')

    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=600', etag: '"1"' })
  })

  test('is what is the same for everybody, asked about each time', async () => {
    await using gateway = await startGateway({ settings: { WEB_DIR: build.dir } })
    const page = await gateway.ask('/')
    const again = { headers: { 'if-none-match': String(page.headers.etag) } }

    expect((await gateway.ask('/config.json')).headers['cache-control']).toBe('no-cache')
    expect((await gateway.ask('/', again)).status).toBe(304)
    expect((await gateway.ask('/api/openapi.json')).headers).not.toHaveProperty('cache-control')
  })
})

test('what stands in a path is in no log line: it may be the key of a link, a token or an address', async () => {
  const lines: string[] = []
  const log = createLogger('gateway', 'trace', { write: (line) => void lines.push(line) })
  await using gateway = await startGateway({ settings: { WEB_DIR: build.dir }, deps: { log } })

  for (const path of [
    '/shared/open-sesame',
    '/shared/open-sesame/x',
    '/Shared/open-sesame',
    '/%73hared/open-sesame',
    '/shared//open-sesame',
    '/api/v1/shared/open-sesame',
    '/api/v1/shared/open-sesame/x?open-sesame',
    // Near misses, and pages that there are or will be.
    '/share/open-sesame',
    '/sharedopen-sesame',
    '/unsubscribe/sesame@example.org',
    '/reset/open-sesame',
    '/auth/v1/verify/open-sesame',
    '/api/v1/open-sesame',
    '/open-sesame.txt',
    '/open-sesame/',
    '/../open-sesame',
    '/open-sesame/%ff',
    '/lab/open-sesame',
  ]) {
    for (const method of ['GET', 'POST', 'HEAD', 'PURGE']) await gateway.ask(path, { method })
  }

  expect(lines.join('')).toContain('"path":"/api/v1/shared/*"')
  expect(lines.join('')).toContain('a page was asked for that does not exist')
  expect(lines.join('')).not.toContain('sesame')
})
