import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { letterSendRepository } from '../../src/db/letter-send-repository.ts'
import { signReport } from '../../src/domain/mail-event.ts'
import { MAIL_EVENTS_SECRET, newAddress, startLetters, type TestLetters } from './harness.ts'

function report(letters: TestLetters, body: string, signature?: string) {
  return letters.app.inject({
    method: 'POST',
    url: '/api/v1/mail-events',
    headers: { 'content-type': 'application/json', ...(signature && { 'selah-signature': signature }) },
    payload: body,
  })
}

function tell(letters: TestLetters, event: object, secret = MAIL_EVENTS_SECRET) {
  const body = JSON.stringify({ events: [event] })
  return report(letters, body, signReport(body, secret, letters.deps.now()))
}

const suppressed = ({ query }: TestLetters) => query('select reason from suppressed_addresses')

describe('a report of the mail provider', () => {
  test('of a final bounce ends all mail to the address', async () => {
    await using letters = await startLetters()
    const { email } = await letters.subscriber()

    const answers = [
      await tell(letters, { type: 'bounce', permanent: true, address: email.toUpperCase() }),
      await tell(letters, { type: 'bounce', permanent: true, address: email }, 'older secret'),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await suppressed(letters)).toEqual([{ reason: 'bounce' }])
    expect(await letterSendRepository.start(letters.deps.db, 1, letters.deps.now())).toBe(0)
  })

  test('of a full mailbox changes nothing', async () => {
    await using letters = await startLetters()
    const { email } = await letters.subscriber()

    await tell(letters, { type: 'bounce', permanent: false, address: email })

    expect(await suppressed(letters)).toEqual([])
  })

  test('of a complaint unsubscribes its reader, and outlives their subscription', async () => {
    await using letters = await startLetters()
    const { email } = await letters.subscriber()

    await tell(letters, { type: 'bounce', permanent: true, address: email })
    await tell(letters, { type: 'complaint', address: email })
    await tell(letters, { type: 'complaint', address: email })
    await letters.join(email)
    await letters.send()

    expect(await suppressed(letters)).toEqual([{ reason: 'complaint' }])
    expect(letters.sink.to(email)).toHaveLength(1)
    expect((await letters.announced()).slice(1)).toMatchObject([
      { subject: 'notifications.newsletter_unsubscribed.v1', message: { cause: 'complaint' } },
    ])
  })

  test('leaves no address in the list or the logs', async () => {
    await using letters = await startLetters()
    const address = newAddress()

    await tell(letters, { type: 'complaint', address })
    const [row] = await letters.query('select * from suppressed_addresses')

    expect(JSON.stringify(row)).not.toContain(address)
    expect(letters.logged()).not.toContain(address)
  })
})

describe('a report that is refused', () => {
  // Nothing of it is kept, so these tests share one service.
  let shared: TestLetters
  beforeAll(async () => {
    shared = await startLetters()
  })
  afterAll(() => shared[Symbol.asyncDispose]())
  const body = JSON.stringify({ events: [{ type: 'complaint', address: 'ana@example.com' }] })
  const sign = (secondsAgo: number, secret = MAIL_EVENTS_SECRET) =>
    signReport(body, secret, new Date(shared.deps.now().getTime() - secondsAgo * 1_000))

  test.each([
    ['has no signature', () => report(shared, body)],
    ['another secret signed', () => report(shared, body, sign(0, 'a guess'))],
    ['is older than five minutes', () => report(shared, body, sign(301))],
    ['comes from the future', () => report(shared, body, sign(-301))],
    ['was changed', () => report(shared, body.replace('ana', 'eve'), sign(0))],
    ['has a signature of another shape', () => report(shared, body, 't=1,v1=zz')],
  ])('because it %s', async (_why, send) => {
    const answer = await send()

    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_signature'])
    expect(await suppressed(shared)).toEqual([])
  })

  test.each(['{', '{"events":[{"type":"opened","address":"ana@example.com"}]}', '[]'])(
    'because %s is no report',
    async (unreadable) => {
      const answer = await report(
        shared,
        unreadable,
        signReport(unreadable, MAIL_EVENTS_SECRET, shared.deps.now()),
      )

      expect([answer.statusCode, answer.json().code]).toEqual([422, 'unreadable_report'])
    },
  )

  test('because no secret is configured', async () => {
    await using letters = await startLetters({ settings: { MAIL_EVENTS_SECRET: '' } })

    expect((await tell(letters, { type: 'complaint', address: 'ana@example.com' }, '')).statusCode).toBe(503)
  })
})
