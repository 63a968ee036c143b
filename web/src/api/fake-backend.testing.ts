import { vi } from 'vitest'
import { fakeGenerations, NOT_FOUND, problem } from './fake-generations.testing.ts'
import { fakeJournal } from './fake-journal.testing.ts'
import { fakeNotifications } from './fake-notifications.testing.ts'
import type { Suggestion } from './types.ts'

/**
 * What a test does instead of the answer. `lost`: it happens, and its answer never arrives. A promise is waited for
 * before it happens, or instead where it brings an answer; `late` is waited for after it did.
 */
type Fault = 'no line' | 'lost' | Response | Promise<unknown> | { readonly late: Promise<void> }

interface Call {
  readonly method: string
  readonly path: string
  readonly lastEventId: string | null
}

export { problem }
export type FakeBackend = ReturnType<typeof fakeBackend>

/** The API as the page sees it, in memory, typed by the gateway's OpenAPI document: for tests of hooks and pages. */
export function fakeBackend({
  suggestions = () => ({}),
  ...options
}: Parameters<typeof fakeGenerations>[0] & {
  suggestions?: (asked: { situation: string }) => Suggestion
} = {}) {
  const calls: Call[] = []
  const faults: { call: string | RegExp; times: number; fault: () => Fault }[] = []
  const generations = fakeGenerations(options)
  const journal = fakeJournal()
  const notifications = fakeNotifications()

  async function route(request: Request, path: string): Promise<Response> {
    const { method } = request
    const [, id] = /^\/api\/v1\/generations\/([^/]+)$/.exec(path) ?? []
    if (id) return routeOne(id, request)
    if (path === '/api/v1/generations') return Response.json(generations.unsaved())
    if (path === '/api/v1/prayers' && method === 'POST') return generations.save(await request.json())
    if (path === '/api/v1/suggestions') return Response.json(suggestions(await request.json()))
    if (path === '/api/v1/me') return Response.json(generations.me())
    const answered = (await journal.answer(request, path)) ?? (await notifications.answer(request, path))
    return answered ?? problem(NOT_FOUND)
  }

  async function routeOne(id: string, request: Request): Promise<Response> {
    const { method, headers } = request
    const stream = () => generations.stream(id, headers.get('last-event-id'), request.signal)
    if (method === 'PUT') return generations.begin(id, await request.json()) ?? stream()
    if (method === 'DELETE') return Response.json(generations.cancel(id))
    const state = generations.state(id)
    if (!state) return problem(NOT_FOUND)
    if (!generations.ids().includes(id)) return Response.json({ generation_id: id, state })
    return headers.get('accept') === 'text/event-stream' ? stream() : Response.json(generations.viewOf(id))
  }

  async function answer(input: Request | string | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const { pathname: path } = new URL(request.url)
    calls.push({ method: request.method, path, lastEventId: request.headers.get('last-event-id') })
    const name = `${request.method} ${path}`
    const fault = faults.find(
      ({ call, times }) => times > 0 && (typeof call === 'string' ? name.startsWith(call) : call.test(name)),
    )
    if (!fault) return route(request, path)
    fault.times--
    const what = fault.fault()
    if (what === 'no line') throw new TypeError('Failed to fetch')
    if (what instanceof Response) return what
    const instead = what instanceof Promise ? await what : undefined
    if (instead instanceof Response) return instead
    const happened = await route(request, path)
    if (what === 'lost') throw new TypeError('Failed to fetch')
    if (!(what instanceof Promise)) await what.late
    return happened
  }
  vi.stubGlobal('fetch', answer)

  return {
    ...generations,
    journal,
    ...notifications,
    calls,
    /** How often this was asked for. */
    count: (method: string, part = '') =>
      calls.filter((call) => call.method === method && call.path.includes(part)).length,
    say: (id: string, text: string) =>
      generations.say(id, { event: 'text', data: { part: 'address', text } }),
    save: (id: string) => generations.save({ generation_id: id }),
    /** The next calls that begin like 'PUT /api/v1/generations', or match, are answered like this. */
    answerNext(call: string | RegExp, fault: () => Fault, times = 1) {
      faults.push({ call, times, fault })
    },
    recover: () => faults.splice(0),
  }
}
