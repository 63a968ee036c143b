import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { device } from '../../../offline/device.ts'
import { leftBehind } from './left-behind.ts'
import type { Sender } from './send-waiting.ts'
import { waitingSave } from './waiting-save.testing.ts'
import { waitingSaves } from './waiting-saves.ts'

function senderWith(save: Sender['save']) {
  return { save: vi.fn(save), onSaved: vi.fn(), isHere: () => true } satisfies Sender
}

beforeEach(async () => {
  await device.forget(() => true)
  await waitingSaves.add('ana', waitingSave('only'))
})

test('whoever leaves with the connection back leaves nothing behind', async () => {
  expect(
    await leftBehind(
      'ana',
      senderWith(async () => {}),
    ),
  ).toBe(0)
})

test('without an answer it is told what would be lost', async () => {
  expect(
    await leftBehind(
      'ana',
      senderWith(() => Promise.reject(new TypeError('Failed to fetch'))),
    ),
  ).toBe(1)
})

test('an answer that does not come is waited for a few seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const sender = senderWith(() => new Promise(() => {}))
  const left = leftBehind('ana', sender)
  await vi.waitFor(() => expect(sender.save).toHaveBeenCalled())
  vi.advanceTimersByTime(4000)
  vi.useRealTimers()

  expect(await left).toBe(1)
})

test('where nothing waits nobody is asked anything', async () => {
  const sender = senderWith(async () => {})

  expect(await leftBehind('bento', sender)).toBe(0)
  expect(sender.save).not.toHaveBeenCalled()
})
