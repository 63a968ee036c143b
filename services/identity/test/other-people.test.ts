import { describe, expect, test } from 'vitest'
import { startIdentity } from './harness.ts'
import { requestsTo } from './requests.ts'

// Nothing under /auth/v1 takes an id: what is shown and changed is always what the token speaks for.
describe('another person', () => {
  test('is never shown or changed, whatever ids a request carries', async () => {
    await using identity = await startIdentity()
    const ana = await identity.signedUp()
    const bento = await identity.signedUp()
    const requests = requestsTo(identity)
    const foreign = { id: bento.userId, user_id: bento.userId, sub: bento.userId, identity_id: bento.userId }

    const read = await requests.get(
      `/user?id=${bento.userId}&user_id=${bento.userId}`,
      ana.session.access_token,
    )
    const changed = await requests.put(
      '/user',
      { ...foreign, data: { name: 'Eve' } },
      ana.session.access_token,
    )
    await requests.post(`/logout?scope=global&user_id=${bento.userId}`, foreign, ana.session.access_token)

    expect(read.body.id).toBe(ana.userId)
    expect(changed.body.id).toBe(ana.userId)
    const { data } = await bento.client.getUser()
    expect(data.user).toMatchObject({ id: bento.userId, user_metadata: { name: 'Ana' } })
  })

  test('cannot be signed in as with a code that was mailed to somebody else', async () => {
    await using identity = await startIdentity()
    const ana = await identity.signedUp()
    const bento = await identity.signedUp()
    await identity.client().resetPasswordForEmail(ana.email)
    await identity.client().resetPasswordForEmail(bento.email)
    const { code } = await identity.inbox.newest(ana.email)

    const { error } = await identity.client().verifyOtp({ email: bento.email, token: code, type: 'recovery' })

    expect(error).toMatchObject({ status: 403, code: 'otp_expired' })
  })
})
