import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGateway } from './harness.ts'

const INLINE = "document.documentElement.dataset.scheme = 'dark'"
const HTML = `<!doctype html><script>${INLINE}</script><script type="module" src="/assets/index-a1b2c3d4.js"></script>`
const SCRIPT = 'export const words = "a".repeat(1000)\n'.repeat(100)

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'selah-web-'))
  await mkdir(join(dir, 'assets'))
  await mkdir(join(dir, '.vite'))
  const files = {
    'index.html': HTML,
    'index.html.br': brotliCompressSync(HTML),
    'routes.json': JSON.stringify(['/', '/auth', '/blog/:id']),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.vite/manifest.json': '{}',
    'assets/index-a1b2c3d4.js': SCRIPT,
    'assets/index-a1b2c3d4.js.br': brotliCompressSync(SCRIPT),
    'assets/index-a1b2c3d4.js.gz': gzipSync(SCRIPT),
    'assets/small-e5f6.css': 'a{}',
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(dir, name), content)
})
afterAll(() => rm(dir, { recursive: true, force: true }))

const startWithPages = (settings = {}) => startGateway({ settings: { WEB_DIR: dir, ...settings } })
const accepting = (encoding: string) => ({ headers: { 'accept-encoding': encoding } })

describe('a page', () => {
  test.each(['/', '/auth', '/auth?mode=login', '/auth/', '/blog/3', '/blog/a%20b'])(
    'is there at %s',
    async (path) => {
      await using gateway = await startWithPages()

      const reply = await gateway.ask(path)

      expect(reply.status).toBe(200)
      expect(reply.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      })
      expect(reply.text).toBe(HTML)
    },
  )

  test.each(['/nowhere', '/auth/nowhere', '/blog', '/blog/3/4', '/Auth', '/login%20now'])(
    'is a real 404 at %s, and still the page, which says so kindly',
    async (path) => {
      await using gateway = await startWithPages()

      const reply = await gateway.ask(path)

      expect(reply.status).toBe(404)
      expect(reply.text).toBe(HTML)
      expect(reply.headers['cache-control']).toBe('no-cache')
    },
  )

  test.each([
    '/api',
    '/api/v1',
    '/api/v1/unknown',
    '/auth/v1',
    '/internal/people',
    '/.well-known/unknown',
    '/assets',
    '/assets/gone-00000000.js',
    '/favicon.ico',
    '/wp-login.php',
    '/index.html',
    '/index.html.br',
    '/routes.json',
    '/.vite/manifest.json',
    '/assets/index-a1b2c3d4.js.br',
  ])('is not what a program gets at %s', async (path) => {
    await using gateway = await startWithPages()
    gateway.services.identity.answer = (_request, response) => response.writeHead(404).end()

    const reply = await gateway.ask(path)

    expect(reply.status).toBe(404)
    expect(reply.text).not.toContain('<!doctype')
  })

  test('comes compressed as the browser likes it', async () => {
    await using gateway = await startWithPages()

    const brotli = await gateway.ask('/', accepting('gzip, deflate, br'))
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(HTML)

    const gzip = await gateway.ask('/', accepting('gzip;q=1.0, br;q=0'))
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.bytes).toString()).toBe(HTML)

    expect((await gateway.ask('/', accepting('identity'))).headers).not.toHaveProperty('content-encoding')
  })

  test('is not sent again while it has not changed', async () => {
    await using gateway = await startWithPages()
    const { headers } = await gateway.ask('/')

    const again = await gateway.ask('/auth', { headers: { 'if-none-match': headers.etag ?? '' } })
    const elsewhere = await gateway.ask('/nowhere', { headers: { 'if-none-match': headers.etag ?? '' } })

    expect(again.status).toBe(304)
    expect(again.bytes).toHaveLength(0)
    expect(elsewhere.status).toBe(404)
  })

  test('answers HEAD with everything but the page', async () => {
    await using gateway = await startWithPages()

    for (const [path, status] of [
      ['/', 200],
      ['/nowhere', 404],
      ['/assets/index-a1b2c3d4.js', 200],
      ['/api/v1/prayers', 404],
    ] as const) {
      const head = await gateway.ask(path, { method: 'HEAD' })
      expect(head.status, path).toBe(status)
      expect(head.bytes).toHaveLength(0)
    }
    expect((await gateway.ask('/', { method: 'HEAD' })).headers['content-length']).toBe(String(HTML.length))
  })
})

