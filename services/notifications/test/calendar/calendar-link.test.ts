import { randomUUID } from 'node:crypto'
import { startTestService } from '@selah/kit/testing/service'
import { describe, expect, test } from 'vitest'
import { reminders } from '../../src/db/schema.ts'
import { service } from '../../src/service.ts'
import { personOn } from '../person.ts'

const settings = { STOP_KEY: 'a secret of sixteen or more', PUBLIC_URL: 'https://selah.example' }

async function startNotifications(more: Readonly<Record<string, string>> = {}, databaseUrl?: string) {
  const started = await startTestService(service, { settings: { ...settings, ...more }, databaseUrl })
  const { app, deps } = started
  const now = new Date('2026-02-01T10:00:00Z')
  const add = async (userId: string, more: Partial<typeof reminders.$inferInsert> = {}) => {
    const id = randomUUID()
    const rule = { time: '09:00', daysOfWeek: [1, 4], timezone: 'Europe/Zurich' }
    const channels: 'calendar'[] = ['calendar']
    const times = { createdAt: now, updatedAt: now }
    await deps.db
      .insert(reminders)
      .values({ id, userId, ...rule, channels, enabled: true, ...times, ...more })
    return id
  }
  const read = (link: string, headers: Record<string, string> = {}) => {
    const { pathname, search } = new URL(link)
    return app.inject({ url: `${pathname}${search}`, headers })
  }
  return { ...started, [Symbol.asyncDispose]: started[Symbol.asyncDispose], add, read }
}

const uids = (feed: string) => [...feed.matchAll(/^UID:(.+)@selah\.example\r$/gm)].map(([, uid]) => uid)

describe('a calendar link', () => {
  test('is there once it is made, can be read again, and is gone when taken back', async () => {
    await using notifications = await startNotifications()
    const ana = personOn(notifications.app)

    expect((await ana.ask('GET', '/reminders/calendar')).json()).toEqual({ url: null })
    const made = (await ana.ask('POST', '/reminders/calendar')).json().url
    expect(made).toMatch(/^https:\/\/selah\.example\/api\/v1\/reminders\.ics\?key=[\w-]{43}$/)
    expect((await ana.ask('GET', '/reminders/calendar')).json()).toEqual({ url: made })
    expect((await notifications.read(made)).statusCode).toBe(200)

    expect((await ana.ask('DELETE', '/reminders/calendar')).statusCode).toBe(204)
    expect((await ana.ask('DELETE', '/reminders/calendar')).statusCode).toBe(204)

    expect((await ana.ask('GET', '/reminders/calendar')).json()).toEqual({ url: null })
    expect((await notifications.read(made)).json()).toMatchObject({ status: 404, code: 'calendar_not_found' })
  })

  test('ends the earlier one', async () => {
    await using notifications = await startNotifications()
    const ana = personOn(notifications.app)

    const first = (await ana.ask('POST', '/reminders/calendar')).json().url
    const second = (await ana.ask('POST', '/reminders/calendar')).json().url

    expect((await notifications.read(first)).statusCode).toBe(404)
    expect((await notifications.read(second)).statusCode).toBe(200)
  })

  test('is nobody else’s, and needs a person', async () => {
    await using notifications = await startNotifications()
    const { app } = notifications
    await personOn(app).ask('POST', '/reminders/calendar')

    expect((await personOn(app).ask('GET', '/reminders/calendar')).json()).toEqual({ url: null })
    expect((await app.inject({ url: '/api/v1/reminders/calendar' })).statusCode).toBe(401)
  })

  test('cannot be read from the database, nor is it named by it under another secret', async () => {
    await using notifications = await startNotifications()
    const ana = personOn(notifications.app)
    const { url } = (await ana.ask('POST', '/reminders/calendar')).json()
    const key = new URL(url).searchParams.get('key') ?? ''

    const { rows } = await notifications.deps.db.execute(
      'select row_to_json(calendar_links)::text from calendar_links',
    )
    expect(JSON.stringify(rows)).not.toContain(key)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(key, 'base64url').toString('hex'))
    await using other = await startNotifications(
      { STOP_KEY: 'another secret of sixteen' },
      notifications.databaseUrl,
    )
    expect((await personOn(other.app, ana.userId).ask('GET', '/reminders/calendar')).json()).toEqual({
      url: null,
    })
  })

  test.each(['', '?key=', '?key=wrong', '?key[]=a', `?key=${'a'.repeat(5_000)}`])(
    'that is none leads nowhere: %.20s',
    async (query) => {
      await using notifications = await startNotifications()
      await personOn(notifications.app).ask('POST', '/reminders/calendar')

      const reply = await notifications.read(`https://selah.example/api/v1/reminders.ics${query}`)

      expect(reply.statusCode).toBe(404)
    },
  )
})

describe('the feed behind a link', () => {
  test('has the enabled reminders of its owner for which they chose their calendar', async () => {
    await using notifications = await startNotifications()
    const ana = personOn(notifications.app)
    const wanted = await notifications.add(ana.userId, { channels: ['email', 'calendar'] })
    await notifications.add(ana.userId, { channels: ['email'] })
    await notifications.add(ana.userId, { enabled: false })
    await notifications.add(randomUUID())
    const { url } = (await ana.ask('POST', '/reminders/calendar')).json()

    const reply = await notifications.read(url)

    expect(reply.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    })
    expect(uids(reply.body)).toEqual([wanted])
  })

  test('is not sent again while it has not changed', async () => {
    await using notifications = await startNotifications()
    const ana = personOn(notifications.app)
    await notifications.add(ana.userId)
    const { url } = (await ana.ask('POST', '/reminders/calendar')).json()
    const { etag = '' } = (await notifications.read(url)).headers

    const again = await notifications.read(url, { 'if-none-match': `"x", W/${etag}` })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])

    await notifications.add(ana.userId)
    const changed = await notifications.read(url, { 'if-none-match': String(etag) })
    expect([changed.statusCode, uids(changed.body).length]).toEqual([200, 2])
  })

  test('leaves its key in no log line', async () => {
    await using notifications = await startNotifications()
    const ana = personOn(notifications.app)
    const { url } = (await ana.ask('POST', '/reminders/calendar')).json()
    const key = new URL(url).searchParams.get('key') ?? ''

    await notifications.read(url)
    await ana.ask('DELETE', '/reminders/calendar')
    await notifications.read(url)

    expect(notifications.logged()).toContain('readCalendar')
    expect(notifications.logged()).not.toContain(key)
  })
})
