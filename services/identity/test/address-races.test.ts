import type { Pool } from '@selah/kit/db'
import { describe, expect, test } from 'vitest'
import { openLink } from './browser.ts'
import { newAddress, PASSWORD, startIdentity } from './harness.ts'
import { requestsTo } from './requests.ts'

const UNIQUE_VIOLATION = '23505'
const ROUNDS = 5
const rounds = Array.from({ length: ROUNDS }, (_, round) => round)

/** Collects the codes of all errors that PostgreSQL answers; it writes each of them into its own log. */
function errorsOf(pool: Pool): string[] {
  const codes: string[] = []
  pool.on('connect', (client) => {
    const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
    connection.on('errorMessage', ({ code }: { code: string }) => void codes.push(code))
  })
  return codes
}

// The log of the database quotes the address that violates a constraint: "Key (email)=(…) already exists."
describe('people who race for one address leave no error in the log of the database', () => {
  test('when they change to it', { timeout: 30_000 }, async () => {
    await using identity = await startIdentity()
    const errors = errorsOf(identity.deps.pool)
    const people = await Promise.all([1, 2, 3, 4].map(() => identity.signedUp()))

    for (const _round of rounds) {
      const wanted = newAddress()
      const changes = await Promise.all(people.map(({ client }) => client.updateUser({ email: wanted })))

      const refused = changes.filter(({ error }) => error)
      expect(refused.map(({ error }) => error?.code)).toEqual(Array(3).fill('email_exists'))
    }

    expect(errors).not.toContain(UNIQUE_VIOLATION)
    expect(errors).toEqual([])
  })

  test('when one changes to it and others sign up', { timeout: 30_000 }, async () => {
    await using identity = await startIdentity()
    const errors = errorsOf(identity.deps.pool)
    const { session } = await identity.signedUp()
    const requests = requestsTo(identity)

    for (const _round of rounds) {
      const email = newAddress()
      const answers = await Promise.all([
        requests.post('/signup', { email, password: PASSWORD }),
        requests.put('/user', { email }, session.access_token),
        requests.post('/signup', { email, password: PASSWORD }),
      ])

      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(2)
    }

    expect(errors).toEqual([])
  })

  test('when two confirm their change to it', { timeout: 30_000 }, async () => {
    await using identity = await startIdentity({ SIGNUP_AUTOCONFIRM: 'false' })
    const errors = errorsOf(identity.deps.pool)
    const wanted = newAddress()
    const links = []
    for (const n of [1, 2]) {
      const [email, client] = [newAddress(), identity.client()]
      await client.signUp({ email, password: PASSWORD })
      await client.verifyOtp({ email, token: (await identity.inbox.newest(email)).code, type: 'signup' })
      await client.updateUser({ email: wanted })
      await openLink((await identity.inbox.newest(email, 'change of')).link, identity.origin)
      links.push((await identity.inbox.nth(wanted, n)).link)
    }

    const arrived = await Promise.all(links.map((link) => openLink(link, identity.origin)))

    expect(arrived.map(({ hash }) => hash.includes('access_token')).sort()).toEqual([false, true])
    expect(arrived.map(({ hash }) => hash.includes('email_exists')).sort()).toEqual([false, true])
    expect(errors).toEqual([])
  })
})
