import { expect, test } from 'vitest'
import type { Prayer } from '../../api/types.ts'
import { partOfKept } from './kept-journal.ts'

const prayer = (id: string, changes: Partial<Prayer> = {}): Prayer => ({
  id,
  user_id: 'ana',
  generation_id: id,
  category: 'Hope',
  mood: 'Tired',
  tone: 'Comforting',
  prayer_text: 'Lord, lift up my eyes.',
  recipient: { relationship: 'Self' },
  citations: [],
  scripture_references: 'Psalm 121:1-2',
  written_by: 'composer',
  is_shared: false,
  created_at: '2026-03-01T08:00:00.000Z',
  ...changes,
})

const kept = {
  at: '2026-03-02T08:00:00.000Z',
  isWhole: true,
  prayers: [
    prayer('eyes'),
    prayer('son', {
      category: 'Family',
      note: 'For José, at school',
      answered_at: '2026-03-01T12:00:00.000Z',
    }),
    prayer('grief', { mood: 'Worried', prayer_text: 'Out of the depths I cry.' }),
  ],
}
const found = (which: Partial<Parameters<typeof partOfKept>[1]>) =>
  partOfKept(kept, { search: '', ...which }).items.map(({ id }) => id)

test('everything that is kept is the journal when nothing narrows it', () => {
  expect(found({})).toEqual(['eyes', 'son', 'grief'])
})

test.each([
  [{ category: 'Family' } as const, ['son']],
  [{ mood: 'Worried' } as const, ['grief']],
  [{ answered: true }, ['son']],
  [{ answered: false }, ['eyes', 'grief']],
])('%o narrows it as the server would', (which, ids) => {
  expect(found(which)).toEqual(ids)
})

test.each([
  ['EYES lift', ['eyes', 'son']],
  ['jose', ['son']],
  ['121:1', ['eyes', 'son', 'grief']],
  ['depths eyes', []],
])('a search for “%s” finds every word, without minding case and accents', (search, ids) => {
  expect(found({ search })).toEqual(ids)
})

test('it says since when it is so, and asks for no next page', () => {
  expect(partOfKept(kept, { search: '' })).toMatchObject({
    next_cursor: null,
    kept: { at: kept.at, isWhole: true },
  })
})
