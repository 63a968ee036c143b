import { describe, expect, test } from 'vitest'
import { dailyPsalm } from '../../src/mails/content.ts'
import { queuePsalms } from '../../src/workers/queue-psalms.ts'
import { startLetters, type TestLetters } from './harness.ts'
import { entitle, work } from './members.ts'

/** A yearly member in a zone, seen by the worker the evening before. */
async function member(letters: TestLetters, timezone?: string) {
  const person = letters.identity.knows(timezone ? { timezone } : {})
  await entitle(letters, person.id)
  await work(letters, '2031-03-01T20:00:00Z')
  return person
}

const subjects = ({ sink }: TestLetters, email: string) => sink.to(email).map(({ subject }) => subject)
const sends = ({ query }: TestLetters) =>
  query(`select local_date::text as date, psalm, state, reason from psalm_sends order by local_date`)

describe('the daily Psalm', () => {
  test('comes at seven in its reader’s morning, in turn, with its introduction and a way to stop', async () => {
    await using letters = await startLetters()
    const { email, id } = await member(letters, 'America/Sao_Paulo')

    await work(letters, '2031-03-02T09:59:00Z')
    const before = subjects(letters, email)
    await work(letters, '2031-03-02T10:00:01Z')
    await work(letters, '2031-03-02T10:20:00Z')
    await work(letters, '2031-03-03T10:00:01Z')

    const [mail] = letters.sink.to(email)
    const [, token = ''] = /stop\?token=([^>]+)>/.exec(mail?.headers ?? '') ?? []
    expect(before).toEqual([])
    expect(subjects(letters, email)).toEqual(['Psalm 1', 'Psalm 2'])
    expect(mail?.text).toContain('And he shall be like a tree planted by the rivers of water')
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(dailyPsalm(1).introduction)
    expect(letters.deps.stopTokens.read(decodeURIComponent(token))).toEqual({ kind: 'psalm', id })
    expect(await sends(letters)).toEqual([
      { date: '2031-03-02', psalm: 1, state: 'sent', reason: null },
      { date: '2031-03-03', psalm: 2, state: 'sent', reason: null },
    ])
  })

  test('comes once when two workers look at the same time', async () => {
    await using letters = await startLetters()
    await using other = await startLetters({ databaseUrl: letters.databaseUrl })
    const { email } = await member(letters, 'UTC')

    for (const each of [letters, other]) each.at('2031-03-02T07:00:01Z')
    await Promise.all([queuePsalms(letters.deps), queuePsalms(other.deps)])
    await letters.send()

    expect(subjects(letters, email)).toEqual(['Psalm 1'])
  })

  test('that lay in a queue all morning is not sent in the afternoon', async () => {
    await using letters = await startLetters()
    const { email } = await member(letters, 'UTC')
    letters.at('2031-03-02T07:00:01Z')
    await queuePsalms(letters.deps)

    letters.at('2031-03-02T13:00:00Z')
    await letters.send()

    expect(subjects(letters, email)).toEqual([])
    expect(await sends(letters)).toEqual([{ date: '2031-03-02', psalm: 1, state: 'skipped', reason: 'late' }])
  })

  test('that would be late is left out, and comes the next morning', async () => {
    await using letters = await startLetters()
    const { email } = await member(letters, 'UTC')

    await work(letters, '2031-03-02T09:00:00Z')
    await work(letters, '2031-03-03T07:00:01Z')

    expect(await sends(letters)).toEqual([
      { date: '2031-03-02', psalm: 1, state: 'skipped', reason: 'late' },
      { date: '2031-03-03', psalm: 1, state: 'sent', reason: null },
    ])
    expect(subjects(letters, email)).toEqual(['Psalm 1'])
  })

  test('begins again after the last', async () => {
    await using letters = await startLetters()
    const { email } = await member(letters)
    await letters.query('update psalm_members set next_psalm = 150')

    await work(letters, '2031-03-02T07:00:01Z')
    await work(letters, '2031-03-03T07:00:01Z')

    expect(subjects(letters, email)).toEqual(['Psalm 150', 'Psalm 1'])
  })

  test('follows a reader who moves', async () => {
    await using letters = await startLetters()
    const { email, id } = await member(letters, 'UTC')
    letters.identity.knows({ id, email, timezone: 'Asia/Tokyo' })

    await work(letters, '2031-03-02T07:00:01Z')
    await work(letters, '2031-03-02T22:00:01Z')
    await work(letters, '2031-03-03T07:00:01Z')

    expect(await sends(letters)).toMatchObject([{ date: '2031-03-02' }, { date: '2031-03-03' }])
    expect(subjects(letters, email)).toEqual(['Psalm 1', 'Psalm 2'])
  })

  test('waits while identity is away', async () => {
    await using letters = await startLetters()
    const person = letters.identity.knows({ timezone: 'UTC' })
    letters.identity.isAway(true)
    await entitle(letters, person.id)
    await work(letters, '2031-03-01T20:00:00Z')
    letters.identity.isAway(false)

    await work(letters, '2031-03-01T20:06:00Z')
    await work(letters, '2031-03-02T07:00:01Z')

    expect(subjects(letters, person.email)).toEqual(['Psalm 1'])
  })

  test('is not sent to a person who is gone, or has a suppressed address', async () => {
    await using letters = await startLetters()
    const gone = await member(letters, 'UTC')
    const suppressed = await member(letters, 'UTC')
    letters.identity.forgets(gone.id)
    await letters.query(`insert into suppressed_addresses values ($1, 'complaint', now())`, [
      letters.deps.hashes.of('address', suppressed.email),
    ])

    await work(letters, '2031-03-02T07:00:01Z')

    expect((await sends(letters)).map(({ state, reason }) => `${state} ${reason}`).sort()).toEqual([
      'skipped no address',
      'skipped suppressed',
    ])
    expect(letters.sink.received).toEqual([])
  })
})

