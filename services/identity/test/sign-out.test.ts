import { describe, expect, test } from 'vitest'
import { PASSWORD, startIdentity, type TestIdentity } from './harness.ts'
import { requestsTo } from './requests.ts'

describe('signing out', () => {
  test.each([
    ['local', { ending: ['here'], lasting: ['elsewhere', 'third'] }],
    ['others', { ending: ['elsewhere', 'third'], lasting: ['here'] }],
    ['global', { ending: ['here', 'elsewhere', 'third'], lasting: [] }],
  ] as const)(
    'with scope %s ends exactly those sessions, and says so to everybody',
    async (scope, { ending, lasting }) => {
      await using identity = await startIdentity()
      const { userId, devices } = await threeDevices(identity)

      const { error } = await devices.here.client.signOut({ scope })

      expect(error).toBeNull()
      for (const device of ending)
        expect(await answersTo(identity, devices[device])).toBe('session_not_found')
      for (const device of lasting) expect(await answersTo(identity, devices[device])).toBe(userId)
      const revoked = (await identity.announced()).filter(
        ({ subject }) => subject === 'identity.session_revoked.v1',
      )
      expect(revoked.map(({ key }) => key)).toEqual(ending.map(() => userId))
      expect(revoked.map(({ message }) => (message as { sessionId: string }).sessionId).sort()).toEqual(
        ending.map((device) => devices[device].sessionId).sort(),
      )
    },
  )

  test('takes the refresh token with it', async () => {
    await using identity = await startIdentity()
    const { client, session } = await identity.signedUp()

    await client.signOut()

    const answer = await requestsTo(identity).post('/token?grant_type=refresh_token', {
      refresh_token: session.refresh_token,
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } })
  })

  test('never ends the sessions of somebody else', async () => {
    await using identity = await startIdentity()
    const ana = await identity.signedUp()
    const bento = await identity.signedUp()

    await ana.client.signOut({ scope: 'global' })

    const { error } = await bento.client.refreshSession()
    expect(error).toBeNull()
  })

  test('refuses a scope it does not know', async () => {
    await using identity = await startIdentity()
    const { session } = await identity.signedUp()

    const answer = await requestsTo(identity).post('/logout?scope=all', {}, session.access_token)

    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  })
})

async function threeDevices(identity: TestIdentity) {
  const { client, email, session, userId } = await identity.signedUp()
  const signIn = async () => {
    const other = identity.client()
    const { data } = await other.signInWithPassword({ email, password: PASSWORD })
    return device(other, data.session?.access_token ?? '')
  }
  const devices = {
    here: device(client, session.access_token),
    elsewhere: await signIn(),
    third: await signIn(),
  }
  return { userId, devices }
}

function device(client: ReturnType<TestIdentity['client']>, token: string) {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return { client, token, sessionId: claims.session_id as string }
}

/** The id of the person the token speaks for, or the code with which it is refused. */
async function answersTo(identity: TestIdentity, { token }: { token: string }): Promise<string> {
  const { body } = await requestsTo(identity).get('/user', token)
  return body.id ?? body.code
}
