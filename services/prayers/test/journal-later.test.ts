import { randomUUID } from 'node:crypto'
import { dbOf } from '@selah/kit/db'
import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { keep, type Person, startPrayers, type TestPrayers } from './harness.ts'

async function ids(person: Person, query: string): Promise<string[]> {
  return idsOf((await person.request({ method: 'GET', url: `/api/v1/prayers${query}` })).json())
}

const search = (payload: object) => ({ method: 'POST', url: '/api/v1/prayers/search', payload }) as const

async function found(person: Person, words: string): Promise<string[]> {
  return idsOf((await person.request(search({ search: words }))).json())
}

function idsOf(page: { items: readonly { id: string }[] }): string[] {
  return page.items.map(({ id }) => id)
}

/** As many prayers more, the same as one. */
async function copies({ pool }: TestPrayers, id: string, count: number): Promise<void> {
  await dbOf(pool).execute(sql`
    insert into prayers (id, user_id, generation_id, category, mood, tone, written_by, sealed_content, created_at)
    select gen_random_uuid(), user_id, gen_random_uuid(), category, mood, tone, written_by, sealed_content, created_at
    from prayers, generate_series(1, ${count}) where id = ${id}`)
}

const change = (id: string, payload: object) =>
  ({ method: 'PATCH', url: `/api/v1/prayers/${id}`, payload }) as const

describe('finding a prayer again', () => {
  test('by category, by mood, and by whether it was answered', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const work = await keep(prayers, ana, { category: 'Work', mood: 'Tired' })
    const hope = await keep(prayers, ana, { category: 'Hope', mood: 'Tired' })
    await ana.request(change(hope.id, { answered_at: '2026-11-20T08:00:00Z' }))

    expect(await ids(ana, '?category=Work')).toEqual([work.id])
    expect(await ids(ana, '?mood=Tired')).toEqual([hope.id, work.id])
    expect(await ids(ana, '?answered=true')).toEqual([hope.id])
    expect(await ids(ana, '?answered=false&mood=Tired')).toEqual([work.id])
    expect(await ids(ana, '?category=Work&mood=Joyful')).toEqual([])
  })

  test('by words of the situation, the note, the name or a reference, whatever their case and accents', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const recipient = { relationship: 'Friend', name: 'Tomás' }
    const friend = await keep(prayers, ana, {
      recipient,
      situation: 'He is looking for a new job in Coimbra',
    })
    const mother = await keep(prayers, ana)
    await ana.request(change(mother.id, { note: 'She came home on Friday!' }))

    expect(await found(ana, 'TOMAS')).toEqual([friend.id])
    expect(await found(ana, 'coimbra job')).toEqual([friend.id])
    expect(await found(ana, 'friday')).toEqual([mother.id])
    expect(await found(ana, mother.citations[0].reference)).toContain(mother.id)
    expect(await found(ana, 'zebra')).toEqual([])
  })

  test('page by page, also while searching', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const kept: string[] = []
    for (let n = 0; n < 5; n++) kept.unshift((await keep(prayers, ana)).id)

    const words = { search: 'surgery', limit: 3 }
    const first = (await ana.request(search(words))).json()
    const second = (await ana.request(search({ ...words, cursor: first.next_cursor }))).json()

    expect([...idsOf(first), ...idsOf(second)]).toEqual(kept)
  })

  // A search opens up to 2,000 prayers; whether there is a link matters of the few that are shown.
  test('and asks only of those it found whether they are shared', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const shared = await keep(prayers, ana, { situation: 'A zebra is loose in the garden' })
    await ana.request({ method: 'PUT', url: `/api/v1/prayers/${shared.id}/share`, payload: {} })
    const plain = await keep(prayers, ana)
    await copies(prayers, plain.id, 450)
    const asked = vi.spyOn(prayers.pool, 'query')
    const askedOfLinks = () =>
      asked.mock.calls.filter((call) => /from \\?"shares/.test(JSON.stringify(call))).length

    const none = (await ana.request(search({ search: 'giraffe' }))).json()
    const beforeFinding = askedOfLinks()
    const [one] = (await ana.request(search({ search: 'zebra' }))).json().items

    expect(none.items).toEqual([])
    expect(beforeFinding).toBe(0)
    expect(askedOfLinks()).toBe(1)
    expect(one).toMatchObject({ id: shared.id, is_shared: true })
  })

  test('by words within a category or a mood', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const work = await keep(prayers, ana, { category: 'Work', mood: 'Tired' })
    await keep(prayers, ana, { category: 'Hope', mood: 'Tired' })

    const narrowed = await ana.request(search({ search: 'surgery', category: 'Work', mood: 'Tired' }))

    expect(idsOf(narrowed.json())).toEqual([work.id])
  })

  test('never another person’s', async () => {
    await using prayers = await startPrayers()
    await keep(prayers, prayers.as(randomUUID()))

    expect(await found(prayers.as(randomUUID()), 'surgery')).toEqual([])
  })

  test('on this day of an earlier year, as the person’s own calendar counts', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const lastYear = await keep(prayers, ana)
    const today = await keep(prayers, ana)
    // Half past ten in the evening of the 20th in New York, already the 21st in Lisbon.
    await dbOf(prayers.pool).execute(
      sql`update prayers set created_at = '2025-11-21T03:30:00Z' where id = ${lastYear.id}`,
    )
    await dbOf(prayers.pool).execute(
      sql`update prayers set created_at = '2026-11-21T09:00:00Z' where id = ${today.id}`,
    )
    const remembered = async (timezone: string) =>
      (
        await ana.request({
          method: 'GET',
          url: `/api/v1/prayers/remembered?date=2026-11-21&timezone=${timezone}`,
        })
      ).json()

    expect((await remembered('Europe/Lisbon')).items.map((item: { id: string }) => item.id)).toEqual([
      lastYear.id,
    ])
    expect((await remembered('America/New_York')).items).toEqual([])
    expect((await remembered('Moon/Tranquility')).code).toBe('validation_failed')
  })
})