describe('who gets the daily Psalm', () => {
  test.each([
    ['monthly members', { version: 2, plan: 'monthly' }, false],
    ['former members', { version: 2, premium: false, plan: '' }, false],
    ['members of whom something older is told late', { version: 0, premium: false, plan: '' }, true],
  ])('%s', async (_who, word, gets) => {
    await using letters = await startLetters()
    const { email, id } = await member(letters, 'UTC')
    await entitle(letters, id, word)

    await work(letters, '2031-03-02T07:00:01Z')

    expect(subjects(letters, email)).toEqual(gets ? ['Psalm 1'] : [])
  })

  test('one who comes back goes on where they were, the next morning', async () => {
    await using letters = await startLetters()
    const { email, id } = await member(letters, 'UTC')
    await work(letters, '2031-03-02T07:00:01Z')
    await entitle(letters, id, { version: 2, premium: false })
    await work(letters, '2031-03-03T07:00:01Z')

    await entitle(letters, id, { version: 3 })
    await work(letters, '2031-03-03T12:00:00Z')
    await work(letters, '2031-03-04T07:00:01Z')

    expect(subjects(letters, email)).toEqual(['Psalm 1', 'Psalm 2'])
  })
})

describe('the switch in the account', () => {
  test('ends the mails and starts them again', async () => {
    await using letters = await startLetters()
    const { email, id } = await member(letters, 'UTC')

    const off = await letters.as(id, 'PUT', '/psalm-mails', { enabled: false })
    await work(letters, '2031-03-02T07:00:01Z')
    await letters.as(id, 'PUT', '/psalm-mails', { enabled: true })
    await work(letters, '2031-03-02T12:00:00Z')
    const on = await letters.as(id, 'GET', '/psalm-mails')
    await work(letters, '2031-03-03T07:00:01Z')

    expect(off.json()).toEqual({ enabled: false, available: true, next_at: null })
    expect(on.json()).toEqual({ enabled: true, available: true, next_at: '2031-03-03T07:00:00.000Z' })
    expect(subjects(letters, email)).toEqual(['Psalm 1'])
  })

  test('also stops a psalm that is already queued', async () => {
    await using letters = await startLetters()
    const { id } = await member(letters, 'UTC')
    letters.at('2031-03-02T07:00:01Z')
    await queuePsalms(letters.deps)

    await letters.as(id, 'PUT', '/psalm-mails', { enabled: false })
    await letters.send()

    expect(await sends(letters)).toMatchObject([{ state: 'skipped', reason: 'stopped' }])
  })

  test('is kept of one who is no yearly member, and brings nothing', async () => {
    await using letters = await startLetters()
    const person = letters.identity.knows({ timezone: 'UTC' })

    const first = await letters.as(person.id, 'GET', '/psalm-mails')
    const set = await letters.as(person.id, 'PUT', '/psalm-mails', { enabled: true })
    await work(letters, '2031-03-02T07:00:01Z')

    expect([first.json(), set.json()]).toEqual(
      Array(2).fill({ enabled: true, available: false, next_at: null }),
    )
    expect(letters.sink.received).toEqual([])
  })
})
