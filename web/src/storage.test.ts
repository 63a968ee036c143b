import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ownPlace, placeIn } from './storage.ts'

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
  const place = ownPlace('own', (value) => (typeof value === 'string' ? value : undefined))
  const session = new Map<string, string>()

  beforeEach(() => {
    session.clear()
    const sessionStorage = {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => session.set(key, value),
      removeItem: (key: string) => session.delete(key),
    }
    vi.stubGlobal('window', { sessionStorage })
  })

  test('gives nothing to anybody else, and is empty once somebody else is here', () => {
    place.keep('ana', 'A long winter')
    expect(place.find('ana')).toBe('A long winter')
    expect(place.find('bento')).toBeUndefined()
    place.forgetOthers('ana')
    expect(place.find('ana')).toBe('A long winter')
    place.forgetOthers('bento')

    expect(session.size).toBe(0)
  })

  test('gives nothing that no longer makes sense', () => {
    session.set('own', '{"userId":"ana","value":{"of":"an earlier shape"}}')
    expect(place.find('ana')).toBeUndefined()
    session.set('own', '"no record at all"')
    expect(place.find('ana')).toBeUndefined()
  })
})
