import { describe, expect, test } from 'vitest'
import { fragmentOf, openLink } from './browser.ts'
import { newAddress, PASSWORD, PUBLIC_URL, shareIdentity, startIdentity } from './harness.ts'

describe('signing up where addresses need no proof', () => {
  const shared = shareIdentity()

  test('gives a session at once, and announces the person', async () => {
    await using identity = await startIdentity()
    const email = newAddress()

    const { data, error } = await identity
      .client()
      .signUp({ email: email.toUpperCase(), password: PASSWORD, options: { data: { name: 'Ana' } } })

    expect(error).toBeNull()
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 900 })
    expect(data.user).toMatchObject({
      email,
      phone: '',
      role: 'authenticated',
      user_metadata: { name: 'Ana' },
    })
    expect(await identity.announced()).toMatchObject([
      { subject: 'identity.user_registered.v1', key: data.user?.id, message: { userId: data.user?.id } },
    ])
  })

  test('keeps which terms were accepted', async () => {
    await using identity = await startIdentity({ TERMS_VERSION: '2026-11' })

    const { userId } = await identity.signedUp()

    const [row] = await identity.query('select terms_version, terms_accepted_at from users where id = $1', [
      userId,
    ])
    expect(row).toMatchObject({ terms_version: '2026-11', terms_accepted_at: expect.any(Date) })
  })

  test('refuses an address that is taken', async () => {
    const identity = shared()
    const { email } = await identity.signedUp()

    const { error } = await identity.client().signUp({ email, password: 'something else' })

    expect(error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    })
  })

  test('makes one account when a form is sent twice at once', async () => {
    await using identity = await startIdentity()
    const email = newAddress()

    const signUps = [1, 2, 3].map(() => identity.client().signUp({ email, password: PASSWORD }))
    const outcomes = await Promise.all(signUps)

    expect(outcomes.filter(({ data }) => data.session)).toHaveLength(1)
    expect(await identity.query('select id from users')).toHaveLength(1)
    expect(await identity.announced()).toHaveLength(1)
  })

  test.each([
    [{ email: 'nobody', password: PASSWORD }, 400, 'validation_failed'],
    [{ email: 'a@b.c\r\nbcc: x@y.z', password: PASSWORD }, 400, 'validation_failed'],
    [{ email: 'ana@example.com', password: '' }, 400, 'validation_failed'],
    [{ email: 'ana@example.com', password: 'a'.repeat(73) }, 400, 'validation_failed'],
    [{ phone: '15550001', password: PASSWORD }, 400, 'phone_provider_disabled'],
  ])('refuses %j', async (credentials, status, code) => {
    const identity = shared()

    const { error } = await identity.client().signUp(credentials as { email: string; password: string })

    expect(error).toMatchObject({ status, code })
  })

  test('refuses data that would not fit into a token', async () => {
    const identity = shared()
    const data = { story: 'x'.repeat(5_000) }

    const { error } = await identity
      .client()
      .signUp({ email: newAddress(), password: PASSWORD, options: { data } })

    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  test('refuses nobody at all when sign-ups are closed, and everybody new', async () => {
    await using identity = await startIdentity({ SIGNUP_DISABLED: 'true' })

    const { error } = await identity.client().signUp({ email: newAddress(), password: PASSWORD })

    expect(error).toMatchObject({ status: 422, code: 'signup_disabled' })
  })
})

