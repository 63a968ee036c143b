import { chapterOf, parseReference } from '@selah/prayer-engine/scripture'
import { describe, expect, test } from 'vitest'
import { PSALMS } from '../domain/introductions.ts'
import type { Block } from '../domain/issue.ts'
import { dailyPsalm, issues } from './content.ts'

const psalms = Array.from({ length: PSALMS }, (_, index) => dailyPsalm(index + 1))
const QUOTED = /“([^”]+?)\.?”/g

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]”?)\s+(?=[A-Z“])/)
}

function wordsOf(text: string): number {
  return text.split(/\s+/).length
}

function quotationsIn(text: string): string[] {
  return [...text.matchAll(QUOTED)].map(([, words = '']) => words)
}

function openingOf(sentence: string): string {
  return sentence.split(' ').slice(0, 4).join(' ')
}

describe('the introductions to the Psalms', () => {
  test('are two sentences each, of at most 45 words', () => {
    const wrong = psalms.filter(
      ({ introduction }) => sentencesOf(introduction).length !== 2 || wordsOf(introduction) > 45,
    )

    expect(wrong.map(({ number }) => number)).toEqual([])
  })

  test('quote nothing that is not in the psalm', () => {
    const invented = psalms.flatMap(({ number, introduction, verses }) => {
      const psalm = verses.map(({ text }) => text).join(' ')
      return quotationsIn(introduction)
        .filter((words) => !psalm.includes(words))
        .map((words) => `Psalm ${number}: ${words}`)
    })

    expect(invented).toEqual([])
  })

  test('never begin a sentence alike', () => {
    const openings = psalms.flatMap(({ introduction }) => sentencesOf(introduction).map(openingOf))

    expect(openings.filter((each, index) => openings.indexOf(each) !== index)).toEqual([])
  })

  test('come with every verse of their psalm', () => {
    expect(psalms.map(({ verses }) => verses.length).reduce((sum, each) => sum + each)).toBe(2461)
  })
})

describe('the issues of the letter', () => {
  test('are numbered from one on', () => {
    expect(issues().map(({ number }) => number)).toEqual(issues().map((_, index) => index + 1))
    expect(issues().length).toBeGreaterThanOrEqual(4)
  })

  test.each(issues().map((issue) => [issue.number, issue] as const))(
    'issue %i has a devotional, three prayers and a word for the week',
    (_number, issue) => {
      const [devotional = [], prayers = [], week = []] = sectionsOf(issue.blocks)
      const words = devotional
        .map((block) => (block.kind === 'paragraph' ? wordsOf(block.text) : 0))
        .reduce((sum, each) => sum + each, 0)

      expect(words).toBeGreaterThanOrEqual(250)
      expect(words).toBeLessThanOrEqual(400)
      expect(prayers.flatMap((block) => (block.kind === 'list' ? block.items : []))).toHaveLength(3)
      expect(week.map(({ kind }) => kind)).toEqual(['paragraph'])
      expect(parseReference(issue.passage)).toBe(issue.passage)
    },
  )

  test.each(issues().map((issue) => [issue.number, issue] as const))(
    'issue %i quotes nothing that is not in the chapter of its passage',
    (_number, { passage, blocks }) => {
      const chapter = (chapterOf(passage)?.verses ?? []).map(({ text }) => text).join(' ')
      const quoted = blocks.flatMap(textsOf).flatMap(quotationsIn)

      expect(quoted.filter((words) => !chapter.includes(words))).toEqual([])
      expect(blocks.some(({ kind }) => kind === 'quotation')).toBe(true)
    },
  )
})

function sectionsOf(blocks: readonly Block[]): Block[][] {
  const sections: Block[][] = []
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push([])
    else sections.at(-1)?.push(block)
  }
  return sections
}

function textsOf(block: Block): string[] {
  if (block.kind === 'list') return [...block.items]
  return block.kind === 'paragraph' ? [block.text] : []
}
