import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { purgeLetters } from '../../src/workers/letter-upkeep.ts'
import { newAddress, startLetters, type TestLetters } from './harness.ts'

const DAY_H = 24

function textOf(asked: unknown): string {
  return typeof asked === 'string' ? asked : (asked as { text: string }).text
}

describe('asking for the letter', () => {
  test('sends one mail, whose link confirms, also a second time', async () => {
    await using letters = await startLetters()
    const email = newAddress()

    const answer = await letters.join(` ${email.toUpperCase()} `)
    await letters.send()
    const token = letters.tokenMailedTo(email)
    const confirmed = [await letters.confirm(token), await letters.confirm(token)]

    expect([answer.statusCode, answer.json()]).toEqual([202, {}])
    expect(letters.sink.to(email)).toHaveLength(1)
    expect(confirmed.map((each) => [each.statusCode, each.json()])).toEqual([
      [200, { state: 'confirmed' }],
      [200, { state: 'confirmed' }],
    ])
    expect(await letters.announced()).toMatchObject([
      { subject: 'notifications.newsletter_confirmed.v1', message: { source: 'footer_form' } },
    ])
  })

  test('subscribes nobody who does not confirm, and forgets them after a week', async () => {
    await using letters = await startLetters()
    const email = newAddress()
    await letters.join(email)
    await letters.send()

    const [before] = await letters.query('select state from letter_subscribers')
    letters.passTime(7 * DAY_H + 1)
    await purgeLetters(letters.deps)

    expect(before).toEqual({ state: 'pending' })
    expect(await letters.query('select * from letter_subscribers')).toEqual([])
    expect(await letters.query('select * from letter_confirmations')).toEqual([])
  })

  // Guards against finding out who reads the letter.
  test('is answered alike for new, confirmed, suppressed and busy addresses, and only the new get mail', async () => {
    await using letters = await startLetters()
    const fresh = newAddress()
    const confirmed = (await letters.subscriber()).email
    const suppressed = newAddress()
    const busy = newAddress()
    const { hashes } = letters.deps
    await letters.query(`insert into suppressed_addresses values ($1, 'bounce', now())`, [
      hashes.of('address', suppressed),
    ])
    for (let times = 0; times < 3; times++) await letters.join(busy)
    await letters.send()
    const mailsBefore = letters.sink.received.length

    const answers = await Promise.all(
      [fresh, confirmed, suppressed, busy].map((email) => letters.join(email)),
    )
    await letters.send()

    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['202 {}']),
    )
    expect(letters.sink.received.slice(mailsBefore).map(({ to }) => to)).toEqual([fresh])
    expect(letters.sink.to(busy)).toHaveLength(3)
  })

  test('runs the same statements for a new and a confirmed address', async () => {
    await using letters = await startLetters()
    const confirmed = (await letters.subscriber()).email
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const statementsOf = async (email: string) => {
      query.mockClear()
      await letters.join(email)
      return query.mock.calls.map(([asked]) => textOf(asked))
    }

    const ofNew = await statementsOf(newAddress())
    const ofConfirmed = await statementsOf(confirmed)
    query.mockRestore()

    expect(ofNew.length).toBeGreaterThan(2)
    expect(ofConfirmed).toEqual(ofNew)
  })

  test('sends three mails a day to an address, and more the next day', async () => {
    await using letters = await startLetters()
    const email = newAddress()

    for (let times = 0; times < 10; times++) await letters.join(email, `203.0.113.${times}`)
    await letters.send()
    const firstDay = letters.sink.to(email).length
    letters.passTime(DAY_H + 1)
    await letters.join(email)
    await letters.send()

    expect([firstDay, letters.sink.to(email).length]).toEqual([3, 4])
  })

  test('sends no more when many ask at once', async () => {
    await using letters = await startLetters()
    const email = newAddress()

    await Promise.all(Array.from({ length: 12 }, (_, each) => letters.join(email, `203.0.113.${each}`)))
    await letters.send()

    expect(letters.sink.to(email)).toHaveLength(3)
  })

  test('sends thirty mails a day for one network, whatever addresses it gives', async () => {
    await using letters = await startLetters()

    for (let times = 0; times < 34; times++) await letters.join(newAddress(), '2001:db8::1')
    await letters.join(newAddress(), '2001:db8::2')
    await letters.join(newAddress(), '2001:db8:1::1')
    await letters.send()

    expect(letters.sink.received).toHaveLength(31)
  })

  test.each([
    '',
    'nobody',
    'a@b',
    '@example.com',
    'a b@example.com',
    'a@example.com, b@example.com',
    'ä@example.com',
  ])('refuses %j with a sentence, and keeps nothing', async (email) => {
    await using letters = await startLetters()

    const answer = await letters.join(email)

    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'invalid_address',
      detail: 'Please enter a valid email address',
    })
    expect(await letters.query('select * from letter_subscribers')).toEqual([])
  })
})

