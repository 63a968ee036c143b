import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { device } from '../../offline/device.ts'
import { keepOffline } from '../../preferences.ts'
import { signInAs, stubStorage } from '../../storage.testing.ts'
import { finishedGeneration } from './unsaved-prayer.testing.ts'
import { unsavedPrayers } from './unsaved-prayers.ts'

const DAYS_MS = 24 * 60 * 60 * 1000
const generation = finishedGeneration('g1')
const wish = { keepSituation: false, edit: 'My own words.' }

beforeEach(async () => {
  stubStorage()
  signInAs('ana')
  await device.forget(() => true)
  return () => vi.unstubAllGlobals()
})

test('is one record, from the writing to the save that waits, and back', async () => {
  await unsavedPrayers.keep('ana', generation)
  expect(await unsavedPrayers.find('ana', 'g1')).toMatchObject({ generation, state: 'written' })
  await unsavedPrayers.wait('ana', generation, wish)
  // Reading it again changes nothing of what waits.
  await unsavedPrayers.keep('ana', generation)
  const [waiting] = await unsavedPrayers.list('ana')
  expect(waiting).toMatchObject({ generation, ...wish, state: 'to-be-saved' })
  if (waiting) await unsavedPrayers.withdraw('ana', waiting)

  expect(await unsavedPrayers.list('ana')).toEqual([])
  expect(await unsavedPrayers.find('ana', 'g1')).toMatchObject({ state: 'written' })
})

test('nobody else finds it, and nothing is kept of a person who is not here', async () => {
  await unsavedPrayers.keep('ana', generation)
  await unsavedPrayers.keep('bento', generation)
  expect(await unsavedPrayers.find('bento', 'g1')).toBeUndefined()

  signInAs('bento')
  expect(await unsavedPrayers.find('bento', 'g1')).toBeUndefined()
})

test('a person who wants nothing kept has what waits kept, and no copy', async () => {
  keepOffline.write(false)
  await unsavedPrayers.keep('ana', generation)
  await unsavedPrayers.wait('ana', finishedGeneration('g2'), wish)
  await unsavedPrayers.forgetCopies('ana')

  expect(await unsavedPrayers.find('ana', 'g1')).toBeUndefined()
  expect(await unsavedPrayers.list('ana')).toHaveLength(1)
})

test('a copy is kept as long as the server keeps the prayer; what waits, until it is taken', async () => {
  await unsavedPrayers.keep('ana', generation)
  await unsavedPrayers.wait('ana', finishedGeneration('g2'), wish)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * DAYS_MS)
  expect(await unsavedPrayers.find('ana', 'g1')).toBeUndefined()

  expect(await unsavedPrayers.list('ana')).toHaveLength(1)
})

test.each([
  { at: Date.now(), composition: {} },
  { owner: 'ana', v: 1, at: Date.now(), value: { generation, at: Date.now(), state: 'written' } },
  { owner: 'ana', v: 2, at: Date.now(), value: { generation: {}, at: Date.now(), state: 'written' } },
])('a record of another shape or version is not read: %#', async (stored) => {
  await device.write('ana/unsaved/g1', stored)

  expect(await unsavedPrayers.find('ana', 'g1')).toBeUndefined()
  expect(await unsavedPrayers.list('ana')).toEqual([])
})
