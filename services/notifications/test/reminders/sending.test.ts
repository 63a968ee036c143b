import { describe, expect, test } from 'vitest'
import { giveUpInterrupted } from '../../src/workers/letter-upkeep.ts'
import { scanReminders } from '../../src/workers/scan-reminders.ts'
import { sendReminders } from '../send-due.ts'
import { startReminders } from './harness.ts'

const NINE = '2026-07-06T08:00:05Z'

describe('when its time has come', () => {
  test('a reminder is mailed once, with a verse and a way to stop, and moves to the next day', async () => {
    await using reminders = await startReminders()
    const ana = reminders.person({ name: 'Ana Kumquat' })
    await ana.add({ category: 'Gratitude' })

    expect(await reminders.work()).toBe(0)
    reminders.at(NINE)
    await reminders.work()
    await reminders.work()

    const [mail, ...more] = reminders.sink.to(ana.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Time to pray')
    expect(mail?.text).toMatch(/King James Version/)
    expect(mail?.text).toContain('http://localhost:8080/generate?category=Gratitude')
    expect(mail?.text).toMatch(/Stop this reminder: http:\/\/localhost:8080\/stop\?token=reminder\./)
    expect(mail?.headers).toMatch(/^List-Unsubscribe: <http:\/\/localhost:8080\/api\/v1\/stop\?token=/m)
    expect(mail?.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(mail?.html).toContain('color-scheme')
    expect((await ana.list()).items[0]).toMatchObject({
      next_fire_at: '2026-07-07T08:00:00.000Z',
      last_delivery: { local_date: '2026-07-06', channel: 'email', state: 'sent', reason: null },
    })
    expect((await reminders.announced()).map(({ subject }) => subject)).toEqual([
      'notifications.reminder_sent.v1',
    ])
    const told = JSON.stringify(await reminders.query('select encode(payload, $1) from outbox', ['escape']))
    expect(told + reminders.logged()).not.toMatch(/Kumquat|@example\.com|token=/)
  })

  test('ten workers at once queue it once', async () => {
    await using reminders = await startReminders()
    const ana = reminders.person()
    for (const time of ['08:59', '09:00']) await ana.add({ time })
    reminders.at(NINE)

    await Promise.all(Array.from({ length: 10 }, () => scanReminders(reminders.deps)))
    await Promise.all(Array.from({ length: 10 }, () => sendReminders(reminders.deps)))

    expect(reminders.sink.to(ana.email)).toHaveLength(2)
  })

  test('a time that is changed after it was sent does not send twice that day', async () => {
    await using reminders = await startReminders()
    const ana = reminders.person()
    const { id } = await ana.add()
    reminders.at(NINE)
    await reminders.work()
    await ana.ask('PATCH', `/reminders/${id}`, { time: '11:00' })
    reminders.at('2026-07-06T10:00:05Z')
    await reminders.work()

    expect(reminders.sink.to(ana.email)).toHaveLength(1)
    expect((await ana.list()).items[0].next_fire_at).toBe('2026-07-07T10:00:00.000Z')
  })

  test('what was missed by more than half an hour is skipped, and says so, without a burst', async () => {
    await using reminders = await startReminders()
    const ana = reminders.person()
    for (const time of ['08:00', '08:30', '09:00', '09:45']) await ana.add({ time })
    reminders.at('2026-07-06T09:00:00Z')

    await reminders.work()

    expect(reminders.sink.to(ana.email)).toHaveLength(1)
    expect(
      (await ana.list()).items.map((each: { last_delivery: object | null }) => each.last_delivery),
    ).toEqual([
      null,
      expect.objectContaining({ state: 'skipped', reason: 'late' }),
      expect.objectContaining({ state: 'skipped', reason: 'late' }),
      expect.objectContaining({ state: 'sent' }),
    ])
  })

  test('one that lay in a queue for half an hour is skipped, too', async () => {
    await using reminders = await startReminders()
    const ana = reminders.person()
    await ana.add()
    reminders.at(NINE)
    await scanReminders(reminders.deps)
    reminders.at('2026-07-06T08:31:00Z')

    await sendReminders(reminders.deps)

    expect(await reminders.deliveries()).toMatchObject([{ state: 'skipped', reason: 'late' }])
    expect(reminders.sink.to(ana.email)).toEqual([])
  })

  // The half hour begins at the time that the person chose, however late the scan came.
  test('one that was queued late and refused for now is not sent after half an hour', async () => {
    await using reminders = await startReminders()
    const ana = reminders.person()
    reminders.sink.treat(ana.email, 450)
    await ana.add()
    reminders.at('2026-07-06T08:20:00Z')
    await reminders.work()
    reminders.sink.treat(ana.email, 'take')
    reminders.at('2026-07-06T08:31:00Z')

    await reminders.work()

    expect(await reminders.deliveries()).toMatchObject([{ state: 'skipped', reason: 'late' }])
    expect(reminders.sink.to(ana.email)).toEqual([])
  })

  test.each([
    ['paused', { paused_until: '2026-07-07T00:00:00Z' }],
    ['switched off', { enabled: false }],
    ['moved to a calendar', { channels: ['calendar'] }],
  ])('one that is %s while it waits is not sent', async (_what, change) => {
    await using reminders = await startReminders()
    const ana = reminders.person()
    const { id } = await ana.add()
    reminders.at(NINE)
    await scanReminders(reminders.deps)

    await ana.ask('PATCH', `/reminders/${id}`, change)
    await sendReminders(reminders.deps)

    expect(await reminders.deliveries()).toMatchObject([{ state: 'skipped', reason: 'stopped' }])
  })
})

describe('a mail server', () => {
  test.each([
    [550, { state: 'failed', reason: 'refused' }],
    [552, { state: 'failed', reason: 'refused' }],
    ['drop' as const, { state: 'unknown', reason: 'no answer' }],
  ])('that answers %s: the reminder ends, and is never sent again by itself', async (treatment, end) => {
    await using reminders = await startReminders()
    const ana = reminders.person()
    reminders.sink.treat(ana.email, treatment)
    await ana.add()
    reminders.at(NINE)

    await reminders.work()
    reminders.sink.treat(ana.email, 'take')
    reminders.passTime(0.2)
    await reminders.work()

    expect(await reminders.deliveries()).toMatchObject([end])
    expect((await ana.list()).items[0].last_delivery).toMatchObject(end)
    expect(reminders.sink.to(ana.email)).toHaveLength(treatment === 'drop' ? 1 : 0)
    expect(reminders.logged()).not.toContain('@example.com')
  })

  test('that is greylisting takes it at the next try', async () => {
    await using reminders = await startReminders()
    const ana = reminders.person()
    reminders.sink.treat(ana.email, 450)
    await ana.add()
    reminders.at(NINE)
    await reminders.work()
    const first = await reminders.deliveries()
    reminders.sink.treat(ana.email, 'take')
    reminders.passTime(2 / 60)

    await reminders.work()

    expect(first).toMatchObject([{ state: 'pending', reason: 'refused for now' }])
    expect(reminders.sink.to(ana.email)).toHaveLength(1)
  })

  test('that refuses for half an hour has refused', async () => {
    await using reminders = await startReminders()
    const ana = reminders.person()
    reminders.sink.treat(ana.email, 450)
    await ana.add()
    reminders.at(NINE)
    for (let minutes = 0; minutes < 40; minutes += 4) {
      await reminders.work()
      reminders.passTime(4 / 60)
    }

    const [delivery] = await reminders.deliveries()
    expect(['failed', 'skipped']).toContain(delivery?.state)
    expect(reminders.sink.to(ana.email)).toEqual([])
  })
})

test('identity that is away delays it, and one whose worker died is unknown', async () => {
  await using reminders = await startReminders()
  const [ana, bento] = [reminders.person(), reminders.person()]
  await ana.add()
  reminders.at(NINE)
  reminders.identity.isAway(true)
  await reminders.work()
  const waiting = await reminders.deliveries()
  reminders.identity.isAway(false)
  reminders.passTime(2 / 60)
  await reminders.work()
  await bento.add({ time: '09:05' })
  reminders.at('2026-07-06T08:05:10Z')
  await scanReminders(reminders.deps)
  await reminders.query(`update deliveries set state = 'sending', claimed_at = now() where state = 'pending'`)
  reminders.passTime(1)
  await reminders.query(`update deliveries set claimed_at = $1 where state = 'sending'`, [
    new Date(reminders.deps.now().getTime() - 10 * 60_000),
  ])
  await giveUpInterrupted(reminders.deps)
  await reminders.work()

  expect(waiting).toMatchObject([{ state: 'pending', reason: 'not ready' }])
  expect(await reminders.deliveries()).toMatchObject([
    { state: 'sent' },
    { state: 'unknown', reason: 'interrupted' },
  ])
  expect(reminders.sink.to(bento.email)).toEqual([])
})

describe('asked for at once', () => {
  test('a reminder comes now, and still at its time', async () => {
    await using reminders = await startReminders()
    const ana = reminders.person()
    const { id } = await ana.add()

    const asked = await ana.ask('POST', `/reminders/${id}/send-now`)
    await reminders.work()
    reminders.at(NINE)
    await reminders.work()

    expect([asked.statusCode, asked.json()]).toEqual([
      202,
      { deliveries: [{ channel: 'email', state: 'pending' }] },
    ])
    expect(reminders.sink.to(ana.email)).toHaveLength(2)
  })

  test('a few an hour, also of several reminders at once', async () => {
    await using reminders = await startReminders()
    const ana = reminders.person()
    const added = await Promise.all(Array.from({ length: 8 }, () => ana.add()))

    const replies = await Promise.all(added.map(({ id }) => ana.ask('POST', `/reminders/${id}/send-now`)))

    expect(replies.filter(({ statusCode }) => statusCode === 202)).toHaveLength(5)
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3)
  })
})