describe('the form of a browser without scripts', () => {
  const PAGE = 'http://localhost:8080/#'
  const post = (letters: TestLetters, email: string, headers: object = {}) =>
    letters.app.inject({
      ...{ method: 'POST', url: '/api/v1/newsletter/form' },
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ email }).toString(),
    })

  test('asks for the letter and leads to a page that says so, alike for every address', async () => {
    await using letters = await startLetters()
    const fresh = newAddress()
    const confirmed = (await letters.subscriber()).email
    await post(letters, confirmed, { origin: 'http://localhost:8080' })

    const answers = [await post(letters, fresh), await post(letters, confirmed)]
    await letters.send()

    expect(answers.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual(
      Array(2).fill([303, `${PAGE}letter-asked`]),
    )
    expect([letters.sink.to(fresh).length, letters.sink.to(confirmed).length]).toEqual([1, 1])
  })

  test('leads to a page that says what is wrong with an address', async () => {
    await using letters = await startLetters()

    const answers = [await post(letters, 'nobody'), await post(letters, '')]

    expect(answers.map(({ headers }) => headers.location)).toEqual(Array(2).fill(`${PAGE}letter-refused`))
  })

  test.each(['https://example.org', 'null'])(
    'asks for nothing from a page of another origin: %s',
    async (origin) => {
      await using letters = await startLetters()

      const answer = await post(letters, newAddress(), { origin })

      expect(answer.headers.location).toBe(`${PAGE}newsletter`)
      expect(await letters.query('select * from letter_subscribers')).toEqual([])
    },
  )
})

describe('the link of a confirmation', () => {
  test('is over after a week, and never was where it is forged', async () => {
    await using letters = await startLetters()
    const email = newAddress()
    await letters.join(email)
    await letters.send()
    letters.passTime(7 * DAY_H + 1)

    const answers = [
      await letters.confirm(letters.tokenMailedTo(email)),
      await letters.confirm('A'.repeat(32)),
    ]

    expect(answers.map((each) => [each.statusCode, each.json().code])).toEqual([
      [410, 'link_over'],
      [410, 'link_over'],
    ])
  })

  test('is over once its reader has unsubscribed', async () => {
    await using letters = await startLetters()
    const { email, id } = await letters.subscriber()
    const token = letters.tokenMailedTo(email)
    await letters.stop(id)

    expect((await letters.confirm(token)).statusCode).toBe(410)
  })
})

test('neither addresses nor tokens stand in logs or events', async () => {
  await using letters = await startLetters()
  const { email, id } = await letters.subscriber()
  const token = letters.tokenMailedTo(email)
  const refused = newAddress()
  letters.sink.treat(refused, 550)
  await letters.join(refused)
  await letters.send()
  await letters.stop(id)

  const said =
    letters.logged() +
    JSON.stringify(await letters.query("select convert_from(payload, 'LATIN1') from outbox"))

  expect(letters.logged()).toContain('"state":"failed"')
  for (const secret of [email, refused, token]) expect(said).not.toContain(secret)
})
