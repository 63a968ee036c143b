import { describe, expect, test } from 'vitest'
import { CATEGORIES, MOODS, TONES } from '../prayer.ts'
import { THEMES } from './echo/themes.ts'
import { seededRandom } from './random.ts'
import { type Line, readStock, type Stock } from './stock.ts'
import * as stocks from './stocks.ts'
import { chooseAlternatives } from './template.ts'

const ALL: Readonly<Record<string, Stock>> = {
  ...stocks.CATEGORY_STOCKS,
  ...Object.fromEntries(MOODS.map((mood) => [`mood ${mood}`, stocks.MOOD_STOCKS[mood]])),
  ...Object.fromEntries(TONES.map((tone) => [`tone ${tone}`, stocks.TONE_STOCKS[tone]])),
  ...Object.fromEntries(THEMES.map((theme) => [`theme ${theme}`, stocks.THEME_STOCKS[theme]])),
  general: stocks.GENERAL_STOCK,
  scripture: stocks.SCRIPTURE_STOCK,
  crisis: stocks.CRISIS_STOCK,
}
const lines: readonly (readonly [where: string, line: Line])[] = Object.entries(ALL).flatMap(
  ([name, stock]) =>
    Object.entries(stock).flatMap(([section, all]) =>
      all.map((line) => [`${name}, ${section}`, line] as const),
    ),
)

describe('readStock', () => {
  test('reads headings, lines and tags', () => {
    const stock = readStock('petition:\n#rock @other Hold {me}.\nBe near.')

    expect(stock).toEqual({
      petition: [
        { template: 'Hold {me}.', image: 'rock', voices: ['other'], isOwn: false },
        { template: 'Be near.', isOwn: false },
      ],
    })
  })

  test('refuses a tag it does not know', () => {
    expect(() => readStock('petition:\n#moon Shine.')).toThrow('unknown tag')
  })
})

describe('the stock', () => {
  test('closes every bracket and brace it opens', () => {
    for (const [where, { template }] of lines) {
      const left = chooseAlternatives(template, seededRandom(where))
      expect(left, where).not.toMatch(/[[\]|]/)
      expect(left.replace(/\{[A-Za-z: ]+\}/g, ''), where).not.toMatch(/[{}]/)
    }
  })

  test('uses only the tokens that a speaker knows', () => {
    for (const [where, { template }] of lines) {
      for (const [, token = ''] of template.matchAll(/\{([^{}]+)\}/g)) {
        expect(token, `${where}: ${template}`).toMatch(/^(me|my|mine|myself|who|God|I|I [a-z ]+|v:[a-z ]+)$/)
      }
    }
  })

  // A past tense has no third person: '{I knew}' would become 'she knews'.
  test('puts no past tense into a token that is inflected', () => {
    for (const [where, { template }] of lines) {
      expect(template, where).not.toMatch(
        /\{I (knew|did|said|went|came|gave|lost|saw|made|found|broke|had)\b/,
      )
    }
  })

  test('ends every line as a sentence or a lead-in ends', () => {
    for (const [where, { template }] of lines) expect(template, where).toMatch(/[.:?!]$/)
  })

  test('says nothing twice in one section', () => {
    for (const [name, stock] of Object.entries(ALL)) {
      for (const [section, all] of Object.entries(stock)) {
        const templates = all.map(({ template }) => template)
        expect(new Set(templates).size, `${name}, ${section}`).toBe(templates.length)
      }
    }
  })

  test('has enough to say for every category, mood and tone', () => {
    for (const category of CATEGORIES) {
      expect(stocks.CATEGORY_STOCKS[category].petition?.length, category).toBeGreaterThanOrEqual(25)
    }
    for (const tone of TONES)
      expect(stocks.TONE_STOCKS[tone].petition?.length, tone).toBeGreaterThanOrEqual(30)
    expect(lines.length).toBeGreaterThan(2500)
  })
})
