import { describe, expect, test } from 'vitest'
import { openLink } from './browser.ts'
import { encodeKeys, newAddress, PASSWORD, startIdentity, type TestIdentity } from './harness.ts'
import { requestsTo } from './requests.ts'

const standard = { RATE_LIMITS: 'standard' }
const HOME = '198.51.100.1'

const stranger = (n: number) => `203.0.113.${n}`
const times = (n: number) => Array.from({ length: n }, (_, index) => index + 1)
/** So many at once. */
const atOnce = <Result>(n: number, ask: (n: number) => Promise<Result>) => Promise.all(times(n).map(ask))
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status)

function signIn(identity: { url: string }, email: string, place: string, password = 'not the password') {
  return requestsTo(identity, place).post('/token?grant_type=password', { email, password })
}

function verify(identity: { url: string }, email: string, place: string, token = '000000') {
  return requestsTo(identity, place).post('/verify', { type: 'recovery', email, token })
}

/** A person who has signed in at home. */
async function startWithAna() {
  const identity = await startIdentity(standard)
  const email = newAddress()
  await requestsTo(identity, HOME).post('/signup', { email, password: PASSWORD })
  return { identity, email }
}

/** The same database, seen by another replica or after a restart. */
function another(identity: TestIdentity, settings = {}) {
  return startIdentity({
    ...standard,
    ...{ DATABASE_URL: identity.databaseUrl, SIGNING_KEYS: encodeKeys(identity.signingKeys) },
    ...settings,
  })
}

describe('guessing passwords', () => {
  test('from one place ends after ten, says when to come back, and starts again with the right one', async () => {
    const { identity, email } = await startWithAna()
    await using _ = identity

    const guesses = await atOnce(10, () => signIn(identity, email, stranger(1)))
    const eleventh = await signIn(identity, email, stranger(1))
    const right = await signIn(identity, email, stranger(1), PASSWORD)

    expect(statuses(guesses)).toEqual(times(10).map(() => 400))
    expect(eleventh).toMatchObject({
      status: 429,
      body: { code: 'over_request_rate_limit', message: expect.stringContaining('wait 15 minutes') },
      headers: { 'retry-after': expect.stringMatching(/^\d{3}$/) },
    })
    expect(right.status).toBe(429)
    await atOnce(9, () => signIn(identity, email, stranger(2)))
    expect((await signIn(identity, email, stranger(2), PASSWORD)).status).toBe(200)
    expect((await signIn(identity, email, stranger(2))).status).toBe(400)
  })

  test('is counted by all replicas together, and survives a restart', async () => {
    const { identity, email } = await startWithAna()
    await using _ = identity
    await using replica = await another(identity)

    await atOnce(10, (n) => signIn(n % 2 ? identity : replica, email, stranger(1)))
    await using restarted = await another(identity)

    const answers = [identity, replica, restarted].map((each) => signIn(each, email, stranger(1)))
    expect(statuses(await Promise.all(answers))).toEqual([429, 429, 429])
  })

  test('is counted alike for an address that nobody has', async () => {
    const { identity, email } = await startWithAna()
    await using _ = identity
    const unknown = newAddress()

    const answers = await Promise.all(
      [email, unknown].map(async (address) => {
        const guesses = await atOnce(10, () => signIn(identity, address, stranger(1)))
        return statuses([...guesses, await signIn(identity, address, stranger(1))])
      }),
    )

    expect(answers[1]).toEqual(answers[0])
  })

  test('many at once from one place are judged no more often than one after another', async () => {
    const { identity, email } = await startWithAna()
    await using _ = identity

    const answers = await atOnce(40, () => signIn(identity, email, stranger(1)))

    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
  })

  // 60 guesses from 60 places were all judged at full speed.
  test('from many places gets slower and scarcer, and locks nobody out', { timeout: 60_000 }, async () => {
    const { identity, email } = await startWithAna()
    await using _ = identity

    const firstTries = await atOnce(60, (n) => signIn(identity, email, stranger(n)))
    const again = await atOnce(6, (n) => signIn(identity, email, stranger(n <= 3 ? n : 61)))
    const start = performance.now()
    const atNewPlace = await signIn(identity, email, '192.0.2.1', PASSWORD)
    const tookAtNewPlace = performance.now() - start
    const atHome = performance.now()
    const home = await signIn(identity, email, HOME, PASSWORD)
    const tookAtHome = performance.now() - atHome

    expect(firstTries.filter(({ status }) => status !== 400)).toEqual([])
    expect(statuses(again)).toEqual(times(6).map(() => 400))
    expect((await signIn(identity, email, stranger(61))).status).toBe(429)
    expect(atNewPlace.status).toBe(200)
    expect(tookAtNewPlace).toBeGreaterThan(3_900)
    expect(home.status).toBe(200)
    expect(tookAtHome).toBeLessThan(3_900)
  })

  test('under heavy attack leaves each new place one try, and home all of its own', async () => {
    const { identity, email } = await startWithAna()
    await using _ = identity
    await signIn(identity, email, stranger(1))
    await identity.query(`update limits set points = 150 where key like 'passwords-of-strangers:%'`)

    const second = await signIn(identity, email, stranger(1))
    const first = await signIn(identity, email, '192.0.2.1', PASSWORD)
    const mistyped = await atOnce(19, () => signIn(identity, email, HOME))
    const home = await signIn(identity, email, HOME, PASSWORD)

    expect(second.status).toBe(429)
    expect(first.status).toBe(200)
    expect(statuses(mistyped)).toEqual(times(19).map(() => 400))
    expect(home.status).toBe(200)
  })

  test('a sign-up of one’s own does not start the count again', async () => {
    await using identity = await startIdentity({ ...standard, SIGNUP_AUTOCONFIRM: 'false' })
    const email = newAddress()
    await requestsTo(identity, HOME).post('/signup', { email, password: PASSWORD })
    await openLink((await identity.inbox.newest(email)).link, identity.origin, HOME)
    await identity.query('delete from limits')
    await requestsTo(identity, stranger(1)).post('/signup', { email, password: 'a probe of mine' })

    const guesses = []
    for (const _n of times(11)) {
      await signIn(identity, email, stranger(1), 'a probe of mine')
      guesses.push((await signIn(identity, email, stranger(1))).status)
    }

    expect(guesses.filter((status) => status === 400)).toHaveLength(10)
  })

  test('keeps nobody’s address where it counts', async () => {
    const { identity, email } = await startWithAna()
    await using _ = identity
    await signIn(identity, email, stranger(1))

    const kept = JSON.stringify(await identity.query('select * from limits, known_places'))

    expect(kept).toContain('passwords-of-strangers:')
    for (const personal of [email, stranger(1), HOME]) expect(kept).not.toContain(personal)
  })

  test('a new password makes every other place new again', async () => {
    const { identity, email } = await startWithAna()
    await using _ = identity
    const { body } = await signIn(identity, email, '192.0.2.1', PASSWORD)
    expect(await identity.query('select 1 from known_places')).toHaveLength(2)

    await requestsTo(identity, HOME).put('/user', { password: 'quite another 5' }, body.access_token)

    expect(await identity.query('select 1 from known_places')).toHaveLength(1)
  })
})

