import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGateway } from './harness.ts'
import { INLINE, SCRIPT, writeWebBuild } from './web-build.ts'

let build: Awaited<ReturnType<typeof writeWebBuild>>
beforeAll(async () => {
  build = await writeWebBuild()
})
afterAll(() => build[Symbol.asyncDispose]())

const startWithPages = (settings = {}) => startGateway({ settings: { WEB_DIR: build.dir, ...settings } })
const accepting = (encoding: string) => ({ headers: { 'accept-encoding': encoding } })

describe('a page', () => {
  test.each([
    ['/', 'Welcome to Selah'],
    ['/?from=a-friend', 'Welcome to Selah'],
    ['/blog', 'Blog'],
    ['/blog/stillness', 'Stillness'],
  ])('is there as HTML at %s', async (path, heading) => {
    await using gateway = await startWithPages()

    const reply = await gateway.ask(path)

    expect(reply.status).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    })
    expect(reply.headers).not.toHaveProperty('x-robots-tag')
    expect(reply.text).toContain(`<h1>${heading}</h1>`)
  })

  test.each(['/auth', '/auth?mode=login', '/shared/a1b2', '/shared/a%20b'])(
    'for one person is empty until its scripts run, and not for search engines, at %s',
    async (path) => {
      await using gateway = await startWithPages()

      const reply = await gateway.ask(path)

      expect(reply.status).toBe(200)
      expect(reply.headers['x-robots-tag']).toBe('noindex')
      expect(reply.text).toContain('/assets/index-a1b2c3d4.js')
      expect(reply.text).not.toContain('<h1>')
    },
  )

  test.each([
    ['/nowhere', 'Page not found'],
    ['/auth/nowhere', 'Page not found'],
    ['/blog/stillness/4', 'Page not found'],
    ['/Auth', 'Page not found'],
    ['/login%20now', 'Page not found'],
    ['/blog/no-such-article', 'Article Not Found'],
  ])('is a real 404 at %s, and says so kindly', async (path, heading) => {
    await using gateway = await startWithPages()

    const reply = await gateway.ask(path)

    expect(reply.status).toBe(404)
    expect(reply.text).toContain(`<h1>${heading}</h1>`)
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
  })

  test('has one address', async () => {
    await using gateway = await startWithPages()

    const reply = await gateway.ask('/blog/stillness/?a=1&b=?')

    expect(reply.status).toBe(308)
    expect(reply.headers.location).toBe('/blog/stillness?a=1&b=?')
    expect((await gateway.ask('/nowhere/')).status).toBe(404)
  })

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
    '/pages.json',
    '/pages/home.html',
    '/app/auth.html',
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
    const { text: html } = await gateway.ask('/')

    const brotli = await gateway.ask('/', accepting('gzip, deflate, br'))
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(html)

    const gzip = await gateway.ask('/', accepting('gzip;q=1.0, br;q=0'))
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.bytes).toString()).toBe(html)

    const plain = await gateway.ask('/', accepting('identity'))
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(plain.text).toContain('Welcome to Selah')
  })

  test('is not sent again while it has not changed, each by its own mark', async () => {
    await using gateway = await startWithPages()
    const { headers } = await gateway.ask('/')
    const known = { headers: { 'if-none-match': headers.etag ?? '' } }

    const again = await gateway.ask('/', known)

    expect(again.status).toBe(304)
    expect(again.bytes).toHaveLength(0)
    expect((await gateway.ask('/blog', known)).status).toBe(200)
    expect((await gateway.ask('/auth', known)).status).toBe(200)
    const { headers: missing } = await gateway.ask('/nowhere')
    const stillMissing = await gateway.ask('/nowhere', {
      headers: { 'if-none-match': missing.etag ?? '' },
    })
    expect(stillMissing.status).toBe(404)
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
    const { bytes } = await gateway.ask('/')
    expect((await gateway.ask('/', { method: 'HEAD' })).headers['content-length']).toBe(String(bytes.length))
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

describe('on a home screen', () => {
  test('the product has its own name, also one that JSON would stumble over', async () => {
    await using gateway = await startWithPages({ PRODUCT_NAME: 'Psalms "&" \\ more' })

    const reply = await gateway.ask('/manifest.webmanifest')

    expect(reply.headers).toMatchObject({
      'content-type': 'application/manifest+json',
      'cache-control': 'no-cache',
    })
    expect(JSON.parse(reply.text)).toEqual({ name: 'Psalms "&" \\ more' })
  })

  test('the service worker is asked for again each time, and may serve the whole site', async () => {
    await using gateway = await startWithPages()

    const reply = await gateway.ask('/service-worker.js')

    expect(reply.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('javascript'),
    })
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

    for (const path of ['/', '/auth', '/nowhere', '/api/v1/prayers', '/assets/gone.js', '/config.json']) {
      const { headers } = await gateway.ask(path)
      expect(policyOf(headers['content-security-policy']), path).toEqual({
        'default-src': "'self'",
        'script-src': `'self' 'sha256-${hash}'`,
        'style-src': "'self' 'unsafe-inline'",
        'img-src': "'self' data:",
        'font-src': "'self'",
        'connect-src': "'self'",
        'worker-src': "'self'",
        'manifest-src': "'self'",
        'form-action': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'frame-ancestors': "'none'",
      })
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=(), '),
      })
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

  test('what the operator has chosen', async () => {
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
      passwordLengthMin: '6',
      plans: 'soon',
      freePrice: '$0',
      monthlyPrice: '$4.99',
      yearlyPrice: '$39.99',
      yearlyPriceByMonth: '$3.33',
      yearlySavings: 'Save 33%',
      tagScript: '',
      tagRecipient: '',
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
