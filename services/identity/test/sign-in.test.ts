import { describe, expect, test } from 'vitest'
import { PASSWORD, startIdentity } from './harness.ts'

describe('signing in', () => {
  test('gives a new session to the right password', async () => {
    await using identity = await startIdentity()
    const { email, userId, session: first } = await identity.signedUp()

    const { data, error } = await identity.client().signInWithPassword({ email, password: PASSWORD })

    expect(error).toBeNull()
    expect(data.user?.id).toBe(userId)
    expect(data.session?.refresh_token).not.toBe(first.refresh_token)
    expect(await identity.query('select id from sessions')).toHaveLength(2)
  })

  test('answers an unknown address and a wrong password alike', async () => {
    await using identity = await startIdentity()
    const { email } = await identity.signedUp()

    const wrong = await identity.client().signInWithPassword({ email, password: 'not it' })
    const unknown = await identity.client().signInWithPassword({ email: 'x@example.com', password: 'not it' })

    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' })
    expect({ ...unknown.error }).toEqual({ ...wrong.error })
  })
})
