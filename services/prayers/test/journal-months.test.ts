import { randomUUID } from 'node:crypto'
import { dbOf } from '@selah/kit/db'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { keep, type Person, startPrayers, type TestPrayers } from './harness.ts'

/** Ana's prayers, kept at these moments, newest first. */
async function keptAt(prayers: TestPrayers, ana: Person, moments: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for (const moment of moments) {
    const { id } = await keep(prayers, ana)
    await dbOf(prayers.pool).execute(sql`update prayers set created_at = ${moment} where id = ${id}`)
    ids.push(id)
  }
  return ids
}

async function get(person: Person, query: string) {
  return person.request({ method: 'GET', url: `/api/v1/prayers${query}` })
}

const idsOf = (page: { items: readonly { id: string }[] }) => page.items.map(({ id }) => id)

test('months are counted newest first, as the calendar where the person is counts them', async () => {
  await using prayers = await startPrayers()
  const ana = prayers.as(randomUUID())
  await keptAt(prayers, ana, ['2026-04-01T03:00:00Z', '2026-03-10T12:00:00Z', '2025-12-24T12:00:00Z'])
  await keptAt(prayers, prayers.as(randomUUID()), ['2026-02-01T12:00:00Z'])

  expect((await get(ana, '/months?timezone=UTC')).json().items).toEqual([
    { month: '2026-04', count: 1 },
    { month: '2026-03', count: 1 },
    { month: '2025-12', count: 1 },
  ])
  expect((await get(ana, '/months?timezone=America/New_York')).json().items).toEqual([
    { month: '2026-03', count: 2 },
    { month: '2025-12', count: 1 },
  ])
})

test('the journal can begin at a month, and goes on to older ones', async () => {
  await using prayers = await startPrayers()
  const ana = prayers.as(randomUUID())
  const [april, march, december] = await keptAt(prayers, ana, [
    '2026-04-01T03:00:00Z',
    '2026-03-10T12:00:00Z',
    '2025-12-24T12:00:00Z',
  ])

  expect(idsOf((await get(ana, '?until_month=2026-03')).json())).toEqual([march, december])
  const inNewYork = '?until_month=2026-03&timezone=America/New_York'
  expect(idsOf((await get(ana, inNewYork)).json())).toEqual([april, march, december])
  const first = (await get(ana, '?until_month=2026-03&limit=1')).json()
  expect(idsOf(first)).toEqual([march])
  const next = await get(ana, `?until_month=2026-03&limit=1&cursor=${first.next_cursor}`)
  expect(idsOf(next.json())).toEqual([december])
})

test('what is deleted is not counted, and what is no month or time zone is refused', async () => {
  await using prayers = await startPrayers()
  const ana = prayers.as(randomUUID())
  const [id] = await keptAt(prayers, ana, ['2026-03-10T12:00:00Z'])
  await ana.request({ method: 'DELETE', url: `/api/v1/prayers/${id}` })

  expect((await get(ana, '/months?timezone=UTC')).json().items).toEqual([])
  for (const query of [
    '?until_month=2026-13',
    '?until_month=0000-01',
    '?until_month=2026-03&timezone=Mars/One',
  ])
    expect((await get(ana, query)).statusCode).toBe(400)
  expect((await get(ana, '/months?timezone=Mars/One')).statusCode).toBe(400)
})
