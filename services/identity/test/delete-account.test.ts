import { ErasureRequested } from '@selah/proto/events'
import { describe, expect, test } from 'vitest'
import { endErasures } from '../src/workers/end-erasures.ts'
import { shareIdentity, type TestIdentity } from './harness.ts'

const identity = shareIdentity()
const MINUTE_MS = 60_000

describe('deleting one’s account', () => {
  test('ends every session, and asks all services to erase, under an id that leads to nobody', async () => {
    const { userId, session } = await identity().signedUp()

    const { status, body } = await deleteUser(identity(), session.access_token)

    expect(status).toBe(202)
    expect(body).toMatchObject({
      state: 'requested',
      erasure_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
    })
    const announced = (await identity().announced()).filter(({ key }) => key === userId)
    expect(announced.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['identity.session_revoked.v1', 'identity.erasure_requested.v1']),
    )
    expect(announced.at(-1)?.message).toMatchObject({ userId, erasureId: body.erasure_id })
    expect(await identity().query('select 1 from users where id = $1', [userId])).toEqual([])
  })

  test('is one erasure, however often it is asked for', async () => {
    const { userId, session } = await identity().signedUp()
    const asking = Array.from({ length: 8 }, () => deleteUser(identity(), session.access_token))

    const answers = await Promise.all(asking)

    expect(new Set(answers.map(({ body }) => body.erasure_id)).size).toBe(1)
    expect(await requestsFor(identity(), userId)).toBe(1)
  })

  test('is refused to a session that has ended, and to strangers', async () => {
    const { client, userId, session } = await identity().signedUp()
    await client.signOut({ scope: 'local' })

    for (const token of [session.access_token, 'nonsense', '']) {
      expect(await deleteUser(identity(), token)).toMatchObject({
        status: 401,
        body: { code: 'not_signed_in' },
      })
    }
    expect(await identity().query('select 1 from users where id = $1', [userId])).toHaveLength(1)
  })

  test('is asked for again while a service has not answered', async () => {
    const { userId, session } = await identity().signedUp()
    await deleteUser(identity(), session.access_token)
    await endErasures(identity().deps)
    expect(await requestsFor(identity(), userId)).toBe(1)

    identity().passTime(11 * MINUTE_MS)
    await endErasures(identity().deps)
    await endErasures(identity().deps)

    expect(await requestsFor(identity(), userId)).toBe(2)
  })

  test('leaves neither an address nor an id in the logs', async () => {
    const { userId, email, session } = await identity().signedUp()
    const before = identity().logs().length

    await deleteUser(identity(), session.access_token)

    const logs = identity().logs().slice(before)
    expect(logs).toContain('erasure requested')
    expect(logs).not.toContain(email)
    expect(logs).not.toContain(userId)
  })
})

async function requestsFor({ query }: TestIdentity, userId: string): Promise<number> {
  return (await query('select 1 from outbox where subject = $1', [`${ErasureRequested.subject}.${userId}`]))
    .length
}

async function deleteUser({ origin }: TestIdentity, token: string) {
  const response = await fetch(`${origin}/api/v1/delete-user`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: response.status, body: (await response.json()) as { erasure_id: string } }
}
