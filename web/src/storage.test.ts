import { beforeEach, describe, expect, test, vi } from 'vitest'
import { stubStorage } from './storage.testing.ts'
import { personPlace, placeIn } from './storage.ts'

const kept = new Map<string, string>()
let isFull = false

beforeEach(() => {
  kept.clear()
  isFull = false
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        kept.set(key, value)
      },
      removeItem: (key: string) => kept.delete(key),
    },
  })
  return () => {
    placeIn('local', 'words').forget()
    vi.unstubAllGlobals()
  }
})

test('what is written outlives the page', () => {
  placeIn('local', 'words').write({ a: 1 })

  expect(kept.get('words')).toBe('{"a":1}')
})

describe('where the browser keeps nothing', () => {
  test('the page itself keeps it, for every place of that name', () => {
    isFull = true
    placeIn('local', 'words').write('My mother is ill')

    expect(placeIn('local', 'words').read()).toBe('My mother is ill')
    expect(placeIn('session', 'words').read()).toBeUndefined()
  })

  test('what was kept before is not taken for the newer words', () => {
    placeIn('local', 'words').write('My')
    isFull = true
    placeIn('local', 'words').write('My mother is ill')

    expect(placeIn('local', 'words').read()).toBe('My mother is ill')
    expect(kept.get('words')).toBeUndefined()
  })

  test('it is forgotten like anything else', () => {
    isFull = true
    placeIn('local', 'words').write('My mother is ill')
    placeIn('local', 'words').forget()

    expect(placeIn('local', 'words').read()).toBeUndefined()
  })

  test('the browser has it again as soon as there is room', () => {
    isFull = true
    placeIn('local', 'words').write('My')
    isFull = false
    placeIn('local', 'words').write('My mother is ill')
    kept.set('words', '"another tab"')

    expect(placeIn('local', 'words').read()).toBe('another tab')
  })

  test('also where storage may not even be looked at', () => {
    vi.stubGlobal('window', {
      get localStorage(): never {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
    placeIn('local', 'words').write('My mother is ill')

    expect(placeIn('local', 'words').read()).toBe('My mother is ill')
  })
})

describe('a place with an owner', () => {
  const asText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined)
  const place = personPlace('own', { area: 'tab', version: 2, read: asText })
  const lasting = personPlace('own', { area: 'device', keptMs: 1000, version: 2, read: asText })

  beforeEach(() => {
    stubStorage()
    return () => place.forget()
  })

  test('gives nothing to anybody else', () => {
    place.keep('ana', 'A long winter')

    expect(place.find('ana')).toBe('A long winter')
    expect(place.find('bento')).toBeUndefined()
    expect(place.find(undefined)).toBeUndefined()
  })

  test('gives the words of a visitor to the next person', () => {
    place.keep(undefined, 'A long winter')

    expect(place.find(undefined)).toBe('A long winter')
    expect(place.find('ana')).toBe('A long winter')
  })

  test('gives nothing after its time', () => {
    const now = Date.now()
    lasting.keep('ana', 'A long winter', now)

    expect(lasting.find('ana', now + 999)).toBe('A long winter')
    expect(lasting.find('ana', now + 1001)).toBeUndefined()
  })

  test.each([
    { owner: 'ana', v: 2, at: 0, value: { of: 'another shape' } },
    { owner: 'ana', v: 1, at: 0, value: 'of an earlier version' },
  ])('drops what no longer makes sense: %j', (stored) => {
    window.sessionStorage.setItem('person/own', JSON.stringify(stored))

    expect(place.find('ana')).toBeUndefined()
    expect(window.sessionStorage.getItem('person/own')).toBeNull()
  })

  test.each(['no record at all', 7, {}, { userId: 'ana', value: 'x' }])('reads nothing in %j', (stored) => {
    window.sessionStorage.setItem('person/own', JSON.stringify(stored))

    expect(place.find('ana')).toBeUndefined()
  })
})
