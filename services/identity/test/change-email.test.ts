import { describe, expect, test } from 'vitest'
import { openLink } from './browser.ts'
import { newAddress, PASSWORD, startIdentity, type TestIdentity } from './harness.ts'

type AuthClient = ReturnType<TestIdentity['client']>

describe('changing my address', () => {
  test('happens at once where addresses need no proof, and the old one is told', async () => {
    await using identity = await startIdentity()
    const { client, email } = await identity.signedUp()
    const next = newAddress()

    const { data } = await client.updateUser({ email: next })

    expect(data.user).toMatchObject({ email: next })
    expect(await identity.inbox.newest(email, 'was changed')).toMatchObject({ to: email })
    const { error } = await identity.client().signInWithPassword({ email: next, password: PASSWORD })
    expect(error).toBeNull()
  })

  test('refuses an address that is taken', async () => {
    await using identity = await startIdentity()
    const bento = await identity.signedUp()
    const { client } = await identity.signedUp()

    const { error } = await client.updateUser({ email: bento.email })

    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
  })

  async function confirmedPerson() {
    const identity = await startIdentity({ SIGNUP_AUTOCONFIRM: 'false' })
    const email = newAddress()
    const client = identity.client()
    await client.signUp({ email, password: PASSWORD })
    const { code } = await identity.inbox.newest(email)
    await client.verifyOtp({ email, token: code, type: 'signup' })
    return { identity, client, email }
  }

  test('needs both addresses to say yes, in any order', async () => {
    const { identity, client, email } = await confirmedPerson()
    await using _ = identity
    const next = newAddress()

    const asked = await client.updateUser({ email: next })
    const toNew = await identity.inbox.newest(next)
    const toOld = await identity.inbox.newest(email, 'change of your address')
    const first = await openLink(toNew.link, identity.origin)
    const between = await client.getUser()
    const second = await identity.client().verifyOtp({ email, token: toOld.code, type: 'email_change' })

    expect(asked.data.user).toMatchObject({ email, new_email: next })
    expect(first.hash).toContain('message=Confirmation+link+accepted')
    expect(between.data.user).toMatchObject({ email, new_email: next })
    expect(second.data.user).toMatchObject({ email: next })
    expect(second.data.user).not.toHaveProperty('new_email')
  })

  test('the first of the two codes gives no session', async () => {
    const { identity, client } = await confirmedPerson()
    await using _ = identity
    const next = newAddress()
    await client.updateUser({ email: next })
    const { code } = await identity.inbox.newest(next)

    const { data, error } = await identity
      .client()
      .verifyOtp({ email: next, token: code, type: 'email_change' })

    expect(error).toBeNull()
    expect(data).toMatchObject({ user: null })
  })

  // Signing up is free: without this, anybody could ask who has an account from inside.
  test('says nothing when the new address is taken, and never happens', async () => {
    const { identity, client, email } = await confirmedPerson()
    await using _ = identity
    const taken = newAddress()
    await identity.client().signUp({ email: taken, password: PASSWORD })
    await identity.inbox.nth(taken, 1)

    const { data, error } = await client.updateUser({ email: taken })
    const toOld = await identity.inbox.newest(email, 'change of your address')
    const notice = await identity.inbox.nth(taken, 2)
    await identity.client().verifyOtp({ email, token: toOld.code, type: 'email_change' })

    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, new_email: taken })
    expect(notice).toMatchObject({ code: '' })
    expect((await client.getUser()).data.user).toMatchObject({ email })
  })

  /** Asks for a change of address, and confirms it at both. Returns the session of the last step. */
  async function changeAddress(identity: TestIdentity, client: AuthClient, email: string, next: string) {
    await client.updateUser({ email: next })
    const toNew = await identity.inbox.newest(next)
    const toOld = await identity.inbox.newest(email, 'change of your address')
    await openLink(toNew.link, identity.origin)
    const last = identity.client()
    await last.verifyOtp({ email, token: toOld.code, type: 'email_change' })
    return last
  }

  // A mailbox that somebody gave up may be read by somebody else.
  test('leaves nothing in the old mailbox that opens the account', async () => {
    const { identity, client, email } = await confirmedPerson()
    await using _ = identity
    const browser = identity.client({ flowType: 'pkce' })
    await browser.resetPasswordForEmail(email)
    const opened = await openLink((await identity.inbox.newest(email, 'new password')).link, identity.origin)
    await identity.client().resetPasswordForEmail(email)
    const recovery = await identity.inbox.nth(email, 3)
    await client.reauthenticate()
    const reauthentication = await identity.inbox.newest(email, 'Your code')
    const next = newAddress()

    await changeAddress(identity, client, email, next)

    const byLink = await openLink(recovery.link, identity.origin)
    const { data } = await identity.client().verifyOtp({
      token_hash: new URL(recovery.link).searchParams.get('token') ?? '',
      type: 'recovery',
    })
    const byFlow = await browser.exchangeCodeForSession(opened.searchParams.get('code') ?? '')
    expect(recovery.subject).toContain('new password')
    expect(byLink.hash).toContain('otp_expired')
    expect(data.session).toBeNull()
    expect(byFlow.error).toMatchObject({ code: 'flow_state_not_found' })
    expect(reauthentication.code).toMatch(/^\d{6}$/)
    expect(await identity.query('select purpose from one_time_tokens')).toEqual([])
  })

  test('ends my other sessions, says so to the others, and keeps the one that asked', async () => {
    const { identity, client, email } = await confirmedPerson()
    await using _ = identity
    const other = identity.client()
    const { data } = await other.signInWithPassword({ email, password: PASSWORD })
    const otherId = sessionIdOf(data.session?.access_token)
    const next = newAddress()

    const last = await changeAddress(identity, client, email, next)

    expect((await other.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' })
    expect((await client.refreshSession()).data.user?.email).toBe(next)
    expect((await last.getUser()).data.user?.email).toBe(next)
    const revoked = (await identity.announced()).filter(({ subject }) => subject.includes('session_revoked'))
    expect(revoked.map(({ message }) => message)).toMatchObject([{ sessionId: otherId }])
  })

  test('ends in the PKCE flow of the browser that asked', async () => {
    const identity = await startIdentity({ SIGNUP_AUTOCONFIRM: 'false' })
    await using _ = identity
    const [email, next] = [newAddress(), newAddress()]
    const browser = identity.client({ flowType: 'pkce' })
    await browser.signUp({ email, password: PASSWORD })
    await browser.verifyOtp({ email, token: (await identity.inbox.newest(email)).code, type: 'signup' })
    await browser.updateUser({ email: next })
    await openLink((await identity.inbox.newest(email, 'change of')).link, identity.origin)

    const arrived = await openLink((await identity.inbox.newest(next)).link, identity.origin)
    const { data } = await browser.exchangeCodeForSession(arrived.searchParams.get('code') ?? '')

    expect(data.user?.email).toBe(next)
  })

  test('ends my other sessions also where addresses need no proof', async () => {
    await using identity = await startIdentity()
    const { client, email } = await identity.signedUp()
    const other = identity.client()
    await other.signInWithPassword({ email, password: PASSWORD })

    await client.updateUser({ email: newAddress() })

    expect((await other.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' })
    expect((await client.refreshSession()).error).toBeNull()
  })

  test('can be mailed once more', async () => {
    const { identity, client, email } = await confirmedPerson()
    await using _ = identity
    const next = newAddress()
    await client.updateUser({ email: next })
    await identity.inbox.nth(next, 1)

    await client.resend({ type: 'email_change', email })

    expect(await identity.inbox.nth(next, 2)).toMatchObject({ to: next })
  })
})

function sessionIdOf(token = ''): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).session_id
}
