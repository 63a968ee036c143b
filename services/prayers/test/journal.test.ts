import { randomUUID } from 'node:crypto'
import { dbOf } from '@selah/kit/db'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { UNDO_MS } from '../src/domain/journal.ts'
import { purgeDeletedPrayers } from '../src/workers/purge-deleted-prayers.ts'
import { purgeUnsavedGenerations } from '../src/workers/purge-unsaved-generations.ts'
import { askForPeace, type Person, startPrayers, type TestPrayers } from './harness.ts'

async function generate(
  person: Person,
): Promise<{ generation_id: string; prayer: string; citations: { text: string; reference: string }[] }> {
  return (await person.request(askForPeace)).json()
}

function save(person: Person, generationId: string, more: object = {}) {
  return person.request({
    method: 'POST',
    url: '/api/v1/prayers',
    payload: { generation_id: generationId, ...more },
  })
}

const list = (query = '') => ({ method: 'GET', url: `/api/v1/prayers${query}` }) as const

interface JournalPage {
  readonly items: readonly { readonly id: string }[]
  readonly next_cursor: string | null
}

async function countRows(prayers: TestPrayers, table: string): Promise<number> {
  const { rows } = await dbOf(prayers.pool).execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  )
  return rows[0]?.n ?? 0
}

describe('saving a prayer', () => {
  test('keeps the server’s own text, the situation, and announces it', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { generation_id, prayer } = await generate(ana)

    const reply = await save(ana, generation_id)

    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({
      user_id: ana.userId,
      category: 'Peace',
      mood: 'Anxious',
      tone: 'Comforting',
      prayer_text: prayer,
      situation: askForPeace.payload.situation,
      recipient: { relationship: 'Self' },
      written_by: 'composer',
    })
    expect(reply.json().scripture_references).toMatch(/\d+:\d+/)
    expect(await prayers.announced()).toEqual(['prayers.prayer_generated.v1', 'prayers.prayer_saved.v1'])
  })

  test('leaves the situation out when the person does not want it kept', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { generation_id } = await generate(ana)

    const reply = await save(ana, generation_id, { keep_situation: false })

    expect(reply.json()).not.toHaveProperty('situation')
    const { rows } = await dbOf(prayers.pool).execute(sql`select sealed_request from generations`)
    expect(rows).toEqual([{ sealed_request: null }])
  })

  test('saves once for a double click', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { generation_id } = await generate(ana)

    const replies = await Promise.all([
      save(ana, generation_id),
      save(ana, generation_id),
      save(ana, generation_id),
    ])

    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 200, 201])
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
    expect(await countRows(prayers, 'prayers')).toBe(1)
    expect((await prayers.announced()).filter((subject) => subject.includes('saved'))).toHaveLength(1)
  })

  test('takes the person’s own edit as long as scripture stays word for word', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { generation_id, prayer, citations } = await generate(ana)
    const scripture = citations[0]?.text ?? ''
    const altered = prayer.replace(scripture, scripture.replace(/^\S+/, 'Verily'))

    const refused = await save(ana, generation_id, { prayer_text: altered })
    const accepted = await save(ana, generation_id, { prayer_text: `Dear Father.\n\n${prayer}` })

    expect(refused.statusCode).toBe(422)
    expect(refused.json().code).toBe('scripture_changed')
    expect(accepted.json().prayer_text).toBe(`Dear Father.\n\n${prayer}`)
  })

  test('refuses an edit that adds to a quotation, moves it to another place, or invents one', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { generation_id, prayer, citations } = await generate(ana)
    const { reference = '' } = citations[0] ?? {}
    const edits = [
      prayer.replace(`” (${reference}, KJV)`, ` And be rich.” (${reference}, KJV)`),
      prayer.replace(`(${reference}, KJV)`, '(Psalm 1:1, KJV)'),
      prayer.replace(`(${reference}, KJV)`, ''),
      `${prayer}\n\n“Thou shalt be rich.” (Psalm 1:1, KJV)`,
    ]

    const replies = await Promise.all(edits.map((edit) => save(ana, generation_id, { prayer_text: edit })))

    for (const reply of replies)
      expect(reply.json()).toMatchObject({ status: 422, code: 'scripture_changed' })
    expect(replies[0]?.json().detail).toMatch(/^Scripture in this prayer stays word for word/)
    expect(await countRows(prayers, 'prayers')).toBe(0)
  })

  test('is too late after seven days: gone, and nothing of the words is left', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { generation_id } = await generate(ana)
    await dbOf(prayers.pool).execute(sql`update generations set created_at = now() - interval '8 days'`)

    await purgeUnsavedGenerations(prayers.deps, 7)
    const reply = await save(ana, generation_id)

    expect(reply.statusCode).toBe(410)
    expect(reply.json().code).toBe('generation_gone')
    const { rows } = await dbOf(prayers.pool).execute(
      sql`select sealed_request, sealed_result from generations`,
    )
    expect(rows).toEqual([{ sealed_request: null, sealed_result: null }])
  })

  test('is not possible with somebody else’s generation', async () => {
    await using prayers = await startPrayers()
    const { generation_id } = await generate(prayers.as(randomUUID()))

    const reply = await save(prayers.as(randomUUID()), generation_id)

    expect(reply.statusCode).toBe(404)
  })
})