describe('guessing codes', () => {
  test('ends after twenty an hour for one mailbox, however many mails there are', {
    timeout: 60_000,
  }, async () => {
    const { identity, email } = await startWithAna()
    await using _ = identity
    const answers = []

    for (const n of times(3)) {
      await identity.query(`update limits set expire = 0 where key like 'mails-%'`)
      await requestsTo(identity, stranger(n)).post('/recover', { email })
      await identity.inbox.nth(email, n)
      answers.push(...(await atOnce(7, () => verify(identity, email, stranger(1)))))
    }

    expect(statuses(answers).sort()).toEqual([...times(20).map(() => 403), 429])
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({
      code: 'over_request_rate_limit',
      message: expect.stringContaining('open the link'),
    })
  })

  test('is counted alike where no code was mailed', async () => {
    await using identity = await startIdentity(standard)

    const guesses = await atOnce(20, () => verify(identity, 'nobody@example.com', stranger(1)))
    const last = await verify(identity, 'nobody@example.com', stranger(1))

    expect(statuses(guesses)).toEqual(times(20).map(() => 403))
    expect(last.status).toBe(429)
  })

  test('by one stranger leaves a newcomer three, and all strangers sixty', async () => {
    const { identity, email } = await startWithAna()
    await using _ = identity
    await atOnce(28, () => verify(identity, email, stranger(1)))
    const counted = await identity.query(`select points from limits where key like 'codes:%'`)
    expect(counted).toEqual([{ points: 20 }, { points: 20 }])

    const newcomer = await atOnce(4, () => verify(identity, email, '192.0.2.1'))
    await identity.query(`update limits set points = 60 where key like 'codes:%' and points > 20`)

    expect(statuses(newcomer).sort()).toEqual([403, 403, 403, 429])
    expect((await verify(identity, email, '192.0.2.2')).status).toBe(429)
  })

  test('by strangers does not keep the person from entering theirs', { timeout: 60_000 }, async () => {
    const { identity, email } = await startWithAna()
    await using _ = identity
    await requestsTo(identity, HOME).post('/recover', { email })
    await identity.inbox.nth(email, 1)
    await atOnce(21, () => verify(identity, email, stranger(1)))
    await identity.query(`update limits set expire = 0 where key like 'mails-a-minute%'`)
    await requestsTo(identity, HOME).post('/recover', { email })
    const { code } = await identity.inbox.nth(email, 2)

    const byStranger = await verify(identity, email, stranger(1), code)
    const byAna = await verify(identity, email, HOME, code)

    expect(byStranger.status).toBe(429)
    expect(byAna.status).toBe(200)
  })
})