describe('signing up where the address must be confirmed', () => {
  const confirming = { SIGNUP_AUTOCONFIRM: 'false' }

  test('mails a link and a code, and gives no session yet', async () => {
    await using identity = await startIdentity(confirming)
    const email = newAddress()

    const { data } = await identity.client().signUp({ email, password: PASSWORD })
    const mail = await identity.inbox.newest(email)

    expect(data).toMatchObject({ session: null, user: { email, identities: [] } })
    expect(mail.link).toMatch(`${PUBLIC_URL}/auth/v1/verify?token=`)
    expect(mail.code).toMatch(/^\d{6}$/)
    expect(await identity.announced()).toEqual([])
    const { error } = await identity.client().signInWithPassword({ email, password: PASSWORD })
    expect(error).toMatchObject({ status: 400, code: 'email_not_confirmed' })
  })

  test('signs in with the link, and announces the person then', async () => {
    await using identity = await startIdentity(confirming)
    const email = newAddress()
    const { data } = await identity.client().signUp({ email, password: PASSWORD })
    const { link } = await identity.inbox.newest(email)

    const arrived = await openLink(link, identity.origin)

    expect(fragmentOf(arrived)).toMatchObject({ type: 'signup', token_type: 'bearer', expires_in: '900' })
    expect(await identity.announced()).toMatchObject([
      { subject: 'identity.user_registered.v1', key: data.user?.id },
    ])
    const { error } = await identity.client().signInWithPassword({ email, password: PASSWORD })
    expect(error).toBeNull()
  })

  test('signs in with the code on another device', async () => {
    await using identity = await startIdentity(confirming)
    const email = newAddress()
    await identity.client().signUp({ email, password: PASSWORD })
    const { code } = await identity.inbox.newest(email)

    const { data, error } = await identity.client().verifyOtp({ email, token: code, type: 'email' })

    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) })
  })

  // Nobody may learn from the form who has an account.
  test('answers the same for a new, an unconfirmed and a confirmed address', async () => {
    await using identity = await startIdentity(confirming)
    const email = newAddress()
    const ask = async () => {
      const answer = await identity
        .client()
        .signUp({ email, password: PASSWORD, options: { data: { name: 'Ana' } } })
      return { shape: shapeOf(answer.data), id: answer.data.user?.id, error: answer.error }
    }

    const fresh = await ask()
    const unconfirmed = await ask()
    await identity.query('update users set email_confirmed_at = now()')
    const confirmed = await ask()

    expect(unconfirmed.shape).toEqual(fresh.shape)
    expect(confirmed.shape).toEqual(fresh.shape)
    expect(new Set([fresh.id, unconfirmed.id, confirmed.id]).size).toBe(3)
    expect([fresh.error, unconfirmed.error, confirmed.error]).toEqual([null, null, null])
  })

  test('tells the owner of a taken address by mail, and nobody else', async () => {
    await using identity = await startIdentity(confirming)
    const email = newAddress()
    await identity.client().signUp({ email, password: PASSWORD })
    await identity.query('update users set email_confirmed_at = now()')

    await identity.client().signUp({ email, password: 'the password of somebody else' })

    const mail = await identity.inbox.newest(email, 'already have an account')
    expect(mail.link).toBe(`${PUBLIC_URL}/auth?mode=login`)
    expect(mail.code).toBe('')
  })

  test('mails once more when asked, and both mails work until one is used', async () => {
    await using identity = await startIdentity(confirming)
    const email = newAddress()
    const client = identity.client()
    await client.signUp({ email, password: PASSWORD })
    const first = await identity.inbox.newest(email)

    const { error } = await client.resend({ type: 'signup', email })
    const second = await identity.inbox.nth(email, 2)
    const opened = await openLink(first.link, identity.origin)
    const late = await openLink(second.link, identity.origin)

    expect(error).toBeNull()
    expect(fragmentOf(opened)).toHaveProperty('access_token')
    expect(fragmentOf(late)).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' })
    const signedIn = await identity.client().signInWithPassword({ email, password: PASSWORD })
    expect(signedIn.error).toBeNull()
  })

  // The browser that signed up holds the verifier; a resent mail must not lead it astray.
  test('a resent mail still ends in the PKCE flow of the browser that signed up', async () => {
    await using identity = await startIdentity(confirming)
    const email = newAddress()
    const client = identity.client({ flowType: 'pkce' })
    await client.signUp({ email, password: PASSWORD })
    await client.resend({ type: 'signup', email })
    const { link } = await identity.inbox.nth(email, 2)

    const arrived = await openLink(link, identity.origin)
    const { data, error } = await client.exchangeCodeForSession(arrived.searchParams.get('code') ?? '')

    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
  })
})

/** What fields an answer has and of what kind they are, without what is anybody's own. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]))
}