describe('reading the journal', () => {
  test('lists newest first and pages to the end without gaps or repeats', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    await generate(ana)
    await dbOf(prayers.pool).execute(sql`update quotas set premium = true`)
    const ids: string[] = []
    for (let n = 0; n < 5; n++) ids.unshift((await save(ana, (await generate(ana)).generation_id)).json().id)

    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: JournalPage = (await ana.request(list(`?limit=2${cursor && `&cursor=${cursor}`}`))).json()
      seen.push(...page.items.map((item) => item.id))
      cursor = page.next_cursor
    }

    expect(seen).toEqual(ids)
  })

  test('refuses a cursor that is not ours', async () => {
    await using prayers = await startPrayers()

    const reply = await prayers.as(randomUUID()).request(list('?cursor=%00abc'))

    expect(reply.statusCode).toBe(400)
  })

  test('hides one person’s prayer from another, in every way', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const bento = prayers.as(randomUUID())
    const { id } = (await save(ana, (await generate(ana)).generation_id)).json()

    const read = await bento.request({ method: 'GET', url: `/api/v1/prayers/${id}` })
    const deleted = await bento.request({ method: 'DELETE', url: `/api/v1/prayers/${id}` })
    const restored = await bento.request({ method: 'POST', url: `/api/v1/prayers/${id}/restore` })

    expect([read, deleted, restored].map((reply) => reply.statusCode)).toEqual([404, 404, 404])
    expect((await bento.request(list())).json()).toEqual({ items: [], next_cursor: null })
    expect((await ana.request(list())).json().items).toHaveLength(1)
  })

  test('keeps nothing of a prayer readable in the database', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { generation_id, prayer } = await generate(ana)
    await save(ana, generation_id)

    const { rows } = await dbOf(prayers.pool).execute(sql`
      select row_to_json(g)::text as line from generations g union all select row_to_json(p)::text from prayers p
      union all select encode(payload, 'escape') from outbox`)

    const kept = JSON.stringify(rows)
    expect(kept).not.toContain('surgery')
    expect(kept).not.toContain(prayer.slice(0, 30))
  })
})

describe('deleting a prayer', () => {
  test('takes it out at once, and undo brings it back', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { id } = (await save(ana, (await generate(ana)).generation_id)).json()

    const deleted = await ana.request({ method: 'DELETE', url: `/api/v1/prayers/${id}` })
    const without = (await ana.request(list())).json().items
    const restored = await ana.request({ method: 'POST', url: `/api/v1/prayers/${id}/restore` })

    expect(deleted.statusCode).toBe(204)
    expect(without).toEqual([])
    expect(restored.json().id).toBe(id)
    expect((await ana.request(list())).json().items).toHaveLength(1)
  })

  test('is for good once the time to undo is over, with every copy of the words', async () => {
    let now = new Date('2026-11-21T10:00:00Z')
    await using prayers = await startPrayers({ now: () => now })
    const ana = prayers.as(randomUUID())
    const { id } = (await save(ana, (await generate(ana)).generation_id)).json()
    await ana.request({ method: 'DELETE', url: `/api/v1/prayers/${id}` })

    now = new Date(now.getTime() + UNDO_MS + 1)
    const restored = await ana.request({ method: 'POST', url: `/api/v1/prayers/${id}/restore` })
    await purgeDeletedPrayers(prayers.deps)

    expect(restored.statusCode).toBe(404)
    expect(await countRows(prayers, 'prayers')).toBe(0)
    const { rows } = await dbOf(prayers.pool).execute(sql`select sealed_result from generations`)
    expect(rows).toEqual([{ sealed_result: null }])
    expect((await prayers.announced()).at(-1)).toBe('prayers.prayer_deleted.v1')
  })
})
