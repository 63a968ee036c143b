import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Prayer } from '../../api/types.ts'
import { device } from '../../offline/device.ts'
import { finishedGeneration } from '../../prayer/waiting/unsaved-prayer.testing.ts'
import { unsavedPrayers } from '../../prayer/waiting/unsaved-prayers.ts'
import { signInAs, stubStorage } from '../../storage.testing.ts'
import { keptJournal } from './kept-journal.ts'

const prayer = { id: 'p1', generation_id: 'g1', prayer_text: 'Lord, hear me.' } as Prayer
const journal = { at: '2026-01-01T00:00:00.000Z', prayers: [prayer], isWhole: true }

beforeEach(async () => {
  stubStorage()
  signInAs('ana')
  await device.forget(() => true)
  return () => vi.unstubAllGlobals()
})

test('a prayer of the journal that is stored here has no copy beside it, in any version', async () => {
  await unsavedPrayers.keep('ana', finishedGeneration('g1'))
  await unsavedPrayers.keep('ana', { ...finishedGeneration('g2'), versions: ['g1', 'g2'] })
  await unsavedPrayers.keep('ana', finishedGeneration('g3'))
  await keptJournal.keep('ana', journal)

  expect(await unsavedPrayers.find('ana', 'g1')).toBeUndefined()
  expect(await unsavedPrayers.find('ana', 'g2')).toBeUndefined()
  expect(await unsavedPrayers.find('ana', 'g3')).toBeDefined()
})

test('what waits to be saved stays, whatever the journal has', async () => {
  await unsavedPrayers.wait('ana', finishedGeneration('g1'), { keepSituation: false, edit: 'My own words.' })
  await keptJournal.keep('ana', journal)

  expect(await unsavedPrayers.list('ana')).toHaveLength(1)
})

test('a prayer is changed and deleted in it, and nothing is written where there is none', async () => {
  await keptJournal.change('ana', 'p1', undefined)
  expect(await device.list('')).toEqual([])

  await keptJournal.keep('ana', journal)
  await keptJournal.change('ana', 'p1', { ...prayer, prayer_text: 'Other words.' })
  expect((await keptJournal.find('ana'))?.prayers).toMatchObject([{ prayer_text: 'Other words.' }])
  await keptJournal.change('ana', 'p1', undefined)
  expect((await keptJournal.find('ana'))?.prayers).toEqual([])
})
