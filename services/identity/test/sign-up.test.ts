import { describe, expect, test } from 'vitest'
import { newAddress, PASSWORD, startIdentity } from './harness.ts'

describe('signing up where addresses need no proof', () => {
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
    await using identity = await startIdentity()
    const { email } = await identity.signedUp()

    const { error } = await identity.client().signUp({ email, password: 'something else' })

    expect(error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    })
  })
})