describe('a file', () => {
  test('with a hash in its name is kept for good', async () => {
    await using gateway = await startWithPages()

    const reply = await gateway.ask('/assets/index-a1b2c3d4.js', accepting('br'))

    expect(reply.status).toBe(200)
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      vary: 'accept-encoding',
    })
    expect(brotliDecompressSync(reply.bytes).toString()).toBe(SCRIPT)
  })

  test('comes as gzip or plain where the browser wants that, or where there is no other', async () => {
    await using gateway = await startWithPages()

    const gzip = await gateway.ask('/assets/index-a1b2c3d4.js', accepting('gzip'))
    expect(gunzipSync(gzip.bytes).toString()).toBe(SCRIPT)
    expect((await gateway.ask('/assets/index-a1b2c3d4.js')).text).toBe(SCRIPT)
    expect((await gateway.ask('/assets/small-e5f6.css', accepting('br, gzip'))).text).toBe('a{}')
  })

  test('without a hash is asked for again each time', async () => {
    await using gateway = await startWithPages()

    const reply = await gateway.ask('/favicon.svg')

    expect(reply.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'image/svg+xml' })
    expect(
      (await gateway.ask('/favicon.svg', { headers: { 'if-none-match': reply.headers.etag ?? '' } })).status,
    ).toBe(304)
  })
})

describe('what browsers are told', () => {
  const policyOf = (header: unknown) =>
    Object.fromEntries(
      String(header)
        .split(';')
        .map((directive) => {
          const [name = '', ...sources] = directive.trim().split(' ')
          return [name, sources.join(' ')]
        }),
    )

  test('a strict policy, with our own inline script by its hash', async () => {
    await using gateway = await startWithPages()
    const hash = createHash('sha256').update(INLINE).digest('base64')

    for (const path of ['/', '/nowhere', '/api/v1/prayers', '/assets/gone.js', '/config.json']) {
      const { headers } = await gateway.ask(path)
      expect(policyOf(headers['content-security-policy']), path).toEqual({
        'default-src': "'self'",
        'script-src': `'self' 'sha256-${hash}'`,
        'style-src': "'self' 'unsafe-inline'",
        'img-src': "'self' data:",
        'font-src': "'self'",
        'connect-src': "'self'",
        'form-action': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'frame-ancestors': "'none'",
      })
      expect(headers, path).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    }
  })

  test('the reference page has a policy of its own that loosens no other', async () => {
    await using gateway = await startWithPages()

    const docs = await gateway.ask('/api/docs')

    expect(docs.status).toBe(200)
    expect(policyOf(docs.headers['content-security-policy'])['script-src']).toBe("'self'")
    expect(docs.text).not.toMatch(/(?:src|href)="https?:/)
    const { headers } = await gateway.ask('/')
    expect(headers['content-security-policy']).toContain('sha256')
  })

  test('to come back over https only where that is how they came', async () => {
    await using http = await startWithPages()
    await using https = await startWithPages({ PUBLIC_URL: 'https://selah.example' })

    expect((await http.ask('/')).headers).not.toHaveProperty('strict-transport-security')
    expect((await https.ask('/')).headers['strict-transport-security']).toContain('max-age=31536000')
  })

  test('the name of the product, where to write to, and where it lives', async () => {
    await using gateway = await startWithPages({
      PRODUCT_NAME: 'Psalter',
      SUPPORT_EMAIL: 'help@psalter.example',
      PUBLIC_URL: 'https://psalter.example',
    })

    const reply = await gateway.ask('/config.json')

    expect(reply.json).toEqual({
      product: 'Psalter',
      supportEmail: 'help@psalter.example',
      baseUrl: 'https://psalter.example',
    })
    expect(reply.headers['cache-control']).toBe('no-cache')
  })
})

describe('without a build of the page', () => {
  test.each(['', '/tmp/there-is-nothing-here'])('(%s) the API is served alone', async (WEB_DIR) => {
    await using gateway = await startGateway({ settings: { WEB_DIR } })

    const page = await gateway.ask('/')
    expect(page.status).toBe(404)
    expect(page.json).toMatchObject({ code: 'not_found' })
    expect((await gateway.ask('/config.json')).status).toBe(200)
  })
})

test('the public API is described for programs', async () => {
  await using gateway = await startGateway()

  const reply = await gateway.ask('/api/openapi.json')

  expect(reply.json).toMatchObject({ openapi: expect.stringMatching(/^3\.1/), paths: expect.any(Object) })
})
