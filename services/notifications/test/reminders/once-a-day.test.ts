import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startReminders } from './harness.ts'

describe('a reminder that was already sent today', () => {
  test('and is moved to later today, comes tomorrow, and says so', async () => {
    await using reminders = await startReminders()
    const ana = reminders.person()
    const { id } = await ana.add()
    reminders.at('2026-07-06T08:00:05Z')
    await reminders.work()

    const moved = await ana.ask('PATCH', `/reminders/${id}`, { time: '18:00' })
    reminders.at('2026-07-06T17:00:05Z')
    await reminders.work()

    expect(moved.json().next_fire_at).toBe('2026-07-07T17:00:00.000Z')
    expect(reminders.sink.to(ana.email)).toHaveLength(1)
    expect((await ana.list()).items[0].next_fire_at).toBe('2026-07-07T17:00:00.000Z')
  })

  test('and is moved to another zone, comes on no date for which it has come', async () => {
    await using reminders = await startReminders()
    reminders.at('2026-07-05T17:00:00Z')
    const ana = reminders.person()
    // Nine in the morning of 6 July in Auckland is still 5 July in Honolulu.
    const { id } = await ana.add({ timezone: 'Pacific/Auckland' })
    reminders.at('2026-07-05T21:00:05Z')
    await reminders.work()

    const moved = await ana.ask('PATCH', `/reminders/${id}`, { timezone: 'Pacific/Honolulu', time: '12:00' })
    reminders.at('2026-07-05T22:00:05Z')
    await reminders.work()

    expect(moved.json().next_fire_at).toBe('2026-07-05T22:00:00.000Z')
    expect((await ana.list()).items[0].next_fire_at).toBe('2026-07-07T22:00:00.000Z')
    expect(await reminders.deliveries()).toMatchObject([
      { local_date: '2026-07-06', state: 'sent' },
      { local_date: '2026-07-05', state: 'sent' },
    ])
  })
})

describe('a reminder with an id of the person’s choice', () => {
  test('is one reminder, however often it is asked for, and can be made again once it was removed', async () => {
    await using reminders = await startReminders()
    const ana = reminders.person()
    const id = randomUUID()

    const asked = await Promise.all([ana.add({ id }), ana.add({ id }), ana.add({ id, time: '10:00' })])
    await ana.ask('DELETE', `/reminders/${id}`)
    const restored = await ana.add({ id })

    expect(asked.map((each) => each.id)).toEqual([id, id, id])
    expect(new Set(asked.map((each) => each.next_fire_at)).size).toBe(1)
    expect((await ana.list()).items).toMatchObject([{ id: restored.id }])
    expect(restored.id).toBe(id)
  })

  test('is refused when it is somebody else’s, which it leaves as it is', async () => {
    await using reminders = await startReminders()
    const [ana, bento] = [reminders.person(), reminders.person()]
    const { id } = await ana.add()

    const refused = await bento.ask('POST', '/reminders', {
      ...{ time: '10:00', days_of_week: [1], timezone: 'UTC', id },
    })

    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'reminder_id_taken' })
    expect((await ana.list()).items).toMatchObject([{ id, time: '09:00' }])
    expect((await bento.list()).items).toEqual([])
  })
})
