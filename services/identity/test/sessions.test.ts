import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { PASSWORD, shareIdentity, type TestIdentity } from './harness.ts'
import { requestsTo } from './requests.ts'

const identity = shareIdentity()
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const DAY_MS = 24 * 60 * 60 * 1000

interface SessionView {
  readonly id: string
  readonly device: string
  readonly network: string
  readonly current: boolean
}

async function ask({ origin }: TestIdentity, token: string, path = '', method = 'GET') {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${origin}/api/v1/sessions${path}`, { method, headers })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : undefined }
}

async function listOf(token: string): Promise<SessionView[]> {
  return (await ask(identity(), token)).body.items
}

/** Signs in with the given browser, from the given address. Returns the access token. */
async function signInElsewhere(email: string, userAgent = FIREFOX, place = '203.0.113.9'): Promise<string> {
  const { body } = await requestsTo(identity(), place).send('POST', '/token?grant_type=password', {
    body: JSON.stringify({ email, password: PASSWORD }),
    headers: { 'content-type': 'application/json', 'user-agent': userAgent, 'x-forwarded-for': place },
  })
  return body.access_token
}

async function statusOf(token: string): Promise<string> {
  const { body } = await requestsTo(identity()).get('/user', token)
  return body.id ?? body.code
}

describe('where a person is signed in', () => {
  test('says device, network and times, this session first, and nothing that identifies more', async () => {
    const { email, session } = await identity().signedUp()
    const elsewhere = await signInElsewhere(email)

    const { status, body } = await ask(identity(), session.access_token)

    expect(status).toBe(200)
    expect(body.items).toEqual([
      expect.objectContaining({ current: true, device: 'Unknown device' }),
      {
        id: expect.any(String),
        device: 'Firefox on Linux',
        network: '203.0.113.*',
        created_at: expect.any(String),
        last_used_at: expect.any(String),
        current: false,
      },
    ])
    expect((await listOf(elsewhere)).map(({ device, current }) => [device, current])).toEqual([
      ['Firefox on Linux', true],
      ['Unknown device', false],
    ])
  })

  test('shows the network of an IPv6 address, not the address', async () => {
    const { email, session } = await identity().signedUp()
    await signInElsewhere(email, FIREFOX, '2001:db8:7:1:2:3:4:5')

    const [, elsewhere] = await listOf(session.access_token)

    expect(elsewhere?.network).toBe('2001:db8:7::')
  })

  test('leaves out sessions that have ended by themselves', async () => {
    const { email } = await identity().signedUp()
    identity().passTime(91 * DAY_MS)
    const token = await signInElsewhere(email)

    expect(await listOf(token)).toEqual([expect.objectContaining({ current: true })])
  })
})

describe('signing out one session', () => {
  test('ends that one alone, and announces it', async () => {
    const { email, session, userId } = await identity().signedUp()
    const [second, third] = [await signInElsewhere(email), await signInElsewhere(email)]
    const other = (await listOf(second)).find(({ current }) => current)

    const ended = await ask(identity(), session.access_token, `/${other?.id}`, 'DELETE')

    expect(ended).toEqual({ status: 204, body: undefined })
    expect(await statusOf(second)).toBe('session_not_found')
    expect([await statusOf(third), await statusOf(session.access_token)]).toEqual([userId, userId])
    const revoked = (await identity().announced()).filter(
      ({ subject, key }) => subject === 'identity.session_revoked.v1' && key === userId,
    )
    expect(revoked.map(({ message }) => message)).toMatchObject([{ userId, sessionId: other?.id }])
  })

  test('can end the session that asks', async () => {
    const { session } = await identity().signedUp()
    const [here] = await listOf(session.access_token)

    expect((await ask(identity(), session.access_token, `/${here?.id}`, 'DELETE')).status).toBe(204)

    expect(await ask(identity(), session.access_token)).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    })
  })

  // The answers are the same, so that nobody can ask which ids exist.
  test('says of a session of somebody else, of none, and of one that has ended: there is none', async () => {
    const ana = await identity().signedUp()
    const bento = await identity().signedUp()
    const [bentos] = await listOf(bento.session.access_token)
    const other = await signInElsewhere(ana.email)
    const [ended] = await listOf(other)
    await ask(identity(), other, `/${ended?.id}`, 'DELETE')

    for (const id of [bentos?.id, randomUUID(), ended?.id]) {
      expect(await ask(identity(), ana.session.access_token, `/${id}`, 'DELETE')).toMatchObject({
        status: 404,
        body: { code: 'no_such_session' },
      })
    }
    expect(await statusOf(bento.session.access_token)).toBe(bento.userId)
  })

  test('is refused to a session that has ended', async () => {
    const { client, email, session, userId } = await identity().signedUp()
    const other = await signInElsewhere(email)
    const [target] = await listOf(other)
    await client.signOut({ scope: 'local' })

    const refused = await ask(identity(), session.access_token, `/${target?.id}`, 'DELETE')

    expect(refused).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
    expect(await statusOf(other)).toBe(userId)
  })
})
