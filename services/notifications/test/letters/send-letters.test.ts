import { describe, expect, test } from 'vitest'
import { letterSendRepository } from '../../src/db/letter-send-repository.ts'
import { letterOutbox } from '../../src/db/outgoing-repository.ts'
import { findIssue } from '../../src/mails/content.ts'
import { giveUpInterrupted } from '../../src/workers/letter-upkeep.ts'
import { startLetters, type TestLetters } from './harness.ts'

const start = ({ deps }: TestLetters, issue = 1) => letterSendRepository.start(deps.db, issue, deps.now())
const counts = ({ deps }: TestLetters, issue = 1) => letterSendRepository.counts(deps.db, issue)

describe('an issue of the letter', () => {
  test('goes to every subscriber once, with a way to stop that one press uses', async () => {
    await using letters = await startLetters()
    const ana = await letters.subscriber()
    const bento = await letters.subscriber()

    const queued = [await start(letters), await start(letters)]
    await letters.send()
    await start(letters)
    await letters.send()

    const [mail] = letters.sink.to(ana.email).slice(1)
    const issue = findIssue(1)
    expect(queued).toEqual([2, 0])
    expect(await counts(letters)).toEqual({ sent: 2 })
    expect([ana, bento].map(({ email }) => letters.sink.to(email).length)).toEqual([2, 2])
    expect(mail?.subject).toBe(issue?.subject)
    expect(mail?.text).toContain('What time I am afraid, I will trust in thee.')
    expect(mail?.html).toContain('Psalm 56:3-4, King James Version')
    expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@localhost>$/)
    expect(mail?.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const [, token = ''] =
      /List-Unsubscribe: <\S+\/api\/v1\/stop\?token=([^>]+)>/.exec(mail?.headers ?? '') ?? []
    expect(letters.deps.stopTokens.read(decodeURIComponent(token))).toEqual({ kind: 'letter', id: ana.id })
    expect(mail?.text).toContain(`/stop?token=${token}`)
  })

  test('goes out once when two workers send at the same time', async () => {
    await using letters = await startLetters()
    await using other = await startLetters({ databaseUrl: letters.databaseUrl })
    const readers = []
    for (let reader = 0; reader < 12; reader++) readers.push(await letters.subscriber())
    await start(letters)

    await Promise.all([letters.send(), other.send()])

    const received = [...letters.sink.received, ...other.sink.received].filter(
      ({ subject }) => subject === findIssue(1)?.subject,
    )
    expect(received.map(({ to }) => to).sort()).toEqual(readers.map(({ email }) => email).sort())
  })

  test('is not sent to those who unsubscribed, or bounced, after it was queued', async () => {
    await using letters = await startLetters()
    const { deps } = letters
    const gone = await letters.subscriber()
    const bounced = await letters.subscriber()
    await start(letters)
    await letters.stop(gone.id)
    await letters.query(`insert into suppressed_addresses values ($1, 'bounce', now())`, [
      deps.hashes.of('address', bounced.email),
    ])

    await letters.send()

    expect(await letters.query('select state, reason from letter_sends order by reason')).toEqual([
      { state: 'skipped', reason: 'suppressed' },
      { state: 'skipped', reason: 'unsubscribed' },
    ])
    expect(await start(letters, 2)).toBe(0)
  })
})

describe('a mail server', () => {
  test('that says later is asked again', async () => {
    await using letters = await startLetters()
    const { email } = await letters.subscriber()
    letters.sink.treat(email, 451)
    await start(letters)

    await letters.send()
    const after = await counts(letters)
    letters.passTime(1)
    letters.sink.treat(email, 'take')
    await letters.send()

    expect(after).toEqual({ pending: 1 })
    expect(await counts(letters)).toEqual({ sent: 1 })
    expect(letters.sink.to(email)).toHaveLength(2)
  })

  test('that says later for a day is given up', async () => {
    await using letters = await startLetters()
    const { email } = await letters.subscriber()
    letters.sink.treat(email, 451)
    await start(letters)

    for (let hour = 0; hour < 24; hour++) {
      await letters.send()
      letters.passTime(1)
    }

    expect(await counts(letters)).toEqual({ failed: 1 })
  })

  test('that says no for good ends the mail', async () => {
    await using letters = await startLetters()
    const { email } = await letters.subscriber()
    letters.sink.treat(email, 552)
    await start(letters)

    await letters.send()
    letters.passTime(1)
    await letters.send()

    expect(await letters.query('select state, reason, attempts from letter_sends')).toEqual([
      { state: 'failed', reason: 'refused', attempts: 1 },
    ])
  })

  // Guards "at most once": the server may have taken it.
  test('that goes away with the mail is never given it again', async () => {
    await using letters = await startLetters()
    const { email } = await letters.subscriber()
    letters.sink.treat(email, 'drop')
    await start(letters)

    await letters.send()
    letters.passTime(24)
    await giveUpInterrupted(letters.deps)
    await letters.send()

    expect(await letters.query('select state, reason from letter_sends')).toEqual([
      { state: 'unknown', reason: 'no answer' },
    ])
    expect(letters.sink.to(email)).toHaveLength(2)
  })

  test('that goes away before it has the mail is asked again', async () => {
    await using letters = await startLetters()
    const { email } = await letters.subscriber()
    letters.sink.treat(email, 'hang up')
    await start(letters)

    await letters.send()

    expect(await letters.query('select state, reason from letter_sends')).toEqual([
      { state: 'pending', reason: 'refused for now' },
    ])
  })

  test('that is away leaves the mail pending', async () => {
    await using letters = await startLetters()
    await letters.subscriber()
    await start(letters)
    await letters.sink[Symbol.asyncDispose]()

    await letters.send()

    expect(await letters.query('select state, reason from letter_sends')).toEqual([
      { state: 'pending', reason: 'refused for now' },
    ])
  })
})

test('a mail whose worker died becomes unknown, and is not sent again', async () => {
  await using letters = await startLetters()
  const { deps } = letters
  const { email } = await letters.subscriber()
  await start(letters)
  for (const id of await letterOutbox.takeForJobs(deps.db, deps.now(), 10)) {
    await letterOutbox.claim(deps.db, [id], deps.now())
  }

  const early = await giveUpInterrupted(deps)
  letters.passTime(1)
  const late = await giveUpInterrupted(deps)
  await letters.send()

  expect([early, late]).toEqual([0, 1])
  expect(await counts(letters)).toEqual({ unknown: 1 })
  expect(letters.sink.to(email)).toHaveLength(1)
})
