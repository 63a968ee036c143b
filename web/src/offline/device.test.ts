import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { signInAs } from '../storage.testing.ts'
import { device, personRecords } from './device.ts'

const asText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined)
const records = personRecords('words', { version: 1, read: asText })

beforeEach(async () => {
  signInAs('ana')
  await device.forget(() => true)
})

test('what is stored is found again by its owner alone', async () => {
  await records.keep('ana', 'one', 'hers')

  expect(await records.find('ana', 'one')).toBe('hers')
  expect(await records.list('ana')).toEqual(['hers'])
  expect(await records.find('bento', 'one')).toBeUndefined()
  expect(await records.list('bento')).toEqual([])
})

test('nothing is stored for a person who has left', async () => {
  signInAs('bento')

  expect(await records.keep('ana', 'one', 'hers')).toBe(false)
  expect(await records.change('ana', 'one', () => 'hers')).toBe(false)
  expect(await device.list('')).toEqual([])
})

test('nothing is found of another version, or after its time', async () => {
  await records.keep('ana', 'one', 'hers')
  const newer = personRecords('words', { version: 2, until: () => Date.now() + 1000, read: asText })
  expect(await newer.find('ana', 'one')).toBeUndefined()

  await newer.keep('ana', 'two', 'hers too')
  expect(await newer.list('ana')).toEqual(['hers too'])
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2000)
  expect(await newer.list('ana')).toEqual([])
})

test('changes from two sides at once are both made', async () => {
  const add = (word: string) => records.change('ana', 'one', (kept = '') => `${kept}${word}`)
  await Promise.all([add('one'), add('two')])

  expect(await records.find('ana', 'one')).toBe('onetwo')
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
