import { describe, expect, test } from 'vitest'
import { newAddress, shareIdentity, startIdentity } from './harness.ts'

describe('a password that somebody signs up with', () => {
  const shared = shareIdentity()

  test('says why a password is too weak', async () => {
    const identity = shared()

    const { error } = await identity.client().signUp({ email: newAddress(), password: 'short' })

    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['length'] })
  })

  test.each([
    ['123456', 'pwned'],
    ['Password1', 'pwned'],
    ['qwerty123', 'pwned'],
    ['zzzzzzzzzzzz', 'pwned'],
    ['Selah2026!', 'characters'],
  ])('refuses the password %j, which is guessed first, and says so', async (password, reason) => {
    const identity = shared()

    const { error } = await identity.client().signUp({ email: newAddress(), password })

    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, code: 'weak_password' })
    expect(error).toMatchObject({ reasons: [reason], message: expect.stringContaining('choose another') })
  })

  test('refuses the address itself as a password, however it is spelt', async () => {
    const identity = shared()
    const email = newAddress()

    const { error } = await identity.client().signUp({ email, password: email.toUpperCase() })

    expect(error).toMatchObject({ code: 'weak_password' })
    expect(error?.message).not.toContain(email)
  })

  test('takes common passwords where the settings allow it', async () => {
    await using identity = await startIdentity({ COMMON_PASSWORDS: 'allowed' })

    const { error } = await identity.client().signUp({ email: newAddress(), password: '123456' })

    expect(error).toBeNull()
  })
})
