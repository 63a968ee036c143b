import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/errors.ts'
import { device } from '../offline/device.ts'
import { signInAs } from '../storage.testing.ts'
import { leftBehind } from './on-this-device.ts'
import type { Sender } from './waiting/send-waiting.ts'
import { finishedGeneration } from './waiting/unsaved-prayer.testing.ts'
import { unsavedPrayers } from './waiting/unsaved-prayers.ts'

function senderWith(save: Sender['save']) {
  return { save: vi.fn(save), onSaved: vi.fn(), isHere: () => true } satisfies Sender
}

const press = (id: string) => unsavedPrayers.wait('ana', finishedGeneration(id), { keepSituation: false })

beforeEach(async () => {
  signInAs('ana')
  await device.forget(() => true)
  await press('only')
})

test('a person who leaves with the connection back leaves nothing behind', async () => {
  expect(
    await leftBehind(
      'ana',
      senderWith(async () => {}),
    ),
  ).toBeUndefined()
})

test('without an answer it is told what would be lost', async () => {
  expect(
    await leftBehind(
      'ana',
      senderWith(() => Promise.reject(new TypeError('Failed to fetch'))),
    ),
  ).toEqual({ waiting: 1, refused: 0 })
})

test('what the server will never take is told apart: it goes nowhere by itself', async () => {
  await press('gone')
  const sender = senderWith(({ generationId }) =>
    Promise.reject(generationId === 'gone' ? new ApiError(410, {}) : new TypeError('Failed to fetch')),
  )
  // The first that gets no answer ends it: the one that is refused comes first.
  await unsavedPrayers.drop('ana', 'only')
  await press('only')

  expect(await leftBehind('ana', sender)).toEqual({ waiting: 1, refused: 1 })
})

test('an answer that does not come is waited for a few seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const sender = senderWith(() => new Promise(() => {}))
  const left = leftBehind('ana', sender)
  await vi.waitFor(() => expect(sender.save).toHaveBeenCalled())
  vi.advanceTimersByTime(4000)
  vi.useRealTimers()

  expect(await left).toEqual({ waiting: 1, refused: 0 })
})

test('where nothing waits nobody is asked anything', async () => {
  const sender = senderWith(async () => {})

  expect(await leftBehind('bento', sender)).toBeUndefined()
  expect(sender.save).not.toHaveBeenCalled()
})
