import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { device } from '../../offline/device.ts'
import { currentSession } from '../../session/session.ts'
import { savePrayer } from '../save-prayer.ts'
import { saveOrWait } from './save-or-wait.ts'
import { finishedGeneration } from './unsaved-prayer.testing.ts'
import { unsavedPrayers } from './unsaved-prayers.ts'

vi.mock('../save-prayer.ts')
vi.mock('../../session/session.ts')

const generation = finishedGeneration('only')
const wish = { keepSituation: true, edit: 'My own words.' }
const unanswered = new TypeError('Failed to fetch')

beforeEach(() => signedIn())
afterEach(() => device.forget(() => true))

function signedIn(): void {
  const session = { status: 'signed-in', userId: 'ana', email: '', name: '', recovering: false } as const
  vi.mocked(currentSession).mockReturnValue(session)
}
function signedOut(): void {
  vi.mocked(currentSession).mockReturnValue({ status: 'signed-out', lost: false })
}

test('without an answer it waits on this device', async () => {
  vi.mocked(savePrayer).mockRejectedValue(unanswered)

  expect(await saveOrWait('ana', generation, wish)).toBe('waiting')
  expect(await unsavedPrayers.list('ana')).toMatchObject([{ generation, ...wish, state: 'to-be-saved' }])
})

test('nothing is written back of somebody who has left meanwhile', async () => {
  vi.mocked(savePrayer).mockImplementation(async () => {
    signedOut()
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

test('a save that is answered leaves nothing on this device', async () => {
  await unsavedPrayers.keep('ana', generation)
  expect(await unsavedPrayers.find('ana', 'only')).toBeDefined()
  vi.mocked(savePrayer).mockResolvedValue({ id: 'p1' } as Awaited<ReturnType<typeof savePrayer>>)
  await saveOrWait('ana', generation, wish)

  expect(await unsavedPrayers.find('ana', 'only')).toBeUndefined()
})
