import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openLink } from './browser.ts'
import { PASSWORD, shareIdentity, startIdentity, type TestIdentity } from './harness.ts'
import { requestsTo } from './requests.ts'

/** A recovery whose link was opened, and what its browser would exchange. */
async function verifierOf(identity: TestIdentity, email: string, mails = 1) {
  const value = 'v'.repeat(112)
  const challenge = createHash('sha256').update(value).digest('base64url')
  await requestsTo(identity).post('/recover', {
    email,
    code_challenge: challenge,
    code_challenge_method: 's256',
  })
  const { link } = await identity.inbox.nth(email, mails)
  const arrived = await openLink(link, identity.origin)
  return { value, code: arrived.searchParams.get('code') ?? '' }
}

describe('the code of a PKCE flow', () => {
  const shared = shareIdentity()

  async function startFlow() {
    const identity = await startIdentity()
    const { email } = await identity.signedUp()
    const browser = identity.client({ flowType: 'pkce' })
    await browser.resetPasswordForEmail(email)
    const { link } = await identity.inbox.newest(email)
    const arrived = await openLink(link, identity.origin)
    return { identity, browser, code: arrived.searchParams.get('code') ?? '' }
  }

  test('is worth nothing without the verifier, and is spent by the attempt', async () => {
    const { identity, browser, code } = await startFlow()
    await using _ = identity

    const thief = await requestsTo(identity).post('/token?grant_type=pkce', {
      auth_code: code,
      code_verifier: 'v'.repeat(112),
    })
    const owner = await browser.exchangeCodeForSession(code)

    expect(thief).toMatchObject({ status: 400, body: { code: 'bad_code_verifier' } })
    expect(owner.error).toMatchObject({ status: 404, code: 'flow_state_not_found' })
  })

  // RFC 6749, 4.1.2: somebody else has the code, and nobody knows whose session it began.
  test('presented again ends the session it began, and says so to the others', async () => {
    const { identity, browser, code } = await startFlow()
    await using _ = identity
    const other = identity.client()
    const { email } = (await identity.query('select email from users'))[0]
    await other.signInWithPassword({ email, password: PASSWORD })
    const verifier = await verifierOf(identity, email, 2)
    const exchange = () =>
      requestsTo(identity).post('/token?grant_type=pkce', {
        auth_code: verifier.code,
        code_verifier: verifier.value,
      })

    const first = await exchange()
    const again = await exchange()

    expect(first.status).toBe(200)
    expect(again).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } })
    const refreshed = await requestsTo(identity).post('/token?grant_type=refresh_token', {
      refresh_token: first.body.refresh_token,
    })
    expect(refreshed).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } })
    expect((await identity.announced()).filter(({ subject }) => subject.includes('revoked'))).toHaveLength(1)
    expect((await other.refreshSession()).error).toBeNull()
    expect((await browser.exchangeCodeForSession(code)).error).toBeNull()
  })

  test('presented twice at once begins no session that lasts', async () => {
    await using identity = await startIdentity()
    const { email } = await identity.signedUp()
    const { code, value } = await verifierOf(identity, email)
    const body = { auth_code: code, code_verifier: value }

    const answers = await Promise.all(
      [1, 2].map(() => requestsTo(identity).post('/token?grant_type=pkce', body)),
    )

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await identity.query('select id from sessions')).toHaveLength(1)
  })

  test('works for five minutes', async () => {
    const { identity, browser, code } = await startFlow()
    await using _ = identity
    identity.passTime(5 * 60_000 + 1_000)

    const { error } = await browser.exchangeCodeForSession(code)

    expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' })
  })

  test.each([
    [{ code_challenge: 'c'.repeat(43), code_challenge_method: 'plain' }],
    [{ code_challenge: 'c'.repeat(43) }],
    [{ code_challenge_method: 's256' }],
    [{ code_challenge: 'short', code_challenge_method: 's256' }],
    [{ code_challenge: '!'.repeat(43), code_challenge_method: 's256' }],
  ])('is refused to a challenge such as %j', async (challenge) => {
    const identity = shared()

    const answer = await requestsTo(identity).post('/recover', { email: 'ana@example.com', ...challenge })

    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  })
})
