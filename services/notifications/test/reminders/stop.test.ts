import { describe, expect, test } from 'vitest'
import { startReminders, type TestReminders } from './harness.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** A person with two reminders, and the link that the mail of the first one would carry. */
async function reminded(reminders: TestReminders) {
  const ana = reminders.person()
  const { id } = await ana.add()
  await ana.add({ time: '20:00' })
  const token = reminders.deps.stopTokens.of('reminder', id, ana.userId)
  return { ana, id, url: `/api/v1/stop?token=${encodeURIComponent(token)}` }
}

const switches = async ({ list }: { list: () => Promise<{ items: { enabled: boolean }[] }> }) =>
  (await list()).items.map(({ enabled }) => enabled)

describe('the link that ends a reminder', () => {
  test('tells what it would end and ends nothing when it is only opened', async () => {
    await using reminders = await startReminders()
    const { ana, url } = await reminded(reminders)

    const asked = await reminders.app.inject({ url })
    const opened = await reminders.app.inject({ url, headers: { accept: 'text/html' } })

    expect(asked.json()).toEqual({ kind: 'reminder', stopped: false })
    expect(opened.statusCode).toBe(303)
    expect(opened.headers.location).toContain('http://localhost:8080/stop?token=reminder.')
    expect(await switches(ana)).toEqual([true, true])
  })

  test('ends this one by the button of a mail program, however often', async () => {
    await using reminders = await startReminders()
    const { ana, url } = await reminded(reminders)
    const press = { method: 'POST' as const, url, headers: FORM, payload: 'List-Unsubscribe=One-Click' }

    const replies = [await reminders.app.inject(press), await reminders.app.inject(press)]

    expect(replies.map((reply) => reply.json())).toEqual(Array(2).fill({ kind: 'reminder', stopped: true }))
    expect(await switches(ana)).toEqual([false, true])
    expect((await reminders.app.inject({ url })).json()).toEqual({ kind: 'reminder', stopped: true })
  })

  test('ends all of them where that is asked for, and nobody else’s', async () => {
    await using reminders = await startReminders()
    const { ana, url } = await reminded(reminders)
    const { ana: bento } = await reminded(reminders)

    await reminders.app.inject({ method: 'POST', url, payload: { all: true } })

    expect([await switches(ana), await switches(bento)]).toEqual([
      [false, false],
      [true, true],
    ])
  })

  test('says that it is over where its reminder is gone', async () => {
    await using reminders = await startReminders()
    const { ana, id, url } = await reminded(reminders)
    await ana.ask('DELETE', `/reminders/${id}`)

    expect((await reminders.app.inject({ method: 'POST', url, payload: {} })).json()).toEqual({
      ...{ kind: 'reminder', stopped: true },
    })
  })

  // Its mail may be opened long after.
  test('ends all the others, too, where its own reminder is gone', async () => {
    await using reminders = await startReminders()
    const { ana, id, url } = await reminded(reminders)
    await ana.ask('DELETE', `/reminders/${id}`)

    await reminders.app.inject({ method: 'POST', url, payload: { all: true } })

    expect(await switches(ana)).toEqual([false])
  })

  test.each(['nonsense', 'reminder.1234.AAAA', 'reminder..', 'everything.x.y'])(
    'that is forged (%s) ends nothing',
    async (token) => {
      await using reminders = await startReminders()
      await reminded(reminders)

      const reply = await reminders.app.inject({ method: 'POST', url: `/api/v1/stop?token=${token}` })

      expect(reply.json()).toMatchObject({ status: 410, code: 'link_over' })
    },
  )
})

test('the same link ends the letter and the daily Psalm', async () => {
  await using reminders = await startReminders()
  const { id } = await reminders.subscriber()
  const { userId } = reminders.person()
  await reminders.as(userId, 'PUT', '/psalm-mails', { enabled: true })
  const { stopTokens } = reminders.deps
  const press = (kind: 'letter' | 'psalm', of: string) =>
    reminders.app.inject({
      ...{ method: 'POST', headers: FORM, payload: 'List-Unsubscribe=One-Click' },
      url: `/api/v1/stop?token=${encodeURIComponent(stopTokens.of(kind, of))}`,
    })

  await press('letter', id)
  await press('psalm', userId)

  expect(await reminders.query('select state from letter_subscribers')).toEqual([{ state: 'unsubscribed' }])
  expect((await reminders.as(userId, 'GET', '/psalm-mails')).json()).toMatchObject({ enabled: false })
})
