import { expect, test } from 'vitest'
import { windowsOf } from './windows.ts'

test('each sentence is heard by itself and with its neighbour', () => {
  expect(windowsOf('The garden is lovely. I want to die. Bless my sister!')).toEqual({
    sentences: ['The garden is lovely.', 'I want to die.', 'Bless my sister!'],
    pairs: ['The garden is lovely. I want to die.', 'I want to die. Bless my sister!'],
  })
})

test('one sentence has nothing within it that the whole does not', () => {
  expect(windowsOf('I want to die.')).toEqual({ sentences: [], pairs: [] })
})

test('what is too short to judge is read with what follows, or with what was before', () => {
  const { sentences } = windowsOf('Please. I am so tired of it. Amen.')

  expect(sentences).toEqual([])
  expect(windowsOf('Please. I am so tired of it. Help him too, Lord. Amen.').sentences).toEqual([
    'Please. I am so tired of it.',
    'Help him too, Lord. Amen.',
  ])
})

test('who writes without full stops is heard a stretch at a time', () => {
  const runOn = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')

  expect(windowsOf(runOn).sentences.map((stretch) => stretch.split(' ').length)).toEqual([24, 24, 12])
})

test.each(['a. ', '. ', 'word ', 'word. word word word word. ', '.'])(
  'the windows of "%s" said over and over are no longer than three times the text',
  (piece) => {
    const text = piece.repeat(2000)
    const { sentences, pairs } = windowsOf(text)

    expect([...sentences, ...pairs].join('').length).toBeLessThanOrEqual(3 * text.length)
  },
)
