import { describe, expect, test } from 'vitest'
import { fragmentOf, openLink } from './browser.ts'
import { encodeKeys, newAddress, PASSWORD, startIdentity, type TestIdentity } from './harness.ts'
import { requestsTo } from './requests.ts'

const settings = { RATE_LIMITS: 'standard', SIGNUP_AUTOCONFIRM: 'false' }
const HOME = '198.51.100.1'

const stranger = (n: number) => `203.0.113.${n}`
const times = (n: number) => Array.from({ length: n }, (_, index) => index + 1)

const recover = (identity: { url: string }, email: string, place: string) =>
  requestsTo(identity, place).post('/recover', { email })

/** Ends what is counted by the minute. */
const afterAMinute = (identity: TestIdentity) =>
  identity.query(`update limits set expire = 0 where key like 'mails-a-minute:%'`)

/** Somebody who has signed up and confirmed from a place, and their session. */
async function confirmed(identity: TestIdentity, email: string, place: string): Promise<string> {
  await requestsTo(identity, place).post('/signup', { email, password: PASSWORD })
  const { link } = await identity.inbox.newest(email)
  const arrived = await openLink(link, identity.origin, place)
  return fragmentOf(arrived).access_token ?? ''
}

async function startWithAna() {
  const identity = await startIdentity(settings)
  const email = newAddress()
  const token = await confirmed(identity, email, HOME)
  await identity.query('delete from limits')
  return { identity, email, token }
}

describe('mails to one mailbox', () => {
  test('that strangers cause are one a minute and six an hour, for all places and replicas together', async () => {
    const { identity, email } = await startWithAna()
    await using _ = identity
    const { databaseUrl: DATABASE_URL, signingKeys } = identity
    await using replica = await startIdentity({
      ...settings,
      ...{ DATABASE_URL, SIGNING_KEYS: encodeKeys(signingKeys) },
    })

    const nth = (n: number) => (n % 2 ? identity : replica)
    const atOnce = await Promise.all(times(4).map((n) => recover(nth(n), email, stranger(n))))
    const later = []
    for (const n of times(6)) {
      await afterAMinute(identity)
      later.push((await recover(nth(n), email, stranger(9))).status)
    }

    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429])
    expect(later).toEqual([...times(5).map(() => 200), 429])
  })

  test('are sent to a newcomer too when one stranger has used up the hour, up to thirty', async () => {
    const { identity, email } = await startWithAna()
    await using _ = identity
    const ask = async (place: string) => {
      await afterAMinute(identity)
      return (await recover(identity, email, place)).status
    }
    for (const _n of times(9)) await ask(stranger(1))
    const counted = await identity.query(`select points from limits where key like 'mails-an-hour:%'`)
    expect(counted).toEqual([{ points: 6 }, { points: 6 }])

    const newcomer = [await ask('192.0.2.1'), await ask('192.0.2.1')]
    await identity.query(`update limits set points = 30 where key like 'mails-an-hour:%' and points > 6`)
    const last = await ask('192.0.2.2')

    expect(newcomer).toEqual([200, 429])
    expect(last).toBe(429)
  })

  test('are counted together, whatever they are asked for', async () => {
    await using identity = await startIdentity(settings)
    const email = newAddress()
    const { post } = requestsTo(identity, stranger(1))

    const answers = [
      await post('/signup', { email, password: PASSWORD }),
      await post('/resend', { type: 'signup', email }),
      await post('/recover', { email: email.toUpperCase() }),
    ]

    expect(answers.map(({ status }) => status)).toEqual([200, 429, 429])
    expect(answers[1]?.body.code).toBe('over_email_send_rate_limit')
  })

  // Six accounts sent six mails at once to somebody who never asked for one.
  test('are counted by that mailbox when people ask to change their address to it', async () => {
    await using identity = await startIdentity(settings)
    const victim = newAddress()
    const tokens = []
    for (const n of times(3)) tokens.push(await confirmed(identity, newAddress(), stranger(n)))

    const answers = []
    for (const token of tokens)
      answers.push(await requestsTo(identity).put('/user', { email: victim }, token))

    expect(answers.map(({ status }) => status)).toEqual([200, 429, 429])
    await identity.inbox.newest(victim)
    expect(identity.inbox.received.filter(({ to }) => to === victim)).toHaveLength(1)
  })

  test('are counted by the new mailbox also when a change of address is mailed again', async () => {
    const { identity, email, token } = await startWithAna()
    await using _ = identity
    const victim = newAddress()
    await requestsTo(identity, HOME).put('/user', { email: victim }, token)

    for (const _n of times(9)) {
      await identity.query('update limits set expire = 0 where key like $1', ['mails-a-minute:%'])
      await requestsTo(identity, HOME).post('/resend', { type: 'email_change', email })
    }

    await identity.inbox.nth(email, 8)
    expect(identity.inbox.received.filter(({ to }) => to === victim).length).toBeLessThanOrEqual(6)
  })
})

