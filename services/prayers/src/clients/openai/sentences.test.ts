import type { DraftSentence } from '@selah/prayer-engine/writer'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { OpenAiWriterError } from './error.ts'
import { sentenceReader } from './sentences.ts'

const ADDRESS: DraftSentence = { kind: 'words', part: 'address', text: 'O God, who said "light", {hear} me.' }
const PSALM: DraftSentence = { kind: 'quotation', part: 'scripture', reference: 'Psalm 56:3' }
const AMEN: DraftSentence = { kind: 'words', part: 'amen', text: 'Amen.' }

const LIST = `[${JSON.stringify({ part: 'address', text: ADDRESS.kind === 'words' && ADDRESS.text })},
  {"part":"scripture","reference":"Psalm 56:3"} , {"text":"Amen.","part":"amen"}]`
const ANSWER = `{"sentences": ${LIST}}`

function read(...chunks: string[]): { sentences: DraftSentence[]; isComplete: boolean } {
  const reader = sentenceReader()
  const sentences = chunks.flatMap((chunk) => reader.push(chunk))
  return { sentences, isComplete: reader.isComplete() }
}

function failureOf(...chunks: string[]): string | undefined {
  try {
    read(...chunks)
    return undefined
  } catch (error) {
    return error instanceof OpenAiWriterError ? error.reason : String(error)
  }
}

describe('reading an answer while it is written', () => {
  test('gives each sentence as soon as it closes', () => {
    const reader = sentenceReader()

    expect(reader.push('{"sentences":[{"part":"amen","text":"Amen."')).toEqual([])
    expect(reader.push('}')).toEqual([AMEN])
    expect(reader.push(',{"part":"scripture",')).toEqual([])
    expect(reader.isComplete()).toBe(false)
    expect(reader.push('"reference":"Psalm 56:3"}]')).toEqual([PSALM])
    expect(reader.isComplete()).toBe(true)
  })

  test('gives the same sentences however the text is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: ANSWER.length })), (cuts) => {
        const edges = [0, ...cuts.toSorted((a, b) => a - b), ANSWER.length]
        const chunks = edges.slice(1).map((edge, at) => ANSWER.slice(edges[at], edge))

        expect(read(...chunks)).toEqual({ sentences: [ADDRESS, PSALM, AMEN], isComplete: true })
      }),
    )
  })

  test.each([
    ['in Markdown fences', `\`\`\`json\n${ANSWER}\n\`\`\``],
    ['in fences without a language', `\`\`\`\n${ANSWER}\n\`\`\`\n`],
    ['as a bare list', LIST],
    ['followed by chatter', `${ANSWER}\n\nI hope this helps!`],
    ['with unused fields filled in', ANSWER.replace('"Psalm 56:3"', '"Psalm 56:3","text":null')],
    ['with parts in capitals', ANSWER.replace('"amen"', '"Amen"')],
  ])('understands an answer %s', (_how, answer) => {
    expect(read(...answer)).toEqual({ sentences: [ADDRESS, PSALM, AMEN], isComplete: true })
  })

  test.each([
    ['a web page', '<!doctype html>'],
    ['plain words', 'Lord, hear me.'],
    ['words before the JSON', 'Here is your prayer: {"sentences":[]}'],
    [
      'another object',
      '{"prayer":"Lord, hear me. And then it goes on and on, so that it cannot be a list any more, ever."}',
    ],
    ['no sentences', '{"sentences":[]}'],
    ['an unknown part', '{"sentences":[{"part":"sermon","text":"Listen."}]}'],
    ['a part that is a number', '{"sentences":[{"part":7,"text":"Lord."}]}'],
    ['a text that is a list', '{"sentences":[{"part":"amen","text":["Amen."]}]}'],
    ['a sentence with nothing in it', '{"sentences":[{"part":"amen","text":" "}]}'],
    ['words under a reference', '{"sentences":[{"part":"trust","text":"I trust","reference":"Psalm 56:3"}]}'],
    ['broken JSON', '{"sentences":[{"part":"amen", oh}]}'],
    ['elements without commas', '{"sentences":[{"part":"amen","text":"A"}{"part":"amen","text":"B"}]}'],
    ['elements that are texts', '{"sentences":["Amen."]}'],
  ])('refuses %s', (_what, answer) => {
    expect(failureOf(answer)).toBe('malformed')
    expect(failureOf(...answer)).toBe('malformed')
  })

  test('never fails on arbitrary text in any other way', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...'{}[]",:\\ \n`'), { maxLength: 60 }),
        fc.string(),
        (noise, text) => {
          expect(failureOf('{"sentences":[', noise.join(''), text)).toBeOneOf([undefined, 'malformed'])
          expect(failureOf(text, noise.join(''))).toBeOneOf([undefined, 'malformed'])
        },
      ),
    )
  })
})
