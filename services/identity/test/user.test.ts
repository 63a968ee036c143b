import { describe, expect, test } from 'vitest'
import { PASSWORD, shareIdentity, startIdentity } from './harness.ts'
import { requestsTo } from './requests.ts'

const NEW_PASSWORD = 'green pastures 23'

describe('changing my own record', () => {
  const shared = shareIdentity()

  test('adds to my data, takes away what is null, and announces the version', async () => {
    await using identity = await startIdentity()
    const { client, userId } = await identity.signedUp()
    await client.updateUser({ data: { timezone: 'America/Sao_Paulo', colour: 'blue' } })

    const { data } = await client.updateUser({ data: { name: 'Ana Maria', colour: null } })

    expect(data.user?.user_metadata).toEqual({ name: 'Ana Maria', timezone: 'America/Sao_Paulo' })
    const updates = (await identity.announced()).filter(
      ({ subject }) => subject === 'identity.user_updated.v1',
    )
    const versions = updates.map(({ message }) => (message as { version: bigint }).version)
    expect(updates.map(({ key }) => key)).toEqual([userId, userId])
    expect(versions[1]).toBe((versions[0] ?? 0n) + 1n)
  })

  test('a new password ends all my other sessions and keeps this one', async () => {
    await using identity = await startIdentity()
    const { client, email } = await identity.signedUp()
    const other = identity.client()
    await other.signInWithPassword({ email, password: PASSWORD })

    const { error } = await client.updateUser({ password: NEW_PASSWORD })

    expect(error).toBeNull()
    expect((await client.refreshSession()).error).toBeNull()
    expect((await other.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' })
    expect((await identity.announced()).map(({ subject }) => subject)).toEqual([
      'identity.user_registered.v1',
      'identity.user_updated.v1',
      'identity.session_revoked.v1',
    ])
    expect(await identity.inbox.newest(email, 'was changed')).toMatchObject({ link: '', code: '' })
  })

  test('a new password makes a mailed recovery link worthless', async () => {
    await using identity = await startIdentity()
    const { client, email } = await identity.signedUp()
    await identity.client().resetPasswordForEmail(email)
    const { code } = await identity.inbox.newest(email)

    await client.updateUser({ password: NEW_PASSWORD })

    const { error } = await identity.client().verifyOtp({ email, token: code, type: 'recovery' })
    expect(error).toMatchObject({ code: 'otp_expired' })
  })

  test.each([
    [{ password: PASSWORD }, 422, 'same_password'],
    [{ password: 'short' }, 422, 'weak_password'],
    [{ password: 'letmein' }, 422, 'weak_password'],
    [{ password: 'selah123' }, 422, 'weak_password'],
    [{ password: 'p'.repeat(73) }, 400, 'validation_failed'],
    [{ password: NEW_PASSWORD, current_password: 'not it' }, 400, 'current_password_invalid'],
    [{ email: 'nobody' }, 400, 'validation_failed'],
    [{ phone: '15550001' }, 400, 'phone_provider_disabled'],
    [{ app_metadata: { role: 'admin' } }, 403, 'not_admin'],
    [{ data: { story: 'x'.repeat(5_000) } }, 400, 'validation_failed'],
  ])('refuses %j', async (changes, status, code) => {
    const identity = shared()
    const { session } = await identity.signedUp()

    const answer = await requestsTo(identity).put('/user', changes, session.access_token)

    expect(answer).toMatchObject({ status, body: { code } })
  })

  test('ignores what is not mine to change', async () => {
    const identity = shared()
    const { session, userId } = await identity.signedUp()

    const { body } = await requestsTo(identity).put(
      '/user',
      { role: 'service_role', id: '00000000-0000-4000-8000-000000000000', is_anonymous: true, data: {} },
      session.access_token,
    )

    expect(body).toMatchObject({ id: userId, role: 'authenticated', is_anonymous: false })
  })

  test('keeps halves of characters out of the database', async () => {
    const identity = shared()
    const { session } = await identity.signedUp()

    const answer = await requestsTo(identity).send('PUT', '/user', {
      body: '{"data":{"name":"half \\ud83d","\\udc00":1}}',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${session.access_token}` },
    })

    expect(answer).toMatchObject({ status: 200, body: { user_metadata: { name: 'half \ufffd' } } })
  })

  test('asks for a mailed code before a password changes in an old session, where the settings want it', async () => {
    await using identity = await startIdentity({ PASSWORD_CHANGE_NEEDS_CODE: 'true' })
    const { client, email } = await identity.signedUp()
    identity.passTime(25 * 60 * 60_000)
    await client.refreshSession()

    const without = await client.updateUser({ password: NEW_PASSWORD })
    await client.reauthenticate()
    const { code } = await identity.inbox.newest(email)
    const wrong = await client.updateUser({
      password: NEW_PASSWORD,
      nonce: code === '000000' ? '1' : '000000',
    })
    const right = await client.updateUser({ password: NEW_PASSWORD, nonce: code })

    expect(without.error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
    expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
    expect(right.error).toBeNull()
  })
})
