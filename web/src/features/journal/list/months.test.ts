import { expect, test } from 'vitest'
import type { Prayer } from '../../../api/types.ts'
import { byMonth } from './months.ts'

const prayerOf = (created_at: string): Prayer => ({
  id: created_at,
  user_id: 'u',
  generation_id: 'g',
  created_at,
  category: 'Peace',
  mood: 'Tired',
  tone: 'Comforting',
  recipient: { relationship: 'Self' },
  prayer_text: 'Amen.',
  citations: [],
  written_by: 'composer',
  is_shared: false,
})

test('puts prayers under their months and keeps their order', () => {
  const prayers = ['2026-03-20T12:00:00Z', '2026-03-02T12:00:00Z', '2025-12-24T12:00:00Z'].map(prayerOf)

  expect(byMonth(prayers).map(({ name, prayers: ofMonth }) => [name, ofMonth.length])).toEqual([
    ['March 2026', 2],
    ['December 2025', 1],
  ])
})
