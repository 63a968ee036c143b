import { testCaller } from '@selah/kit/testing/people'
import { describe, expect, test } from 'vitest'
import { startIdentity, type TestIdentity } from './harness.ts'

describe('asking about a person, as another service', () => {
  test('gives the address, the name and the time zone', async () => {
    const caller = await testCaller('notifications')
    await using identity = await startIdentity({}, { callers: new Map([['notifications', caller.keys]]) })
    const { client, userId, email } = await identity.signedUp()
    await client.updateUser({ data: { timezone: 'Europe/Lisbon' } })

    const answer = await ask(identity, userId, await caller.identity.tokenFor('identity'))

    expect(answer).toEqual([200, { id: userId, email, name: 'Ana', timezone: 'Europe/Lisbon' }])
  })

  // The auth protocol takes any metadata; a reminder could not be planned in such a zone.
  test('gives no time zone that does not exist', async () => {
    const caller = await testCaller('notifications')
    await using identity = await startIdentity({}, { callers: new Map([['notifications', caller.keys]]) })
    const { client, userId, email } = await identity.signedUp()
    await client.updateUser({ data: { timezone: 'Mars/Olympus' } })

    const answer = await ask(identity, userId, await caller.identity.tokenFor('identity'))

    expect(answer).toEqual([200, { id: userId, email, name: 'Ana' }])
  })

  test('is refused to people, to strangers, and to tokens for somebody else', async () => {
    const caller = await testCaller('notifications')
    const stranger = await testCaller('stranger')
    await using identity = await startIdentity({}, { callers: new Map([['notifications', caller.keys]]) })
    const { userId, session } = await identity.signedUp()

    const tokens = [
      session.access_token,
      await stranger.identity.tokenFor('identity'),
      await caller.identity.tokenFor('prayers'),
      '',
    ]

    for (const token of tokens) {
      expect(await ask(identity, userId, token)).toMatchObject([401, { code: 'not_signed_in' }])
    }
  })

  test.each([
    ['00000000-0000-7000-8000-000000000000', 404, 'person_not_found'],
    ['not-an-id', 400, 'validation_failed'],
  ])('about %s answers %i', async (userId, status, code) => {
    const caller = await testCaller('notifications')
    await using identity = await startIdentity({}, { callers: new Map([['notifications', caller.keys]]) })

    const answer = await ask(identity, userId, await caller.identity.tokenFor('identity'))

    expect(answer).toMatchObject([status, { code }])
  })
})

describe('asking about an account that is being deleted, as another service', () => {
  test('gives its confirmed address until the erasure is done', async () => {
    const caller = await testCaller('notifications')
    await using identity = await startIdentity({}, { callers: new Map([['notifications', caller.keys]]) })
    const { email, session } = await identity.signedUp()
    const erasureId = await deleteUser(identity, session.access_token)
    const asked = async () =>
      askFor(identity, `erasures/${erasureId}`, await caller.identity.tokenFor('identity'))

    const open = await asked()
    await identity.query('update erasures set user_id = null, email = null, done_at = now()')
    const done = await asked()

    expect(open).toEqual([200, { email, requested_at: expect.any(String) }])
    expect(done).toMatchObject([404, { code: 'erasure_not_found' }])
  })

  // Somebody who signs up with somebody else's address must not end what its owner asked for.
  test('gives no address that nobody confirmed', async () => {
    const caller = await testCaller('notifications')
    await using identity = await startIdentity({}, { callers: new Map([['notifications', caller.keys]]) })
    const { session } = await identity.signedUp()
    await identity.query('update users set email_confirmed_at = null')
    const erasureId = await deleteUser(identity, session.access_token)

    const answer = await askFor(identity, `erasures/${erasureId}`, await caller.identity.tokenFor('identity'))

    expect(answer).toMatchObject([200, { email: '' }])
  })

  test('is refused to people', async () => {
    await using identity = await startIdentity()
    const { session } = await identity.signedUp()
    const erasureId = await deleteUser(identity, session.access_token)

    expect(await askFor(identity, `erasures/${erasureId}`, session.access_token)).toMatchObject([401, {}])
  })
})

async function deleteUser({ origin }: TestIdentity, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${origin}/api/v1/delete-user`, { method: 'POST', headers })
  return ((await response.json()) as { erasure_id: string }).erasure_id
}

function ask(identity: TestIdentity, userId: string, token: string): Promise<[number, unknown]> {
  return askFor(identity, `people/${userId}`, token)
}

async function askFor({ origin }: TestIdentity, path: string, token: string): Promise<[number, unknown]> {
  const response = await fetch(`${origin}/internal/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return [response.status, await response.json()]
}
