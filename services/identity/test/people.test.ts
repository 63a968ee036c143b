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

async function ask({ origin }: TestIdentity, userId: string, token: string): Promise<[number, unknown]> {
  const response = await fetch(`${origin}/internal/people/${userId}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return [response.status, await response.json()]
}
