import { describe, expect, test } from 'vitest'
import { confirmedBy, sentFrom } from './sign-up.ts'

const [home, elsewhere, away] = ['home', 'elsewhere', 'away'].map((place) => Buffer.from(place))
const signUp = (id: string, placeHash = Buffer.alloc(0)) => ({ id, placeHash })

describe('a mail confirms', () => {
  test.each([
    ['its only sign-up, wherever it is opened', [signUp('a', home)], 'a', away, 'a'],
    ['its own of several from one place', [signUp('b', home), signUp('a', home)], 'a', away, 'a'],
    ['its own at the place it came from', [signUp('b', elsewhere), signUp('a', home)], 'a', home, 'a'],
    [
      'the reader\u2019s own instead of a stranger\u2019s',
      [signUp('b', elsewhere), signUp('a', home)],
      'b',
      home,
      'a',
    ],
    ['none of two strangers\u2019', [signUp('b', elsewhere), signUp('a', home)], 'b', away, undefined],
    [
      'the newest of the reader\u2019s own without one',
      [signUp('b', home), signUp('a', home)],
      null,
      home,
      'b',
    ],
    ['none without one from another place', [signUp('a', home)], null, away, undefined],
    ['none that is gone', [], 'a', home, undefined],
  ])('%s', (_name, signUps, signUpId, place, expected) => {
    expect(confirmedBy(signUps, signUpId, [place ?? Buffer.alloc(0)])?.id).toBe(expected)
  })

  test('what was sent from a place under an older key too', () => {
    expect(sentFrom([signUp('a', home)], [Buffer.from('newer'), Buffer.from('home')])?.id).toBe('a')
  })
})
