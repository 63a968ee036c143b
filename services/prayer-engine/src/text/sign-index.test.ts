import { describe, expect, test } from 'vitest'
import { SignIndex } from './sign-index.ts'

const signsIn = (signs: readonly string[], text: string) =>
  new SignIndex(signs.map((sign) => [sign, sign] as const))
    .find(text)
    .map(({ value, start, end }) => `${value}: ${text.slice(start, end)}`)

describe('SignIndex', () => {
  test.each([
    [
      'a phrase, words apart by a space, a comma or a hyphen',
      'pre op',
      'the pre-op, then',
      ['pre op: pre-op'],
    ],
    ['whole words only', 'bet', 'it is better to bet', ['bet: bet']],
    [
      'any ending where a star stands',
      'gambl*',
      'gambling and gambled',
      ['gambl*: gambling', 'gambl*: gambled'],
    ],
    ['a star inside a phrase', 'lost * job', 'lost my job', []],
    [
      'a star at the end of any word of a phrase',
      'needle* in',
      'the needles in it',
      ['needle* in: needles in'],
    ],
    ['an apostrophe of either kind', "can't sleep", 'i can’t sleep', ["can't sleep: can’t sleep"]],
    ['no phrase over the end of a sentence', 'him in', 'i saw him. in may', []],
    ['no number in a longer number', '1', 'it was 11', []],
  ])('finds %s', (_name, sign, text, found) => {
    expect(signsIn([sign], text)).toEqual(found)
  })

  test('finds every sign, in the order in which they begin', () => {
    expect(signsIn(['surgery on', 'on friday', 'mother'], 'my mother has surgery on friday')).toEqual([
      'mother: mother',
      'surgery on: surgery on',
      'on friday: on friday',
    ])
  })
})
