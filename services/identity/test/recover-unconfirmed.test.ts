import { describe, expect, test } from 'vitest'
import { fragmentOf, openLink } from './browser.ts'
import { newAddress, type TestIdentity } from './harness.ts'
import { requestsTo } from './requests.ts'
import { account, canSignIn, OWNER, STRANGER, signUp, start } from './strangers.ts'

describe('recovering an account whose address is not confirmed', () => {
  const ways = {
    'the link': async (identity: TestIdentity, email: string) => {
      const { link } = await identity.inbox.newest(email, 'new password')
      return fragmentOf(await openLink(link, identity.origin, OWNER.place)).access_token ?? ''
    },
    'the code': async (identity: TestIdentity, email: string) => {
      const { code: token } = await identity.inbox.newest(email, 'new password')
      const { body } = await requestsTo(identity).post('/verify', { email, token, type: 'recovery' })
      return body.access_token
    },
  }

  test.each(Object.entries(ways))(
    'by %s leaves nothing of what a stranger signed up with',
    async (_, open) => {
      await using identity = await start()
      const email = newAddress()
      await signUp(identity, email, STRANGER)
      await requestsTo(identity, OWNER.place).post('/recover', { email })

      const token = await open(identity, email)

      expect(await account(identity, email)).toMatchObject({
        ...{ password_hash: null, user_metadata: {}, terms_version: null },
        email_confirmed_at: expect.any(Date),
      })
      expect(await canSignIn(identity, email, STRANGER)).toBe(false)
      const { status } = await requestsTo(identity).put('/user', { password: OWNER.password }, token)
      expect(status).toBe(200)
      expect(await canSignIn(identity, email, OWNER)).toBe(true)
    },
  )

  test('makes the mail of the stranger’s sign-up worthless', async () => {
    await using identity = await start()
    const email = newAddress()
    await signUp(identity, email, STRANGER)
    await requestsTo(identity, OWNER.place).post('/recover', { email })
    await ways['the link'](identity, email)
    const { link } = await identity.inbox.nth(email, 1)

    const arrived = await openLink(link, identity.origin)

    expect(fragmentOf(arrived)).toMatchObject({ error_code: 'otp_expired' })
    expect(await canSignIn(identity, email, STRANGER)).toBe(false)
  })

  // Rows may be older than the rule.
  test('clears also what stands in the account itself', async () => {
    await using identity = await start()
    const email = newAddress()
    await signUp(identity, email, STRANGER)
    const hash = await identity.deps.passwords.hash(STRANGER.password)
    await identity.query('update users set password_hash = $1, user_metadata = $2', [hash, { name: 'Eve' }])
    expect(await canSignIn(identity, email, STRANGER)).toBe(false)
    await requestsTo(identity, OWNER.place).post('/recover', { email })

    await ways['the code'](identity, email)

    expect(await canSignIn(identity, email, STRANGER)).toBe(false)
    expect(await account(identity, email)).toMatchObject({ password_hash: null, user_metadata: {} })
  })

  test('of a confirmed account keeps the password until a new one is chosen', async () => {
    await using identity = await start()
    const email = newAddress()
    await signUp(identity, email, OWNER)
    await openLink((await identity.inbox.newest(email)).link, identity.origin, OWNER.place)
    await requestsTo(identity, OWNER.place).post('/recover', { email })

    await ways['the link'](identity, email)

    expect(await canSignIn(identity, email, OWNER)).toBe(true)
  })
})
