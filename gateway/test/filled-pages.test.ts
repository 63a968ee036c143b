import { describe, expect, test } from 'vitest'
import { startGateway } from './harness.ts'
import { pageOf, writeWebBuild } from './web-build.ts'

const HOSTILE = `</script><script>alert(1)</script>"'&$& __BASE_URL__`

async function startWith(settings: Record<string, string>, changes?: Record<string, string>) {
  const build = await writeWebBuild(changes)
  const gateway = await startGateway({ settings: { WEB_DIR: build.dir, ...settings } })
  return {
    ask: gateway.ask,
    async [Symbol.asyncDispose]() {
      await gateway[Symbol.asyncDispose]()
      await build[Symbol.asyncDispose]()
    },
  }
}

/** What the page's own script reads. */
function configIn(html: string): unknown {
  return JSON.parse(/<script type="application\/json" id="config">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
}

describe("the operator's values", () => {
  test.each(['/', '/auth', '/nowhere'])(
    'stand in the page at %s, for people and for its script',
    async (path) => {
      await using gateway = await startWith({
        PRODUCT_NAME: 'Psalter',
        SUPPORT_EMAIL: 'help@psalter.example',
        PUBLIC_URL: 'https://psalter.example',
        PASSWORD_LENGTH_MIN: '12',
      })

      const { text } = await gateway.ask(path)

      expect(configIn(text)).toEqual({
        product: 'Psalter',
        supportEmail: 'help@psalter.example',
        baseUrl: 'https://psalter.example',
        passwordLengthMin: '12',
        plans: 'soon',
        freePrice: '$0',
        monthlyPrice: '$4.99',
        yearlyPrice: '$39.99',
        yearlyPriceByMonth: '$3.33',
        yearlySavings: 'Save 33%',
        tagScript: '',
        tagRecipient: '',
      })
      expect(text).not.toMatch(/__[A-Z_]+__/)
      expect((await gateway.ask('/')).text).toContain('<h1>Welcome to Psalter</h1>')
    },
  )

  test('stay text, whatever they hold', async () => {
    await using gateway = await startWith(
      { PRODUCT_NAME: HOSTILE },
      {
        'pages/home.html': pageOf(
          '<p title="__PRODUCT_NAME__">__PRODUCT_NAME__</p><script type="application/ld+json">{"name":"About __PRODUCT_NAME__"}</script>',
        ),
      },
    )

    const { text } = await gateway.ask('/')

    expect(configIn(text)).toMatchObject({ product: HOSTILE })
    expect(text).not.toContain('<script>alert')
    expect(text).toContain(
      '<p title="&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;$&amp; __BASE_URL__">',
    )
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? []
    expect(JSON.parse(data)).toEqual({ name: `About ${HOSTILE}` })
  })

  test('allow no other script than before', async () => {
    await using usual = await startWith({})
    await using hostile = await startWith({ PRODUCT_NAME: HOSTILE })

    const policyOf = async (gateway: typeof usual) =>
      (await gateway.ask('/')).headers['content-security-policy']

    expect(await policyOf(hostile)).toBe(await policyOf(usual))
  })

  test('change the mark of a page, so that no browser keeps the old ones', async () => {
    await using before = await startWith({ PRODUCT_NAME: 'Selah' })
    await using after = await startWith({ PRODUCT_NAME: 'Psalter' })

    expect((await after.ask('/')).headers.etag).not.toBe((await before.ask('/')).headers.etag)
  })
})

describe('what search engines ask for', () => {
  test('a list of the pages that may be found, by their public addresses', async () => {
    await using gateway = await startWith({ PUBLIC_URL: 'https://psalter.example' })

    const { text, headers } = await gateway.ask('/sitemap.xml')

    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://psalter.example/',
      'https://psalter.example/blog',
      'https://psalter.example/blog/stillness',
    ])
    expect(text).toContain('<lastmod>2025-10-24</lastmod>')
  })

  test('the way to that list, and no more closed than what is for programs', async () => {
    await using gateway = await startWith({ PUBLIC_URL: 'https://psalter.example' })

    const { text, headers } = await gateway.ask('/robots.txt')

    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(text).toBe(
      'User-agent: *\nDisallow: /api/\nDisallow: /auth/v1/\n\nSitemap: https://psalter.example/sitemap.xml\n',
    )
    const again = await gateway.ask('/robots.txt', { headers: { 'if-none-match': headers.etag ?? '' } })
    expect(again.status).toBe(304)
  })

  test('a page that wants no visitors by search says so', async () => {
    await using gateway = await startWith({})

    expect((await gateway.ask('/quiet')).headers['x-robots-tag']).toBe('noindex')
  })
})

test('half a build stops the start, and does not serve half a product', async () => {
  await using build = await writeWebBuild({
    'pages.json':
      '{"placeholders":{},"app":[],"prerendered":[{"path":"/","file":"pages/gone.html"}],"missing":[]}',
  })

  await expect(startGateway({ settings: { WEB_DIR: build.dir } })).rejects.toThrow('gone.html')
})
