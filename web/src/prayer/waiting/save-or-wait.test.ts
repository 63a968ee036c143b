import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { device } from '../../offline/device.ts'
import { signInAs, stubStorage } from '../../storage.testing.ts'
import { savePrayer } from '../save-prayer.ts'
import { saveOrWait } from './send-waiting.ts'
import { finishedGeneration } from './unsaved-prayer.testing.ts'
import { unsavedPrayers } from './unsaved-prayers.ts'

vi.mock('../save-prayer.ts')

const generation = finishedGeneration('only')
const wish = { keepSituation: true, edit: 'My own words.' }
const unanswered = new TypeError('Failed to fetch')

beforeEach(() => {
  stubStorage()
  signInAs('ana')
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await device.forget(() => true)
})

test('without an answer it waits on this device', async () => {
  vi.mocked(savePrayer).mockRejectedValue(unanswered)

  expect(await saveOrWait('ana', generation, wish)).toBe('waiting')
  expect(await unsavedPrayers.list('ana')).toMatchObject([{ generation, ...wish, state: 'to-be-saved' }])
})

test('nothing is written back of somebody who has left meanwhile', async () => {
  vi.mocked(savePrayer).mockImplementation(async () => {
    signInAs(undefined)
    throw unanswered
  })

  await expect(saveOrWait('ana', generation, wish)).rejects.toBe(unanswered)
  expect(await unsavedPrayers.list('ana')).toEqual([])
})

test('a refusal is told at once', async () => {
  vi.mocked(savePrayer).mockRejectedValue(new ApiError(422, {}))

  await expect(saveOrWait('ana', generation, wish)).rejects.toBeInstanceOf(ApiError)
  expect(await unsavedPrayers.list('ana')).toEqual([])
})

test('a save that is answered leaves nothing that waited on this device', async () => {
  await unsavedPrayers.wait('ana', generation, wish)
  vi.mocked(savePrayer).mockResolvedValue({ id: 'p1' } as Awaited<ReturnType<typeof savePrayer>>)
  await saveOrWait('ana', generation, wish, true)

  expect(await unsavedPrayers.find('ana', 'only')).toBeUndefined()
})

test('a save that is answered touches neither the database nor another tab, where nothing waited', async () => {
  const uses = [vi.spyOn(indexedDB, 'open'), vi.spyOn(BroadcastChannel.prototype, 'postMessage')]
  const stored = [vi.spyOn(device, 'read'), vi.spyOn(device, 'write'), vi.spyOn(device, 'forget')]
  vi.mocked(savePrayer).mockResolvedValue({ id: 'p1' } as Awaited<ReturnType<typeof savePrayer>>)
  await saveOrWait('ana', generation, wish)

  for (const use of [...uses, ...stored]) expect(use).not.toHaveBeenCalled()
})
