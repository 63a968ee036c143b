import { describe, expect, test } from 'vitest'
import { guardSentence } from '../guard/guard-sentence.ts'
import type { GuardContext } from '../guard/verdict.ts'
import { seededRandom } from './random.ts'
import { speaker } from './say.ts'
import type { Stock } from './stock.ts'
import * as stocks from './stocks.ts'
import { chooseAlternatives } from './template.ts'
import { task } from './testing.ts'
import { voiceFor } from './voice.ts'

// Themes speak only of what the person wrote; so that their lines may be judged, everything is written here.
const EVERYTHING =
  'surgery surgeon cancer illness treatment hospital doctors nurses interview exam baby child wedding bills craving money'
const CONTEXT: GuardContext = task(
  { situation: EVERYTHING, recipient: { relationship: 'Friend', name: 'Ana' } },
  '',
)
const VOICES = {
  self: voiceFor({ relationship: 'Self' }),
  other: voiceFor({ relationship: 'Friend', name: 'Ana' }),
  we: voiceFor({ relationship: 'Family' }),
}

const STOCKS: readonly Stock[] = [
  ...Object.values(stocks.CATEGORY_STOCKS),
  ...Object.values(stocks.MOOD_STOCKS),
  ...Object.values(stocks.TONE_STOCKS),
  ...Object.values(stocks.THEME_STOCKS),
  stocks.GENERAL_STOCK,
  stocks.SCRIPTURE_STOCK,
  stocks.CRISIS_STOCK,
]

describe('the guard and the stock', () => {
  // A line the guard refuses would cost somebody the last prayer there is. It also holds every line against the text:
  // eight words of scripture in a row would be a quotation nobody cited.
  test('agree on every line', { timeout: 60_000 }, () => {
    const random = seededRandom('guarded')
    const refused = STOCKS.flatMap((stock) => Object.values(stock).flat()).flatMap((line) => {
      const kind = line.voices?.[0] ?? 'self'
      const text = speaker(VOICES[kind], 'Lord')(chooseAlternatives(line.template, random))
      const verdict = guardSentence({ kind: 'words', part: 'petition', text }, CONTEXT)
      return verdict.ok ? [] : [`${verdict.code}: ${text}`]
    })

    expect(refused).toEqual([])
  })
})
