import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../api/errors.ts'
import { currentSession } from '../../../api/session.ts'
import { device } from '../../../offline/device.ts'
import { savePrayer } from '../save-prayer.ts'
import { saveOrWait } from './save-or-wait.ts'
import { waitingSave } from './waiting-save.testing.ts'
import { waitingSaves } from './waiting-saves.ts'

vi.mock('../save-prayer.ts')
vi.mock('../../../api/session.ts')

const wanted = waitingSave('only')
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

  expect(await saveOrWait('ana', wanted)).toBe('waiting')
  expect(await waitingSaves.list('ana')).toEqual([wanted])
})

test('nothing is written back of somebody who has left meanwhile', async () => {
  vi.mocked(savePrayer).mockImplementation(async () => {
    signedOut()
    throw unanswered
  })

  await expect(saveOrWait('ana', wanted)).rejects.toBe(unanswered)
  expect(await waitingSaves.list('ana')).toEqual([])
})

test('a refusal is told at once', async () => {
  vi.mocked(savePrayer).mockRejectedValue(new ApiError(422, {}))

  await expect(saveOrWait('ana', wanted)).rejects.toBeInstanceOf(ApiError)
  expect(await waitingSaves.list('ana')).toEqual([])
})
