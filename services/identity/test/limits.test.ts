import { describe, expect, test } from 'vitest'
import { newAddress, PASSWORD, startIdentity } from './harness.ts'
import { requestsTo } from './requests.ts'

const standard = { RATE_LIMITS: 'standard' }

describe('limits', () => {
  test('stop guessing passwords, and say when to come back', async () => {
    await using identity = await startIdentity(standard)
    const { email } = await identity.signedUp()
    const guess = () => requestsTo(identity).post('/token?grant_type=password', { email, password: '' })

    const answers = await Promise.all(Array.from({ length: 151 }, guess))

    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(refused[0]).toMatchObject({
      body: { code: 'over_request_rate_limit' },
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    })
  })

  // The client throws its session away on a 429.
  test('answer a refresh that comes too often with 503', async () => {
    await using identity = await startIdentity(standard)
    const refresh = () =>
      requestsTo(identity).post('/token?grant_type=refresh_token', { refresh_token: 'unknown' })

    const answers = await Promise.all(Array.from({ length: 601 }, refresh))

    expect(answers.filter(({ status }) => status === 503)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 429)).toEqual([])
  })

  test('never take a refresh away because somebody at the same address guesses passwords', async () => {
    await using identity = await startIdentity(standard)
    const { client, email } = await identity.signedUp()
    const guess = () => requestsTo(identity).post('/token?grant_type=password', { email, password: '' })
    await Promise.all(Array.from({ length: 160 }, guess))

    const { error } = await client.refreshSession()

    expect(error).toBeNull()
  })

  test('let one mail a minute be asked for, whether or not anybody has the address', async () => {
    await using identity = await startIdentity(standard)
    const { email } = await identity.signedUp()
    const recover = (address: string) => requestsTo(identity).post('/recover', { email: address })

    const known = [await recover(email), await recover(email)]
    const unknown = [await recover('nobody@example.com'), await recover(' Nobody@example.com')]

    expect(known.map(({ status }) => status)).toEqual([200, 429])
    expect(unknown.map(({ status }) => status)).toEqual([200, 429])
    expect(known[1]?.body).toMatchObject({
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 60 seconds.',
    })
    expect(unknown[1]?.body).toEqual(known[1]?.body)
  })

  test('count by the address the gateway names, and believe nobody else', async () => {
    await using believing = await startIdentity({ ...standard })
    await using doubting = await startIdentity({ ...standard, TRUSTED_PROXIES: '10.0.0.0/8' })
    const guessFrom = (identity: { url: string }, address: string) =>
      requestsTo(identity).send('POST', '/token?grant_type=password', {
        body: '{}',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      })
    const flood = (identity: { url: string }) =>
      Promise.all(Array.from({ length: 151 }, (_, n) => guessFrom(identity, `203.0.113.${n % 3}`)))

    const spread = await flood(believing)
    const single = await flood(doubting)

    expect(spread.filter(({ status }) => status === 429)).toHaveLength(0)
    expect(single.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  test('let two hundred people sign up from one address in a minute, on a local stack', {
    timeout: 60_000,
  }, async () => {
    await using identity = await startIdentity()
    const signUp = () => identity.client().signUp({ email: newAddress(), password: PASSWORD })

    const outcomes = []
    for (let batch = 0; batch < 10; batch++)
      outcomes.push(...(await Promise.all(Array.from({ length: 20 }, signUp))))

    expect(outcomes.filter(({ error }) => error)).toEqual([])
  })
})