describe('a person whom a stranger would keep from recovering', () => {
  test('is mailed all the same, where they have signed in before', async () => {
    const { identity, email } = await startWithAna()
    await using _ = identity
    for (const n of times(7)) {
      await afterAMinute(identity)
      await recover(identity, email, stranger(n))
    }

    const answer = await recover(identity, email, HOME)

    expect(answer.status).toBe(200)
    const arrived = await openLink((await identity.inbox.nth(email, 8)).link, identity.origin, HOME)
    expect(fragmentOf(arrived)).toHaveProperty('access_token')
  })

  test('can use their own link after a stranger asked for six more, until one is used', async () => {
    const { identity, email } = await startWithAna()
    await using _ = identity
    await recover(identity, email, HOME)
    const own = await identity.inbox.nth(email, 2)
    for (const n of times(6)) {
      await afterAMinute(identity)
      await recover(identity, email, stranger(n))
    }
    const last = await identity.inbox.nth(email, 8)

    const arrived = await openLink(own.link, identity.origin, HOME)
    const after = await openLink(last.link, identity.origin, HOME)

    expect(fragmentOf(arrived)).toHaveProperty('access_token')
    expect(fragmentOf(after)).toMatchObject({ error_code: 'otp_expired' })
  })

  test('can always use the code of the newest mail, and of the two before it', async () => {
    const { identity, email } = await startWithAna()
    await using _ = identity
    const mails = []
    for (const n of times(4)) {
      await afterAMinute(identity)
      await recover(identity, email, HOME)
      mails.push(await identity.inbox.nth(email, n + 1))
    }
    const enter = (code = '') =>
      requestsTo(identity, HOME).post('/verify', { type: 'recovery', email, token: code })

    const oldest = await enter(mails[0]?.code)
    const second = await enter(mails[1]?.code)
    const newest = await enter(mails[3]?.code)

    expect(oldest.status).toBe(403)
    expect(second.status).toBe(200)
    expect(newest.status).toBe(403)
  })

  test('never has more than fifty links that work', async () => {
    await using identity = await startIdentity()
    const { email } = await identity.signedUp()

    await Promise.all(times(53).map(() => recover(identity, email, HOME)))

    expect(await identity.query('select 1 from one_time_tokens')).toHaveLength(50)
  })
})

describe('a change of address', () => {
  // The mails of two changes look alike to the person, and not to us.
  test('is not confirmed by what was mailed for another one', async () => {
    const { identity, email, token } = await startWithAna()
    await using _ = identity
    const [first, second] = [newAddress(), newAddress()]
    const { put } = requestsTo(identity, HOME)
    await put('/user', { email: first }, token)
    const toFirst = await identity.inbox.newest(first)
    await identity.query('delete from limits')
    await put('/user', { email: second }, token)
    const toOld = await identity.inbox.nth(email, 3)

    const arrived = await openLink(toFirst.link, identity.origin)
    await openLink(toOld.link, identity.origin)

    expect(fragmentOf(arrived)).toMatchObject({ error_code: 'otp_expired' })
    const { body } = await requestsTo(identity).get('/user', token)
    expect(body).toMatchObject({ email, new_email: second })
  })
})
