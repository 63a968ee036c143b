import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { device } from '../../offline/device.ts'
import { signInAs } from '../../storage.testing.ts'
import { OtherWords } from '../save-prayer.ts'
import { type Sender, sendingIsOver, sendWaiting } from './send-waiting.ts'
import { finishedGeneration } from './unsaved-prayer.testing.ts'
import { unsavedPrayers } from './unsaved-prayers.ts'

function senderWith(save: Sender['save'], isHere = () => true) {
  return { save: vi.fn(save), onSaved: vi.fn(), isHere } satisfies Sender
}
const answering = () => senderWith(async () => {})
const refusing = (status: number) => senderWith(() => Promise.reject(new ApiError(status, { detail: 'No.' })))
const press = (id: string) => unsavedPrayers.wait('ana', finishedGeneration(id), { keepSituation: false })
const waiting = () => unsavedPrayers.list('ana')
const left = async () => (await waiting()).map(({ generation }) => generation.id)

beforeEach(async () => {
  signInAs('ana')
  await device.forget(() => true)
})

test('what waits is sent in its order, told of, and waits no more', async () => {
  await press('first')
  await press('second')
  const sender = answering()

  await sendWaiting('ana', sender)

  expect(sender.save.mock.calls.map(([{ generationId }]) => generationId)).toEqual(['first', 'second'])
  expect(sender.onSaved).toHaveBeenCalledTimes(2)
  expect(await left()).toEqual([])
})

test('two occasions at once send it once', async () => {
  await press('only')
  const sender = answering()

  await Promise.all([sendWaiting('ana', sender), sendWaiting('ana', sender)])

  expect(sender.save).toHaveBeenCalledTimes(1)
})

test('a person who takes back what is on its way can wait until it has arrived', async () => {
  const answer = Promise.withResolvers<void>()
  const sender = senderWith(() => answer.promise)
  await press('only')
  const sending = sendWaiting('ana', sender)
  await vi.waitFor(() => expect(sender.save).toHaveBeenCalled())
  const isOver = vi.fn()
  const over = sendingIsOver().then(isOver)
  await waiting()
  expect(isOver).not.toHaveBeenCalled()
  answer.resolve()
  await Promise.all([sending, over])

  expect(isOver).toHaveBeenCalled()
})

test('pressed twice, it waits once', async () => {
  await press('only')
  await press('only')

  expect(await left()).toEqual(['only'])
})

test('without an answer everything goes on waiting, in its order', async () => {
  await press('first')
  await press('second')
  const sender = senderWith(() => Promise.reject(new TypeError('Failed to fetch')))

  await sendWaiting('ana', sender)

  expect(sender.save).toHaveBeenCalledTimes(1)
  expect(await left()).toEqual(['first', 'second'])
})

test.each([401, 409, 429, 500, 503])('after a %i it goes on waiting', async (status) => {
  await press('only')

  await sendWaiting('ana', refusing(status))

  expect(await waiting()).toMatchObject([{ generation: { id: 'only' }, state: 'to-be-saved' }])
})

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [422, 'not accepted'],
])('after a %i its words stay, and it is not sent again', async (status, reason) => {
  await press('only')
  const sender = refusing(status)

  await sendWaiting('ana', sender)
  await sendWaiting('ana', sender)

  const generation = finishedGeneration('only')
  expect(await waiting()).toMatchObject([{ generation, state: 'refused', reason }])
  expect(sender.save).toHaveBeenCalledTimes(1)
  expect(sender.onSaved).not.toHaveBeenCalled()
})

test('one that is refused does not hold up the next', async () => {
  await press('gone')
  await press('good')
  const sender = senderWith(async ({ generationId }) => {
    if (generationId === 'gone') throw new ApiError(410, {})
  })

  await sendWaiting('ana', sender)

  expect(sender.onSaved).toHaveBeenCalledTimes(1)
  expect(await left()).toEqual(['gone'])
})

test('nothing is sent for somebody who is not there any more, or by somebody else', async () => {
  await press('hers')
  const gone = senderWith(
    async () => {},
    () => false,
  )
  const bento = answering()

  await sendWaiting('ana', gone)
  await sendWaiting('bento', bento)

  expect(gone.save).not.toHaveBeenCalled()
  expect(bento.save).not.toHaveBeenCalled()
  expect(await unsavedPrayers.list('bento')).toEqual([])
})

test('what was taken back is not sent', async () => {
  await press('only')
  await unsavedPrayers.drop('ana', 'only')
  const sender = answering()

  await sendWaiting('ana', sender)

  expect(sender.save).not.toHaveBeenCalled()
})

test('what is taken back while the ones before it are sent is not sent', async () => {
  await press('first')
  await press('second')
  const sender = senderWith(async () => {
    await unsavedPrayers.drop('ana', 'second')
  })

  await sendWaiting('ana', sender)

  expect(sender.save.mock.calls.map(([{ generationId }]) => generationId)).toEqual(['first'])
})

test('words that would take the place of newer ones stay here, to be copied', async () => {
  await press('only')
  const sender = senderWith(() => Promise.reject(new OtherWords()))

  await sendWaiting('ana', sender)

  expect(await waiting()).toMatchObject([{ state: 'refused', reason: 'other words' }])
})

test('every tab hears which prayer was sent', async () => {
  await press('only')
  const heard = vi.fn()
  const stop = unsavedPrayers.onChange(heard)

  await sendWaiting('ana', answering())

  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('only'))
  stop()
})
