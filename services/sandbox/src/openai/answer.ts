import { type Asked, readAsked } from './asked.ts'
import { type ChatRequest, countTokens, textOf } from './chat-request.ts'
import type { OpenAiKnob } from './knobs.ts'
import { misspeak } from './misspeak.ts'
import { type Sentence, writePrayer } from './prayer.ts'

/** What the model says, cut where a sentence ends. */
export interface Answer {
  readonly pieces: readonly string[]
  readonly refusal?: string
  readonly usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number }
}

/** Writes the answer to a request, as good or as bad as the knobs say. The same request and turn give the same. */
export function writeAnswer(request: ChatRequest, knobs: readonly OpenAiKnob[], turn: number): Answer {
  const asked = readAsked(request)
  const sentences = misspeak(writePrayer(asked, turn), asked, knobs)
  const pieces = piecesOf(request, sentences, asked, new Set(knobs))
  const prompt = countTokens(textOf(request, 'system') + textOf(request, 'user'))
  const completion = countTokens(pieces.join(''))
  return {
    pieces,
    ...(knobs.includes('refuses') && { refusal: 'I’m sorry, but I can’t help with that.' }),
    usage: { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion },
  }
}

function piecesOf(
  request: ChatRequest,
  sentences: Sentence[],
  asked: Asked,
  knobs: ReadonlySet<OpenAiKnob>,
): string[] {
  const elements = sentences.map((sentence) => JSON.stringify(sentence))
  if (knobs.has('empty') || knobs.has('refuses')) return []
  if (knobs.has('html')) return ['<!doctype html><h1>A prayer</h1>', ...plain(sentences, asked), '</html>']
  if (knobs.has('prose')) return plain(sentences, asked)
  if (knobs.has('wrong-types'))
    return ['{"sentences":[', '{"part":7,"text":["Lord"]}', ',{"part":null}', ']}']
  if (knobs.has('broken-json'))
    return ['{"sentences":[', ...listed(elements.slice(0, 3)), ',{"part": "trust", oh']
  if (knobs.has('ignores-format')) return ['[', ...listed(elements), ']']
  const json = ['{"sentences":[', ...listed(elements), ']}']
  if (knobs.has('fenced')) return ['```json\n', ...json, '\n```\n']
  return request.response_format?.type === 'json_schema' || textOf(request, 'system').includes('JSON')
    ? json
    : plain(sentences, asked)
}

function listed(elements: readonly string[]): string[] {
  return elements.map((element, at) => (at === 0 ? element : `,${element}`))
}

function plain(sentences: readonly Sentence[], { passages }: Asked): string[] {
  return sentences.map((sentence) => {
    if ('text' in sentence) return `${sentence.text}\n`
    return `${passages.find(({ reference }) => reference === sentence.reference)?.text ?? ''}\n`
  })
}
