import { NOT_FOUND, problem } from './fake-generations.testing.ts'
import type { paths } from './generated/schema.d.ts'
import type { Reminder, ReminderChange, ReminderList, ReminderWish, Stop } from './types.ts'

type Pushed = NonNullable<
  paths['/api/v1/push/subscriptions/{subscriptionId}']['put']['requestBody']
>['content']['application/json']

const NOW = '2026-11-23T10:00:00.000Z'
const TOMORROW = '2026-11-24T09:00:00.000Z'
const LIMIT = 20

/** The reminders, the letter and the stop links of one person, as services/notifications keeps them. */
export function fakeNotifications() {
  let reminders: Reminder[] = []
  let psalmMails = true
  let calendarKey = 0
  let hasCalendar = false
  const channels: ReminderList['channels'] = { email: true, push: true, calendar: true }
  const letters: { email: string; source: string }[] = []
  const pushed = new Map<string, Pushed>()
  const stops = new Map<string, Stop>()
  const stopped: { token: string; all: boolean }[] = []
  const confirmations = new Set<string>()

  const found = (id: string | undefined) => reminders.find((each) => each.id === id)
  const put = (changed: Reminder) => {
    reminders = reminders.map((each) => (each.id === changed.id ? changed : each))
    return Response.json(changed)
  }
  const nextOf = ({ enabled, paused_until, channels: ways }: Reminder) =>
    !enabled || ways.every((way) => way === 'calendar') ? null : (paused_until ?? TOMORROW)

  function make({ enabled = true, timezone = 'UTC', channels: ways = ['email'], ...wish }: ReminderWish) {
    const id = `0190f0f1-0000-4000-8000-${String(reminders.length + 1).padStart(12, '0')}`
    const made: Reminder = {
      ...{ id, user_id: 'ana', enabled, timezone, channels: ways, category: null, paused_until: null },
      ...{ next_fire_at: TOMORROW, last_delivery: null, created_at: NOW, updated_at: NOW },
      ...wish,
    }
    const reminder = { ...made, next_fire_at: nextOf(made) }
    reminders = [...reminders.filter((each) => each.id !== reminder.id), reminder]
    return reminder
  }

  async function answerReminders(request: Request, id: string | undefined, action: string | undefined) {
    const { method } = request
    if (id === undefined && method === 'GET') {
      const items = reminders.toSorted((one, other) => one.time.localeCompare(other.time))
      const list: ReminderList = { items, channels, limit: LIMIT }
      return Response.json({ ...list, next_cursor: null })
    }
    if (id === undefined) {
      return reminders.length < LIMIT
        ? Response.json(make(await request.json()), { status: 201 })
        : problem({ status: 409, code: 'too_many_reminders', detail: `You have ${LIMIT} reminders.` })
    }
    if (id === 'pause') {
      const { until }: { until: string | null } = await request.json()
      reminders = reminders.map((each) => ({ ...each, paused_until: until, next_fire_at: until ?? TOMORROW }))
      return Response.json({ items: reminders })
    }
    const reminder = found(id)
    if (!reminder) return problem(NOT_FOUND)
    if (action === 'send-now') {
      const deliveries = reminder.channels
        .filter((way) => way !== 'calendar')
        .map((channel) => ({ channel, state: 'pending' }))
      return Response.json({ deliveries }, { status: 202 })
    }
    if (method === 'PATCH') {
      const change: ReminderChange = await request.json()
      const changed = { ...reminder, ...change }
      return put({ ...changed, next_fire_at: nextOf(changed) })
    }
    reminders = reminders.filter((each) => each !== reminder)
    return new Response(null, { status: 204 })
  }

  function answerCalendar({ method }: Request): Response {
    if (method === 'POST') {
      hasCalendar = true
      calendarKey++
    }
    if (method === 'DELETE') {
      hasCalendar = false
      return new Response(null, { status: 204 })
    }
    return Response.json({
      url: hasCalendar ? `https://selah.test/api/v1/reminders.ics?key=k${calendarKey}` : null,
    })
  }

  async function answerPush(request: Request, id: string | undefined): Promise<Response> {
    if (id === undefined) return Response.json({ public_key: 'BAAA' })
    if (request.method === 'PUT') pushed.set(id, await request.json())
    else pushed.delete(id)
    return new Response(null, { status: 204 })
  }

  async function answerStop(request: Request): Promise<Response> {
    const token = new URL(request.url).searchParams.get('token') ?? ''
    const stop = stops.get(token)
    if (!stop) return problem({ status: 410, code: 'link_over', detail: 'This link does not work any more.' })
    if (request.method === 'GET') return Response.json(stop)
    const { all = false }: { all?: boolean } = await request.json()
    stopped.push({ token, all })
    stops.set(token, { ...stop, stopped: true })
    return Response.json(stops.get(token))
  }

  async function confirm(request: Request): Promise<Response> {
    const { token }: { token: string } = await request.json()
    return confirmations.has(token)
      ? Response.json({ state: 'confirmed' })
      : problem({ status: 410, code: 'link_over', detail: 'This link is over.' })
  }

  return {
    /** Puts a reminder there, without a browser. */
    addReminder: (wish: Partial<Reminder> = {}) => {
      const reminder = { ...make({ time: '09:00', days_of_week: [1, 2, 3, 4, 5, 6, 7] }), ...wish }
      put(reminder)
      return reminder
    },
    reminders: () => reminders,
    channels,
    letters: () => letters,
    pushed,
    stops,
    stopped,
    confirmations,
    psalmMails: () => psalmMails,
    async answer(request: Request, path: string): Promise<Response | undefined> {
      if (path === '/api/v1/reminders/calendar') return answerCalendar(request)
      const [isReminder, id, action] = /^\/api\/v1\/reminders(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(path) ?? []
      if (isReminder) return answerReminders(request, id, action)
      const [isPush, subscription] = /^\/api\/v1\/push(?:\/subscriptions\/([^/]+))?$/.exec(path) ?? []
      if (isPush) return answerPush(request, subscription)
      if (path === '/api/v1/stop') return answerStop(request)
      if (path === '/api/v1/newsletter/confirm') return confirm(request)
      if (path === '/api/v1/newsletter') {
        letters.push(await request.json())
        return Response.json({}, { status: 202 })
      }
      if (path !== '/api/v1/psalm-mails') return undefined
      if (request.method === 'PUT') psalmMails = (await request.json()).enabled
      return Response.json({ enabled: psalmMails, available: true, next_at: null })
    },
  }
}
