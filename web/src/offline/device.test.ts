import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { device } from './device.ts'

test('what is kept is found again, and forgotten by its owner alone', async () => {
  await device.write('ana/journal', 'hers')
  await device.write('bento/unsaved/g1', 'his')
  await device.forget((key) => key.startsWith('ana/'))

  expect(await device.read('ana/journal')).toBeUndefined()
  expect(await device.read('bento/unsaved/g1')).toBe('his')
})

test('changes from two sides at once are both made', async () => {
  const add = (word: string) =>
    device.change('carla/unsaved/g1', (kept) => [...(Array.isArray(kept) ? kept : []), word])
  await Promise.all([add('one'), add('two')])

  expect(await device.read('carla/unsaved/g1')).toEqual(['one', 'two'])
})

test('a browser that keeps nothing says so, and throws nothing', async () => {
  vi.resetModules()
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  const { device: blocked } = await import('./device.ts')

  expect(await blocked.write('ana/journal', 'hers')).toBe(false)
  expect(await blocked.read('ana/journal')).toBeUndefined()
  expect(await blocked.forget(() => true)).toBe(false)
  vi.unstubAllGlobals()
})
