import { describe, expect, test } from 'vitest'
import { fragmentOf, openLink } from './browser.ts'
import { newAddress } from './harness.ts'
import { requestsTo } from './requests.ts'
import { account, canSignIn, OWNER, type Person, STRANGER, signUp, start } from './strangers.ts'

describe('an account whose address is not confirmed', () => {
  test('has no password, no name and no terms: they wait with the mail of their sign-up', async () => {
    await using identity = await start()
    const email = newAddress()

    await signUp(identity, email, OWNER)

    const nothing = { password_hash: null, user_metadata: {}, terms_version: null, email_confirmed_at: null }
    expect(await account(identity, email)).toEqual(nothing)
    const [waiting] = await identity.query('select user_metadata, terms_version from sign_ups')
    expect(waiting).toMatchObject({ user_metadata: { name: 'Ana' }, terms_version: expect.any(String) })
  })

  test('ends with the password and name of the link that was opened, whichever came first', async () => {
    for (const opened of [1, 2]) {
      await using identity = await start()
      const email = newAddress()
      const people: Person[] = [
        { ...OWNER, password: 'first choice 11', name: 'First' },
        { ...OWNER, password: 'second choice 22', name: 'Second' },
      ]
      for (const person of people) await signUp(identity, email, person)
      const { link } = await identity.inbox.nth(email, opened)

      await openLink(link, identity.origin, OWNER.place)

      const signsIn = await Promise.all(people.map((person) => canSignIn(identity, email, person)))
      expect(signsIn).toEqual([opened === 1, opened === 2])
      const { user_metadata: metadata, terms_version: terms } = await account(identity, email)
      expect({ metadata, terms }).toEqual({
        metadata: { name: people[opened - 1]?.name },
        terms: '2025-10-29',
      })
      expect(await identity.query('select id from sign_ups')).toEqual([])
      expect(await identity.query('select id from one_time_tokens')).toEqual([])
    }
  })

  test('ends with the password of the code that was entered', async () => {
    await using identity = await start()
    const email = newAddress()
    await signUp(identity, email, STRANGER)
    await signUp(identity, email, OWNER)
    const { code } = await identity.inbox.nth(email, 2)

    const verify = requestsTo(identity, OWNER.place).post('/verify', { email, token: code, type: 'email' })

    expect(await verify).toMatchObject({ status: 200, body: { user: { user_metadata: { name: 'Ana' } } } })
    expect(await canSignIn(identity, email, OWNER)).toBe(true)
    expect(await canSignIn(identity, email, STRANGER)).toBe(false)
  })

  test('is not opened by the password of a stranger who signed up first, nor later', async () => {
    await using identity = await start()
    const email = newAddress()
    await signUp(identity, email, STRANGER)
    await signUp(identity, email, OWNER)
    const own = await identity.inbox.nth(email, 2)
    await signUp(identity, email, STRANGER)

    const arrived = await openLink(own.link, identity.origin, OWNER.place)

    expect(fragmentOf(arrived)).toHaveProperty('access_token')
    expect(await canSignIn(identity, email, STRANGER)).toBe(false)
    expect(await canSignIn(identity, email, OWNER)).toBe(true)
    const others = await Promise.all([identity.inbox.nth(email, 1), identity.inbox.nth(email, 3)])
    for (const { link } of others) {
      expect(fragmentOf(await openLink(link, identity.origin))).toMatchObject({ error_code: 'otp_expired' })
    }
  })

  // The mails of two sign-ups look alike.
  test('ends with the owner’s password also when they open the mail that a stranger caused', async () => {
    await using identity = await start()
    const email = newAddress()
    await signUp(identity, email, OWNER)
    await signUp(identity, email, STRANGER)
    const { link } = await identity.inbox.nth(email, 2)

    const arrived = await openLink(link, identity.origin, OWNER.place)

    expect(fragmentOf(arrived)).toHaveProperty('access_token')
    expect(await canSignIn(identity, email, STRANGER)).toBe(false)
    expect(await canSignIn(identity, email, OWNER)).toBe(true)
    expect(await account(identity, email)).toMatchObject({ user_metadata: { name: 'Ana' } })
  })

  test('takes nobody’s password when that mail is opened on another network, and asks for one by mail', async () => {
    await using identity = await start()
    const email = newAddress()
    await signUp(identity, email, OWNER)
    await signUp(identity, email, STRANGER)
    const { link } = await identity.inbox.nth(email, 2)

    const arrived = await openLink(link, identity.origin, '192.0.2.77')

    expect(fragmentOf(arrived)).toHaveProperty('access_token')
    expect(await canSignIn(identity, email, STRANGER)).toBe(false)
    expect(await account(identity, email)).toMatchObject({ password_hash: null, user_metadata: {} })
    const notice = await identity.inbox.newest(email, 'Choose a password')
    expect(notice.link).toMatch('/auth?mode=reset-password')
  })

  test('keeps the password of its only sign-up when the mail is read on another network', async () => {
    await using identity = await start()
    const email = newAddress()
    await signUp(identity, email, OWNER)
    const { link } = await identity.inbox.newest(email)

    await openLink(link, identity.origin, '192.0.2.77')

    expect(await canSignIn(identity, email, OWNER)).toBe(true)
  })

  test('is mailed again for the sign-up of the place that asks, and for no other', async () => {
    await using identity = await start()
    const email = newAddress()
    const resend = (place: string) => requestsTo(identity, place).post('/resend', { type: 'signup', email })
    await signUp(identity, email, OWNER)
    await signUp(identity, email, STRANGER)
    await resend(OWNER.place)
    const { link } = await identity.inbox.nth(email, 3)

    await openLink(link, identity.origin, OWNER.place)

    expect(await canSignIn(identity, email, OWNER)).toBe(true)
    expect(await canSignIn(identity, email, STRANGER)).toBe(false)
  })

  test('keeps the password of its owner when a stranger asks for the mail once more', async () => {
    await using identity = await start()
    const email = newAddress()
    await signUp(identity, email, OWNER)
    await requestsTo(identity, STRANGER.place).post('/resend', { type: 'signup', email })
    const { link } = await identity.inbox.nth(email, 2)

    await openLink(link, identity.origin, OWNER.place)

    expect(await canSignIn(identity, email, OWNER)).toBe(true)
  })

  test('confirms without a password when the mail is asked for again from a place that never signed up', async () => {
    await using identity = await start()
    const email = newAddress()
    await signUp(identity, email, STRANGER)
    await requestsTo(identity, OWNER.place).post('/resend', { type: 'signup', email })
    const { link } = await identity.inbox.nth(email, 2)

    const arrived = await openLink(link, identity.origin, OWNER.place)

    expect(fragmentOf(arrived)).toHaveProperty('access_token')
    expect(await canSignIn(identity, email, STRANGER)).toBe(false)
  })
})
