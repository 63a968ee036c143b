import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REMINDERS_MAX } from '../../src/domain/reminder.ts'
import { DAILY, startReminders, type TestReminders } from './harness.ts'

let shared: TestReminders
beforeAll(async () => {
  shared = await startReminders()
})
afterAll(() => shared[Symbol.asyncDispose]())

describe('a reminder', () => {
  test('is added with what was not said, and says when it comes next', async () => {
    const ana = shared.person({ timezone: 'America/New_York' })

    const added = await ana.ask('POST', '/reminders', { time: '09:00', days_of_week: [2, 3] })

    expect(added.statusCode).toBe(201)
    // A Monday, 09:00 in New York.
    expect(added.json()).toMatchObject({
      ...{ user_id: ana.userId, time: '09:00', days_of_week: [2, 3], timezone: 'America/New_York' },
      ...{ channels: ['email'], category: null, enabled: true, paused_until: null, last_delivery: null },
      next_fire_at: '2026-07-06T13:00:00.000Z',
    })
  })

  test('stands in the list by its time, with the ways that there are', async () => {
    const ana = shared.person()
    for (const time of ['21:30', '06:15', '12:00']) await ana.add({ time })

    const list = await ana.list()

    expect(list.items.map(({ time }: { time: string }) => time)).toEqual(['06:15', '12:00', '21:30'])
    expect(list).toMatchObject({
      ...{ next_cursor: null, limit: 20, channels: { email: true, push: false, calendar: true } },
    })
  })

  test('in a calendar alone is not sent', async () => {
    const ana = shared.person()

    expect(await ana.add({ channels: ['calendar'] })).toMatchObject({ next_fire_at: null })
  })

  test('is switched off and on, changed and removed', async () => {
    const ana = shared.person()
    const { id } = await ana.add()
    const change = async (payload: object) => (await ana.ask('PATCH', `/reminders/${id}`, payload)).json()

    expect(await change({ enabled: false })).toMatchObject({ enabled: false, next_fire_at: null })
    expect(await change({ enabled: true })).toMatchObject({ next_fire_at: '2026-07-06T08:00:00.000Z' })
    expect(await change({ time: '10:30', category: 'Gratitude' })).toMatchObject({
      ...{ category: 'Gratitude', next_fire_at: '2026-07-06T09:30:00.000Z' },
    })
    expect((await ana.ask('DELETE', `/reminders/${id}`)).statusCode).toBe(204)
    expect((await ana.list()).items).toEqual([])
  })

  test('rests until its pause is over, alone or with all others', async () => {
    const ana = shared.person()
    const { id } = await ana.add()
    await ana.add({ time: '10:00' })
    const until = '2026-07-08T12:00:00.000Z'

    const one = (await ana.ask('PATCH', `/reminders/${id}`, { paused_until: until })).json()
    await ana.ask('POST', '/reminders/pause', { until })
    const paused = (await ana.list()).items
    await ana.ask('POST', '/reminders/pause', { until: null })
    const resumed = (await ana.list()).items

    expect(one).toMatchObject({ paused_until: until, next_fire_at: '2026-07-09T08:00:00.000Z' })
    expect(paused.map((each: { next_fire_at: string }) => each.next_fire_at.slice(0, 10))).toEqual([
      '2026-07-09',
      '2026-07-09',
    ])
    expect(resumed.map((each: { next_fire_at: string }) => each.next_fire_at.slice(0, 10))).toEqual([
      '2026-07-06',
      '2026-07-06',
    ])
  })

  test('of somebody else is not there', async () => {
    const [ana, bento] = [shared.person(), shared.person()]
    const { id } = await ana.add()

    const replies = [
      await bento.ask('PATCH', `/reminders/${id}`, { enabled: false }),
      await bento.ask('DELETE', `/reminders/${id}`),
      await bento.ask('POST', `/reminders/${id}/send-now`),
      await bento.ask('DELETE', `/reminders/${randomUUID()}`),
    ]

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect((await ana.list()).items).toHaveLength(1)
  })

  test.each([
    ['no day', { days_of_week: [] }, 422, 'Please select at least one day'],
    ['day 0', { days_of_week: [0] }, 422, 'Days are numbers from 1 for Sunday to 7 for Saturday, each once.'],
    ['day 8', { days_of_week: [1, 8] }, 422, 'Days are numbers'],
    ['a day twice', { days_of_week: [1, 1] }, 422, 'Days are numbers'],
    ['a time that is none', { time: '25:00' }, 400, ''],
    ['a time in other words', { time: '9 am' }, 400, ''],
    ['an unknown zone', { timezone: 'Mars/Olympus' }, 422, 'There is no such time zone.'],
    ['an offset for a zone', { timezone: '+02:00' }, 422, 'There is no such time zone.'],
    ['no way', { channels: [] }, 400, ''],
    ['a way that is none', { channels: ['pigeon'] }, 400, ''],
    ['an owner', { user_id: randomUUID() }, 400, ''],
  ])('with %s is refused, and nothing is kept', async (_what, wish, status, sentence) => {
    const ana = shared.person()

    const reply = await ana.ask('POST', '/reminders', { ...DAILY, ...wish })

    expect(reply.statusCode).toBe(status)
    expect(reply.json().detail).toContain(sentence)
    expect((await ana.list()).items).toEqual([])
  })

  test.each(['2026-07-05T00:00:00Z', '2029-01-01T00:00:00Z'])(
    'a pause until %s is refused',
    async (until) => {
      const ana = shared.person()
      const { id } = await ana.add()

      expect((await ana.ask('PATCH', `/reminders/${id}`, { paused_until: until })).json()).toMatchObject({
        ...{ status: 422, detail: 'A pause ends in the future, and within a year.' },
      })
    },
  )

  test('there are twenty at most, also when many are added at once', async () => {
    const ana = shared.person()

    const replies = await Promise.all(
      Array.from({ length: REMINDERS_MAX + 5 }, () => ana.ask('POST', '/reminders', DAILY)),
    )

    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(REMINDERS_MAX)
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().detail).toBe(
      'You have 20 reminders, which is as many as there can be. Please remove one first.',
    )
  })

  test('needs a session', async () => {
    expect((await shared.app.inject({ url: '/api/v1/reminders' })).statusCode).toBe(401)
  })
})

test('without a mail server the list says that mail is no way', async () => {
  await using reminders = await startReminders({ settings: { SMTP_URL: '' } })

  expect((await reminders.person().list()).channels.email).toBe(false)
})
