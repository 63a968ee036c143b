import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { memoryStorage, PASSWORD, startIdentity, type TestIdentity } from './harness.ts'
import { requestsTo } from './requests.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

describe('refreshing a session', () => {
  test('gives new tokens for the same session, and keeps how the person signed in', async () => {
    await using identity = await startIdentity()
    const { client, session } = await identity.signedUp()

    const { data, error } = await client.refreshSession()

    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    const [before, after] = [session.access_token, data.session?.access_token ?? ''].map(claimsOf)
    expect(after).toMatchObject({ session_id: before?.session_id, amr: before?.amr, aal: 'aal1' })
    expect(await identity.query('select id from sessions')).toHaveLength(1)
  })

  // Guards the lock and the second look under it: without either, two tabs now and then get a token each.
  test('gives every tab the same new token when they all ask at once', async () => {
    await using identity = await startIdentity()
    let { refresh_token: token } = (await identity.signedUp()).session

    for (let round = 0; round < 20; round++) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => refresh(identity, token)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1)
      token = answers[0]?.body.refresh_token
    }

    expect(await identity.query('select id from refresh_tokens where used_at is null')).toHaveLength(1)
  })

  test('keeps several tabs of one browser signed in through many refreshes', async () => {
    await using identity = await startIdentity()
    const storage = memoryStorage()
    const shared = { storage, storageKey: 'one browser' }
    await identity.signedUp(undefined, shared)
    const tabs = Array.from({ length: 5 }, () => identity.client(shared))

    for (let round = 0; round < 4; round++) {
      // All but one find that another tab was quicker, and take over what it stored.
      await Promise.all(tabs.map((tab) => tab.refreshSession()))
      const seen = await Promise.all(tabs.map((tab) => tab.getUser()))
      expect(seen.map(({ error }) => error)).toEqual(tabs.map(() => null))
    }

    expect(await identity.query('select id from sessions')).toHaveLength(1)
  })

  // The answer was lost on the way, and the laptop closed for a week: the person must not be signed out for it.
  test('answers with the active token when the one before it is presented, however late', async () => {
    await using identity = await startIdentity()
    const { session } = await identity.signedUp()
    const lost = await refresh(identity, session.refresh_token)
    identity.passTime(7 * DAY_MS)

    const again = await refresh(identity, session.refresh_token)

    expect(again).toMatchObject({ status: 200, body: { refresh_token: lost.body.refresh_token } })
  })

  test('answers with the active token to an older one within ten seconds', async () => {
    await using identity = await startIdentity()
    const { session } = await identity.signedUp()
    const second = await refresh(identity, session.refresh_token)
    const third = await refresh(identity, second.body.refresh_token)

    const again = await refresh(identity, session.refresh_token)

    expect(again).toMatchObject({ status: 200, body: { refresh_token: third.body.refresh_token } })
  })

  test('ends the whole session when an older token turns up later, and says so to everybody', async () => {
    await using identity = await startIdentity()
    const { session, userId } = await identity.signedUp()
    const second = await refresh(identity, session.refresh_token)
    const third = await refresh(identity, second.body.refresh_token)
    identity.passTime(MINUTE_MS)

    const stolen = await refresh(identity, session.refresh_token)
    const honest = await refresh(identity, third.body.refresh_token)
    const user = await requestsTo(identity).get('/user', third.body.access_token)

    expect(stolen).toMatchObject({ status: 400, body: { code: 'refresh_token_already_used' } })
    expect(honest).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } })
    expect(user).toMatchObject({ status: 403, body: { code: 'session_not_found' } })
    expect((await identity.announced()).at(-1)).toMatchObject({
      subject: 'identity.session_revoked.v1',
      key: userId,
      message: { userId, sessionId: claimsOf(session.access_token).session_id },
    })
  })

  test('leaves the other sessions of the person alone when one is taken for stolen', async () => {
    await using identity = await startIdentity()
    const { email, session } = await identity.signedUp()
    const other = identity.client()
    await other.signInWithPassword({ email, password: PASSWORD })
    const second = await refresh(identity, session.refresh_token)
    await refresh(identity, second.body.refresh_token)
    identity.passTime(MINUTE_MS)

    await refresh(identity, session.refresh_token)

    const { error } = await other.refreshSession()
    expect(error).toBeNull()
  })

  test('refuses a token it never gave', async () => {
    await using identity = await startIdentity()

    const answer = await refresh(identity, 'x'.repeat(43))

    expect(answer).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } })
  })

  test('says in the words of OAuth that there is no token', async () => {
    await using identity = await startIdentity()

    const answer = await refresh(identity, '')

    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      error: 'invalid_request',
      error_description: 'refresh_token required',
    })
    expect(answer.body).not.toHaveProperty('code')
  })

  test('refuses when the session has been left alone for too long', async () => {
    await using identity = await startIdentity({ SESSION_IDLE_DAYS_MAX: '30' })
    const { session } = await identity.signedUp()
    identity.passTime(31 * DAY_MS)

    const answer = await refresh(identity, session.refresh_token)

    expect(answer).toMatchObject({ status: 400, body: { code: 'session_expired' } })
  })

  test('refuses somebody who is banned', async () => {
    await using identity = await startIdentity()
    const { session } = await identity.signedUp()
    await identity.query(`update users set banned_until = now() + interval '1 hour'`)

    const answer = await refresh(identity, session.refresh_token)

    expect(answer).toMatchObject({ status: 400, body: { code: 'user_banned' } })
  })

  // A 409 or 429 would make the client throw its session away.
  test('asks to come back, and keeps the session, when somebody holds it for too long', async () => {
    await using identity = await startIdentity()
    const { session } = await identity.signedUp()
    const holder = new pg.Client({ connectionString: identity.databaseUrl })
    await holder.connect()
    await holder.query('begin')
    await holder.query('select * from sessions for update')

    const busy = await refresh(identity, session.refresh_token)
    await holder.query('rollback')
    await holder.end()
    const later = await refresh(identity, session.refresh_token)

    expect(busy).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
    expect(later.status).toBe(200)
  })

  test('never keeps a token in a form in which the database could give it away', async () => {
    await using identity = await startIdentity()
    const { session } = await identity.signedUp()
    const second = await refresh(identity, session.refresh_token)

    const rows = JSON.stringify(await identity.query('select * from refresh_tokens'))

    expect(rows).not.toContain(session.refresh_token)
    expect(rows).not.toContain(second.body.refresh_token)
  })
})

async function refresh(identity: TestIdentity, token: string) {
  return requestsTo(identity).post('/token?grant_type=refresh_token', { refresh_token: token })
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}
