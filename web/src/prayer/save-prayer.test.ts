import { expect, test, vi } from 'vitest'
import { OtherWords, saveLate, savePrayer } from './save-prayer.ts'

const WRITTEN = 'Lord, hear me.\n\nAmen.'
const MINE = 'Father, hear me.\n\nAmen.'

const calls = vi.hoisted(() => ({ POST: vi.fn(), PATCH: vi.fn() }))
vi.mock('../api/client.ts', () => ({
  api: calls,
  answerOf: async (call: Promise<{ data: unknown }>) => (await call).data,
}))

/** The journal has the prayer with these words. */
function journalWith(prayer_text: string) {
  calls.POST.mockResolvedValue({ data: { id: 'p1', prayer_text } })
  calls.PATCH.mockImplementation(async (_path, { body }) => ({ data: { id: 'p1', ...body } }))
}

const saving = { generationId: 'g1', keepSituation: false, edit: MINE }
const late = { ...saving, written: WRITTEN }

test.each([savePrayer, saveLate])('%o keeps the words that are the person’s own', async (save) => {
  journalWith('Father, hear me.  Amen.')

  expect(await save(late)).toMatchObject({ id: 'p1' })
  expect(calls.PATCH).not.toHaveBeenCalled()
})

test.each([savePrayer, saveLate])('%o puts them in the place of the written ones', async (save) => {
  journalWith(WRITTEN)

  expect(await save(late)).toMatchObject({ prayer_text: MINE })
})

test('Save keeps the words on the screen', async () => {
  journalWith('Words of yesterday.')

  expect(await savePrayer(saving)).toMatchObject({ prayer_text: MINE })
})

test('what has waited takes nothing newer away', async () => {
  journalWith('Words of today.')

  await expect(saveLate(late)).rejects.toBeInstanceOf(OtherWords)
  expect(calls.PATCH).not.toHaveBeenCalled()
})

test('a prayer that was not edited stays as it is there', async () => {
  journalWith('Words of today.')

  expect(await saveLate({ generationId: 'g1', keepSituation: false })).toMatchObject({
    prayer_text: 'Words of today.',
  })
  expect(calls.PATCH).not.toHaveBeenCalled()
})
