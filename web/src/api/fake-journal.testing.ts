import { NOT_FOUND, problem } from './fake-generations.testing.ts'
import type { Prayer, PrayerChange, PrayerPage } from './types.ts'

/** The journal of one person, newest first, as the prayers service keeps it. */
export function fakeJournal() {
  let prayers: Prayer[] = []

  function change(id: string, { note, answered_at, ...change }: PrayerChange): Response {
    const before = prayers.find((prayer) => prayer.id === id)
    if (!before) return problem(NOT_FOUND)
    const { note: _note, answered_at: _answeredAt, ...rest } = before
    const changed: Prayer = {
      ...rest,
      ...change,
      ...keptOf('note', note, before.note),
      ...keptOf('answered_at', answered_at, before.answered_at),
    }
    prayers = prayers.map((prayer) => (prayer.id === id ? changed : prayer))
    return Response.json(changed)
  }

  const until = (url: string) => {
    const month = new URL(url).searchParams.get('until_month')
    return prayers.filter(({ created_at }) => month === null || created_at.slice(0, 7) <= month)
  }
  const months = () =>
    [...Map.groupBy(prayers, ({ created_at }) => created_at.slice(0, 7))].map(([month, ofMonth]) => ({
      month,
      count: ofMonth.length,
    }))

  return {
    /** Puts a prayer into the journal, without a browser. */
    add(words: string, created_at = new Date().toISOString()): Prayer {
      const id = `0190f0f0-0000-4000-8000-${String(prayers.length + 1).padStart(12, '0')}`
      const prayer: Prayer = {
        ...{ id, user_id: 'ana', generation_id: id, prayer_text: `${words}\n\nAmen.` },
        ...{ category: 'Peace', mood: 'Tired', tone: 'Comforting', citations: [], written_by: 'composer' },
        ...{ recipient: { relationship: 'Self' }, created_at, is_shared: false },
      }
      prayers = [prayer, ...prayers]
      return prayer
    },
    inJournal: () => prayers,
    async answer(request: Request, path: string): Promise<Response | undefined> {
      if (path === '/api/v1/prayers' && request.method === 'GET')
        return Response.json({ items: until(request.url), next_cursor: null } satisfies PrayerPage)
      if (path === '/api/v1/prayers/months') return Response.json({ items: months() })
      if (path === '/api/v1/prayers/remembered') return Response.json({ items: [] })
      const [, id] = /^\/api\/v1\/prayers\/([^/]+)$/.exec(path) ?? []
      if (!id) return undefined
      if (request.method === 'PATCH') return change(id, await request.json())
      const prayer = prayers.find((each) => each.id === id)
      if (!prayer) return problem(NOT_FOUND)
      if (request.method === 'GET') return Response.json(prayer)
      prayers = prayers.filter((each) => each !== prayer)
      return new Response(null, { status: 204 })
    },
  }
}

/** What a change makes of a field: absent leaves it, null takes it away. */
function keptOf<Name extends string>(
  name: Name,
  given: string | null | undefined,
  before: string | undefined,
) {
  const value = given === undefined ? before : (given ?? undefined)
  return (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, string>>
}