describe('adding to a prayer later', () => {
  test('keeps a note, sealed, and takes it away again', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { id } = await keep(prayers, ana)

    const noted = await ana.request(change(id, { note: '  The operation went well.  ' }))
    const { rows } = await dbOf(prayers.pool).execute(sql`select row_to_json(p)::text as line from prayers p`)
    const cleared = await ana.request(change(id, { note: null }))

    expect(noted.json().note).toBe('The operation went well.')
    expect(JSON.stringify(rows)).not.toContain('operation')
    expect(cleared.json()).not.toHaveProperty('note')
  })

  test('marks it answered, and not answered after all', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { id } = await keep(prayers, ana)

    const answered = await ana.request(change(id, { answered_at: '2026-11-20T08:00:00Z' }))
    const after = await ana.request(change(id, { answered_at: null }))

    expect(answered.json().answered_at).toBe('2026-11-20T08:00:00.000Z')
    expect(after.json()).not.toHaveProperty('answered_at')
  })

  test('loses nothing when two changes meet', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { id } = await keep(prayers, ana)

    await Promise.all([
      ana.request(change(id, { note: 'A note' })),
      ana.request(change(id, { answered_at: '2026-11-20T08:00:00Z' })),
    ])

    const kept = (await ana.request({ method: 'GET', url: `/api/v1/prayers/${id}` })).json()
    expect(kept).toMatchObject({ note: 'A note', answered_at: '2026-11-20T08:00:00.000Z' })
  })

  test('refuses changed scripture, too long a note, nothing at all, and strangers', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { id } = await keep(prayers, ana)

    const replies = [
      await ana.request(change(id, { prayer_text: 'Nothing of it is left.' })),
      await ana.request(change(id, { note: 'a'.repeat(2001) })),
      await ana.request(change(id, {})),
      await prayers.as(randomUUID()).request(change(id, { note: 'mine' })),
    ]

    expect(replies.map((reply) => reply.statusCode)).toEqual([422, 400, 400, 404])
  })
})
