import { describe, expect, test } from 'vitest'
import { METADATA_BYTES_MAX, mergeMetadata } from './metadata.ts'

describe('a person’s own data', () => {
  test('is added to, and null takes a key away', () => {
    const merged = mergeMetadata({ name: 'Ana', colour: 'blue' }, { colour: null, timezone: 'Europe/Lisbon' })

    expect(merged).toEqual({ name: 'Ana', timezone: 'Europe/Lisbon' })
  })

  test('is replaced at its first level only', () => {
    expect(mergeMetadata({ a: { b: 1, c: 2 } }, { a: { b: 3 } })).toEqual({ a: { b: 3 } })
  })

  test.each([
    [{ story: 'x'.repeat(METADATA_BYTES_MAX) }],
    [{ ['🙏'.repeat(1_100)]: 1 }],
    [{ deep: JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`) }],
  ])('is refused when it would not fit into a token', (changes) => {
    expect(() => mergeMetadata({}, changes as Record<string, unknown>)).toThrow('data cannot be larger')
  })

  test('loses halves of characters, in names and in values', () => {
    expect(mergeMetadata({}, { 'a\ud800': ['b\udc00', { 'c\ud800': 1 }] })).toEqual({
      'a\ufffd': ['b\ufffd', { 'c\ufffd': 1 }],
    })
  })
})
