import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { type Block, plainText, type Quote, type Words } from './blocks.ts'
import { ARTICLES, articlesOn, findTopic, TOPICS, topicSlug } from './list.ts'
import { articleIds, bodyOf, loadBody } from './load.ts'

// The same package as the prayers service quotes from, with the same marks taken away.
const fromEngine = createRequire(
  new URL('../../../../../services/prayer-engine/package.json', import.meta.url),
)
const kjv: Record<string, string> = fromEngine('kjv/json/verses-1769.json')

const WORDS_A_MINUTE = 215

await Promise.all(articleIds.map(loadBody))

// BLG-04, BLG-05
test('lists the five articles, newest first, between the days of the specification', () => {
  expect(ARTICLES.map(({ id, readMinutes }) => [id, readMinutes])).toEqual([
    ['power-of-personalized-prayer', 5],
    ['digital-journaling', 4],
    ['stillness-clarity', 6],
    ['prayer-habit', 3],
    ['psalms-modern-heart', 7],
  ])
  const dates = ARTICLES.map(({ date }) => date)
  expect(dates).toEqual([...dates].sort().reverse())
  expect([dates.at(0), dates.at(-1)]).toEqual(['2025-10-24', '2025-08-23'])
  expect(articleIds).toEqual(ARTICLES.map(({ id }) => id))
})

describe.each(ARTICLES)('$id', ({ id, readMinutes, category, topics }) => {
  const body = bodyOf(id)

  // BLG-05
  test('takes as long to read as it says', () => {
    const words = plainText(body).split(/\s+/).length

    expect(Math.round(words / WORDS_A_MINUTE)).toBe(readMinutes)
  })

  // D-40, D-48
  test('quotes scripture word for word', () => {
    const quotes = body.flatMap(quotesIn)

    expect(quotes.length).toBeGreaterThan(5)
    for (const { reference, quote } of quotes) expect(passage(reference), reference).toContain(quote)
  })

  test('has no quotation that is not compared with the text, and no mark-up', () => {
    const own = body.flatMap(ownWords).join('\n')

    expect(own).not.toMatch(/[“”"<>*_]/)
  })

  test('stands under topics that exist, its category among them', () => {
    expect(topics).toContain(category)
    for (const topic of topics) expect(articlesOn(topic).map((article) => article.id)).toContain(id)
  })
})

// BLG-03
test('every topic has an address and something to read', () => {
  for (const topic of TOPICS) {
    expect(findTopic(topicSlug(topic))).toBe(topic)
    expect(articlesOn(topic)).not.toEqual([])
  }
  expect(findTopic('weather')).toBeUndefined()
})

function quotesIn(block: Block): readonly Pick<Quote, 'reference' | 'quote'>[] {
  if (block.kind === 'scripture') return [block]
  return wordsOf(block).filter((word) => typeof word !== 'string')
}

function ownWords(block: Block): readonly string[] {
  if (block.kind === 'heading') return [block.text]
  return wordsOf(block).filter((word) => typeof word === 'string')
}

function wordsOf(block: Block): Words {
  if (block.kind === 'paragraph') return block.words
  return block.kind === 'list' ? block.items.flat() : []
}

/** 'Psalm 13:5-6' as one text. */
function passage(reference: string): string {
  const [, book, chapter, first, last = first] = /^(.+) (\d+):(\d+)(?:-(\d+))?$/.exec(reference) ?? []
  const name = book === 'Psalm' ? 'Psalms' : book
  const verses: string[] = []
  for (let verse = Number(first); verse <= Number(last); verse++) {
    verses.push((kjv[`${name} ${chapter}:${verse}`] ?? '').replaceAll(/[#[\]]/g, '').trim())
  }
  return verses.join(' ')
}
