import { describe, expect, test } from 'vitest'
import { PASSWORD, shareIdentity, startIdentity } from './harness.ts'
import { requestsTo } from './requests.ts'

describe('signing in', () => {
  const shared = shareIdentity()

  test('gives a new session to the right password', async () => {
    await using identity = await startIdentity()
    const { email, userId, session: first } = await identity.signedUp()

    const { data, error } = await identity.client().signInWithPassword({ email, password: PASSWORD })

    expect(error).toBeNull()
    expect(data.user?.id).toBe(userId)
    expect(data.session?.refresh_token).not.toBe(first.refresh_token)
    expect(await identity.query('select id from sessions')).toHaveLength(2)
  })

  test('takes an address in capitals, and with spaces around it', async () => {
    const identity = shared()
    const { email } = await identity.signedUp()

    const { error } = await identity
      .client()
      .signInWithPassword({ email: ` ${email.toUpperCase()} `, password: PASSWORD })

    expect(error).toBeNull()
  })

  // One keyboard writes é as one character, another as two.
  test('takes a password however a keyboard spells its letters', async () => {
    const identity = shared()
    const client = identity.client()
    await client.signUp({ email: 'rene@example.com', password: 'caf\u00e9 creme' })

    const { error } = await client.signInWithPassword({
      email: 'rene@example.com',
      password: 'cafe\u0301 creme',
    })

    expect(error).toBeNull()
  })

  test('answers an unknown address and a wrong password alike', async () => {
    const identity = shared()
    const { email } = await identity.signedUp()
    const requests = requestsTo(identity)
    const signIn = (address: string) =>
      requests.post('/token?grant_type=password', { email: address, password: 'not it' })

    const wrong = await signIn(email)
    const unknown = await signIn('nobody@example.com')

    expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid_credentials' } })
    expect(unknown.body).toEqual(wrong.body)
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers))
  })

  test('refuses somebody who is banned, once the password is right', async () => {
    await using identity = await startIdentity()
    const { email } = await identity.signedUp()
    await identity.query(`update users set banned_until = now() + interval '1 hour'`)

    const right = await identity.client().signInWithPassword({ email, password: PASSWORD })
    const wrong = await identity.client().signInWithPassword({ email, password: 'not it' })

    expect(right.error).toMatchObject({ status: 400, code: 'user_banned' })
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' })
  })

  test('keeps no password, only an argon2id hash of it, and renews one that is weaker than today', async () => {
    await using identity = await startIdentity()
    const { email } = await identity.signedUp()
    const { hash } = await import('@node-rs/argon2')
    await identity.query('update users set password_hash = $1', [
      await hash(PASSWORD, { memoryCost: 8192, timeCost: 1 }),
    ])

    const { error } = await identity.client().signInWithPassword({ email, password: PASSWORD })

    expect(error).toBeNull()
    const [row] = await identity.query('select password_hash from users')
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('stands a crowd that signs in at once', async () => {
    await using identity = await startIdentity()
    const { email } = await identity.signedUp()

    const outcomes = await Promise.all(
      Array.from({ length: 40 }, () => identity.client().signInWithPassword({ email, password: PASSWORD })),
    )

    expect(outcomes.filter(({ error }) => error)).toEqual([])
  })

  test.each([
    ['id_token', { status: 400, code: 'provider_disabled' }],
    ['web3', { status: 422, code: 'web3_provider_disabled' }],
    ['magic', { status: 400, code: 'invalid_credentials' }],
    ['', { status: 400, code: 'invalid_credentials' }],
  ])('says that the grant %j is not offered', async (grant, { status, code }) => {
    const identity = shared()

    const answer = await requestsTo(identity).post(`/token?grant_type=${grant}`, {})

    expect(answer).toMatchObject({ status, body: { code } })
  })

  test('says that other ways in are not offered', async () => {
    const identity = shared()
    const client = identity.client()

    const phone = await client.signInWithPassword({ phone: '15550001', password: PASSWORD })
    const anonymous = await client.signInAnonymously()
    const sso = await client.signInWithSSO({ domain: 'example.com' })
    const provider = await requestsTo(identity).get('/authorize?provider=google')

    expect(phone.error).toMatchObject({ status: 400, code: 'phone_provider_disabled' })
    expect(anonymous.error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' })
    expect(sso.error).toMatchObject({ status: 404, code: 'saml_provider_disabled' })
    expect(provider).toMatchObject({ status: 400, body: { code: 'provider_disabled' } })
  })
})
