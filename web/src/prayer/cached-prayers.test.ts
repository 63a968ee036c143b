import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import type { Prayer } from '../api/types.ts'
import { changeCached, findCached, type LoadedPages, listsKey, takeOut } from './cached-prayers.ts'

const prayerOf = (day: number): Prayer => ({
  id: `of-day-${day}`,
  user_id: 'u',
  generation_id: 'g',
  created_at: `2026-03-0${day}T12:00:00Z`,
  category: 'Peace',
  mood: 'Tired',
  tone: 'Comforting',
  recipient: { relationship: 'Self' },
  prayer_text: 'Amen.',
  citations: [],
  written_by: 'composer',
  is_shared: false,
})

const everything = [...listsKey, {}]
const onlyPeace = [...listsKey, { category: 'Peace' }]

/** Days 5 and 4 on the first page, 2 and 1 on the second. */
function journal() {
  const client = new QueryClient()
  const pages = [
    [5, 4],
    [2, 1],
  ].map((days) => ({ items: days.map(prayerOf), next_cursor: null }))
  client.setQueryData(everything, { pages, pageParams: [undefined, 'next'] })
  client.setQueryData(onlyPeace, {
    pages: [{ items: [prayerOf(4)], next_cursor: null }],
    pageParams: [undefined],
  })
  const days = (key: readonly unknown[]) =>
    client
      .getQueryData<LoadedPages>(key)
      ?.pages.map(({ items }) => items.map(({ id }) => Number(id.slice(-1))))
  return { client, days }
}

describe('a prayer that is taken out', () => {
  test('is gone from every list, and comes back to its place', () => {
    const { client, days } = journal()

    const putBack = takeOut(client, 'of-day-4')
    expect([days(everything), days(onlyPeace)]).toEqual([[[5], [2, 1]], [[]]])
    putBack()

    expect([days(everything), days(onlyPeace)]).toEqual([[[5], [4, 2, 1]], [[4]]])
  })

  test('comes back alone when another one was taken out meanwhile', () => {
    const { client, days } = journal()
    const putBack = takeOut(client, 'of-day-1')
    takeOut(client, 'of-day-5')

    putBack()

    expect(days(everything)).toEqual([[4], [2, 1]])
  })

  test('stands there once, even when it is put back twice', () => {
    const { client, days } = journal()
    const putBack = takeOut(client, 'of-day-5')

    putBack()
    putBack()

    expect(days(everything)).toEqual([
      [5, 4],
      [2, 1],
    ])
  })
})

test('a change is seen in every list', () => {
  const { client } = journal()

  changeCached(client, 'of-day-4', (prayer) => ({ ...prayer, is_shared: true }))

  expect(findCached(client, 'of-day-4')?.prayer.is_shared).toBe(true)
  expect(client.getQueryData<LoadedPages>(onlyPeace)?.pages[0]?.items[0]?.is_shared).toBe(true)
})

test('a prayer is as old as the newest list that holds it', () => {
  const { client } = journal()
  const listOf = (prayer: Prayer) => ({
    pages: [{ items: [prayer], next_cursor: null }],
    pageParams: [undefined],
  })
  client.setQueryData(everything, listOf(prayerOf(4)), { updatedAt: 1000 })
  client.setQueryData(onlyPeace, listOf({ ...prayerOf(4), note: 'Later' }), { updatedAt: 2000 })

  expect(findCached(client, 'of-day-4')).toMatchObject({ at: 2000, prayer: { note: 'Later' } })
})

test('a prayer from the device is as old as what is kept there', () => {
  const { client } = journal()
  const kept = { at: '2026-03-01T00:00:00Z', isWhole: true }
  client.setQueryData(everything, {
    pages: [{ items: [prayerOf(5)], next_cursor: null, kept }],
    pageParams: [undefined],
  })

  expect(findCached(client, 'of-day-5')?.at).toBe(Date.parse(kept.at))
})
