import { describe, expect, test } from 'vitest'
import { fragmentOf, openLink } from './browser.ts'
import { newAddress, PASSWORD, PUBLIC_URL, startIdentity } from './harness.ts'
import { requestsTo } from './requests.ts'

const NEW_PASSWORD = 'green pastures 23'
const redirectTo = `${PUBLIC_URL}/auth?mode=reset-password`

describe('choosing a new password by mail', () => {
  test('works in the browser that asked, through PKCE', async () => {
    await using identity = await startIdentity()
    const { email } = await identity.signedUp()
    const browser = identity.client({ flowType: 'pkce' })
    const events: string[] = []
    browser.onAuthStateChange((event) => void events.push(event))

    await browser.resetPasswordForEmail(email, { redirectTo })
    const { link } = await identity.inbox.newest(email)
    const arrived = await openLink(link, identity.origin)
    const exchanged = await browser.exchangeCodeForSession(arrived.searchParams.get('code') ?? '')
    const updated = await browser.updateUser({ password: NEW_PASSWORD })

    expect(`${arrived.origin}${arrived.pathname}?mode=${arrived.searchParams.get('mode')}`).toBe(redirectTo)
    expect(exchanged.error).toBeNull()
    expect(events).toContain('PASSWORD_RECOVERY')
    expect(updated.error).toBeNull()
    const signedIn = await identity.client().signInWithPassword({ email, password: NEW_PASSWORD })
    expect(signedIn.error).toBeNull()
  })

  // The mail is read on the phone, the browser that asked is on the desk.
  test('works with the six digits on another device', async () => {
    await using identity = await startIdentity()
    const { email } = await identity.signedUp()
    await identity.client({ flowType: 'pkce' }).resetPasswordForEmail(email)
    const { code } = await identity.inbox.newest(email)
    const phone = identity.client({ flowType: 'pkce' })

    const { data, error } = await phone.verifyOtp({ email, token: code, type: 'recovery' })
    const updated = await phone.updateUser({ password: NEW_PASSWORD })

    expect(error).toBeNull()
    expect(data.session?.access_token).toBeTruthy()
    expect(updated.error).toBeNull()
  })

  test('works with the link alone where the client uses no PKCE', async () => {
    await using identity = await startIdentity()
    const { email } = await identity.signedUp()
    await identity.client().resetPasswordForEmail(email, { redirectTo })
    const { link } = await identity.inbox.newest(email)

    const arrived = await openLink(link, identity.origin)

    const { access_token: token, ...rest } = fragmentOf(arrived)
    expect(rest).toMatchObject({ type: 'recovery', token_type: 'bearer', refresh_token: expect.any(String) })
    expect(await requestsTo(identity).get('/user', token)).toMatchObject({ status: 200, body: { email } })
  })

  test('answers the same for an address that nobody has, and mails nothing', async () => {
    await using identity = await startIdentity()
    const { email } = await identity.signedUp()
    const requests = requestsTo(identity)

    const known = await requests.post('/recover', { email })
    const unknown = await requests.post('/recover', { email: 'nobody@example.com' })
    await identity.inbox.newest(email)

    expect([known.status, known.body]).toEqual([200, {}])
    expect([unknown.status, unknown.body]).toEqual([200, {}])
    expect(identity.inbox.received.map(({ to }) => to)).toEqual([email])
  })

  test('works once only', async () => {
    await using identity = await startIdentity()
    const { email } = await identity.signedUp()
    await identity.client().resetPasswordForEmail(email)
    const { link, code } = await identity.inbox.newest(email)

    await openLink(link, identity.origin)
    const again = await openLink(link, identity.origin)
    const byCode = await identity.client().verifyOtp({ email, token: code, type: 'recovery' })

    expect(fragmentOf(again)).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' })
    expect(byCode.error).toMatchObject({ status: 403, code: 'otp_expired' })
  })

  test('works for an hour', async () => {
    await using identity = await startIdentity()
    const { email } = await identity.signedUp()
    await identity.client().resetPasswordForEmail(email)
    const { link, code } = await identity.inbox.newest(email)
    identity.passTime(61 * 60_000)

    const byCode = await identity.client().verifyOtp({ email, token: code, type: 'recovery' })
    const byLink = await openLink(link, identity.origin)

    expect(byCode.error).toMatchObject({ status: 403, code: 'otp_expired' })
    expect(fragmentOf(byLink)).toMatchObject({ error_code: 'otp_expired' })
  })

  // A million codes are few.
  test('stops taking a code after ten wrong ones; its link still works, and a new mail brings a new code', async () => {
    await using identity = await startIdentity()
    const { email } = await identity.signedUp()
    await identity.client().resetPasswordForEmail(email)
    const { code } = await identity.inbox.newest(email)
    const wrong = code === '000000' ? '000001' : '000000'

    for (let guess = 0; guess < 10; guess++) {
      await identity.client().verifyOtp({ email, token: wrong, type: 'recovery' })
    }
    const right = await identity.client().verifyOtp({ email, token: code, type: 'recovery' })

    expect(right.error).toMatchObject({ code: 'otp_expired' })
    await identity.client().resetPasswordForEmail(email)
    const next = await identity.inbox.nth(email, 2)
    const byNewCode = await identity.client().verifyOtp({ email, token: next.code, type: 'recovery' })
    expect(byNewCode.error).toBeNull()
    await identity.client().resetPasswordForEmail(email)
    const last = await identity.inbox.nth(email, 3)
    const arrived = await openLink(last.link, identity.origin)
    expect(fragmentOf(arrived)).toHaveProperty('access_token')
  })

  test('confirms the address along the way', async () => {
    await using identity = await startIdentity({ SIGNUP_AUTOCONFIRM: 'false' })
    const email = newAddress()
    await identity.client().signUp({ email, password: PASSWORD })
    await identity.client().resetPasswordForEmail(email)
    const { code } = await identity.inbox.newest(email, 'new password')

    const { data } = await identity.client().verifyOtp({ email, token: code, type: 'recovery' })

    expect(data.user?.email_confirmed_at).toBeTruthy()
    expect(await identity.announced()).toMatchObject([{ subject: 'identity.user_registered.v1' }])
  })
})
