import { describe, expect, test } from 'vitest'
import { atService, fragmentOf, openLink } from './browser.ts'
import { PUBLIC_URL, shareIdentity, startIdentity } from './harness.ts'
import { requestsTo } from './requests.ts'

async function mailedLink(overrides = {}) {
  const identity = await startIdentity(overrides)
  const { email } = await identity.signedUp()
  await identity.client().resetPasswordForEmail(email, { redirectTo: `${PUBLIC_URL}/auth` })
  const { link } = await identity.inbox.newest(email)
  return { identity, email, link }
}

describe('a link in a mail', () => {
  const shared = shareIdentity()

  // Mail scanners and previews follow every link before the person does.
  test('survives being looked at with GET and HEAD, as often as anybody likes', async () => {
    const { identity, link } = await mailedLink()
    await using _ = identity
    const url = atService(link, identity.origin)

    for (const method of ['GET', 'HEAD', 'GET', 'HEAD']) {
      const looked = await fetch(url, { method, redirect: 'manual' })
      expect([looked.status, looked.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      await looked.text()
    }

    expect(fragmentOf(await openLink(link, identity.origin))).toHaveProperty('access_token')
  })

  test('opens a page that sends itself, runs no script but its own, and is kept nowhere', async () => {
    const { identity, link } = await mailedLink()
    await using _ = identity

    const page = await fetch(atService(link, identity.origin))

    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'sha256-[A-Za-z0-9+/=]{44}'/)
    expect(policy).toContain(`form-action 'self' ${PUBLIC_URL}`)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await page.text()).toContain('requestSubmit')
  })

  test('shows what stands in its address as text only', async () => {
    const identity = shared()
    const evil = encodeURIComponent('"><script>alert(1)</script>')

    const page = await fetch(`${identity.url}/verify?token=${evil}&type=${evil}&redirect_to=${evil}`)

    expect(await page.text()).not.toContain('<script>alert')
  })

  test('says in the address that it is spent', async () => {
    const { identity, link } = await mailedLink()
    await using _ = identity
    await openLink(link, identity.origin)

    const again = await openLink(link, identity.origin)

    expect(`${again.origin}${again.pathname}`).toBe(`${PUBLIC_URL}/auth`)
    expect(fragmentOf(again)).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    })
  })

  test('says so in the query too where the client uses PKCE', async () => {
    const identity = shared()
    const link = `${PUBLIC_URL}/auth/v1/verify?token=pkce_${'0'.repeat(56)}&type=recovery&redirect_to=${PUBLIC_URL}/auth`

    const arrived = await openLink(link, identity.origin)

    expect(arrived.searchParams.get('error_code')).toBe('otp_expired')
    expect(fragmentOf(arrived)).toMatchObject({ error: 'access_denied' })
  })

  test.each(['https://evil.example/', 'javascript:alert(1)', '//evil.example', 'ana@example.com', ''])(
    'never leads to %j',
    async (redirectTo) => {
      const token = '0'.repeat(56)
      const link = `${PUBLIC_URL}/auth/v1/verify?${new URLSearchParams({ token, type: 'recovery', redirect_to: redirectTo })}`

      const arrived = await openLink(link, shared().origin)

      expect(arrived.origin).toBe(PUBLIC_URL)
    },
  )

  test('leads to another place that the settings allow', async () => {
    await using identity = await startIdentity({
      REDIRECT_URLS: 'selah://callback/**, https://*.example.com/**',
    })
    const { email } = await identity.signedUp()
    await identity.client().resetPasswordForEmail(email, { redirectTo: 'selah://callback/reset' })
    const { link } = await identity.inbox.newest(email)

    const arrived = await openLink(link, identity.origin)

    expect(arrived.href).toMatch(/^selah:\/\/callback\/reset#access_token=/)
  })

  test('keeps what the client put into the query, and adds its code', async () => {
    await using identity = await startIdentity()
    const { email } = await identity.signedUp()
    const browser = identity.client({ flowType: 'pkce' })
    const redirectTo = `${PUBLIC_URL}/auth?mode=reset-password&sb_flow_id=7`
    await browser.resetPasswordForEmail(email, { redirectTo })
    const { link } = await identity.inbox.newest(email)

    const arrived = await openLink(link, identity.origin)

    expect(Object.fromEntries(arrived.searchParams)).toEqual({
      mode: 'reset-password',
      sb_flow_id: '7',
      code: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(arrived.hash).toBe('')
  })

  test('can be handed to the API by its token', async () => {
    const { identity, email, link } = await mailedLink()
    await using _ = identity
    const tokenHash = new URL(link).searchParams.get('token') ?? ''

    const { data, error } = await identity.client().verifyOtp({ token_hash: tokenHash, type: 'recovery' })

    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
  })

  test('is good for its own purpose only', async () => {
    const { identity, link } = await mailedLink()
    await using _ = identity
    const tokenHash = new URL(link).searchParams.get('token') ?? ''

    const { error } = await identity.client().verifyOtp({ token_hash: tokenHash, type: 'email_change' })

    expect(error).toMatchObject({ status: 403, code: 'otp_expired' })
  })

  test('opened twice at once, works once', async () => {
    const { identity, link } = await mailedLink()
    await using _ = identity

    const arrivals = await Promise.all([1, 2, 3].map(() => openLink(link, identity.origin)))

    expect(arrivals.filter((arrived) => fragmentOf(arrived).access_token)).toHaveLength(1)
  })

  test.each([
    [{}],
    [{ type: 'recovery' }],
    [{ type: 'recovery', email: 'ana@example.com' }],
    [{ type: 'nonsense', token_hash: 'x' }],
    [{ type: 'recovery', token_hash: 'x', email: 'ana@example.com' }],
    [{ type: 'recovery', token: '123456', email: 'nobody' }],
  ])('is refused as incomplete when the API is given %j', async (body) => {
    const identity = shared()

    const answer = await requestsTo(identity).post('/verify', body)

    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  })

  test.each(['/verify', '/verify?token=x', '/verify?type=recovery'])(
    'GET %s is refused in JSON',
    async (path) => {
      const identity = shared()

      expect(await requestsTo(identity).get(path)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      })
    },
  )

  // The button a person presses never shows them a page of JSON.
  test.each(['', 'token=x', 'type=recovery', 'token=x&type=nonsense', '%ff=%00'])(
    'the form %j leads back to the product',
    async (form) => {
      const identity = shared()

      const answer = await requestsTo(identity).send('POST', '/verify', {
        body: form,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })

      expect(answer.status).toBe(303)
      expect(answer.headers.location).toContain(`${PUBLIC_URL}/#error=`)
    },
  )
})
