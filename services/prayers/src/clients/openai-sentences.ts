import { PART_KINDS, type PartKind } from '@selah/prayer-engine/prayer'
import type { DraftSentence } from '@selah/prayer-engine/writer'
import { OpenAiWriterError } from './openai-error.ts'

/** Reads an answer while it is being written. Everything throws OpenAiWriterError `malformed` on what cannot be read. */
export interface SentenceReader {
  /** Takes the next words and returns the sentences that they complete. */
  push(words: string): DraftSentence[]
  /** Whether the list of sentences has ended. What follows it does not matter. */
  isComplete(): boolean
}

/** How an answer begins; the fence is what servers add that ignore the schema, and so is a bare list. */
const HEAD = /^\s*(?:```(?:json)?\s*)?(?:\{\s*"sentences"\s*:\s*)?\[/i
const HEAD_CHARACTERS_MAX = 60

type Reading = 'head' | 'before-first' | 'element' | 'after-element' | 'before-next' | 'complete'

/** Reads `{"sentences": [{"part", "text"} or {"part", "reference"}, …]}`, each sentence as soon as it closes. */
export function sentenceReader(): SentenceReader {
  let reading: Reading = 'head'
  let kept = ''
  const elementEnd = elementEndFinder()

  const takeCharacter = (character: string): DraftSentence | undefined => {
    if (reading === 'element') {
      kept += character
      if (!elementEnd.isEnd(character)) return undefined
      reading = 'after-element'
      return parseSentence(kept)
    }
    if (reading === 'complete' || /\s/.test(character)) return undefined
    reading = afterMark(reading, character)
    kept = character
    if (reading === 'element') elementEnd.begin()
    return undefined
  }

  return {
    push(words) {
      let rest = words
      if (reading === 'head') {
        kept += words
        const head = HEAD.exec(kept)
        if (!head) return mayBecomeHead(kept) ? [] : malformed()
        rest = kept.slice(head[0].length)
        reading = 'before-first'
      }
      return [...rest].flatMap((character) => takeCharacter(character) ?? [])
    },
    isComplete: () => reading === 'complete',
  }
}

function mayBecomeHead(text: string): boolean {
  const start = text.trimStart()
  return start.length < HEAD_CHARACTERS_MAX && /^(?:$|[[{`])/.test(start)
}

/** Between elements, only these marks make sense. */
function afterMark(reading: Reading, character: string): Reading {
  if (character === '{' && (reading === 'before-first' || reading === 'before-next')) return 'element'
  if (character === ',' && reading === 'after-element') return 'before-next'
  // An empty list is not a prayer.
  if (character === ']' && reading === 'after-element') return 'complete'
  return malformed()
}

/** Finds the brace that closes an object, past braces in strings and in objects within. */
function elementEndFinder() {
  let depth = 0
  let inString = false
  let isEscaped = false
  return {
    /** The opening brace has been read. */
    begin() {
      depth = 1
      inString = false
      isEscaped = false
    },
    isEnd(character: string): boolean {
      if (isEscaped) isEscaped = false
      else if (inString && character === '\\') isEscaped = true
      else if (character === '"') inString = !inString
      else if (!inString && character === '{') depth += 1
      else if (!inString && character === '}') depth -= 1
      return depth === 0
    },
  }
}

function parseSentence(json: string): DraftSentence {
  const { part, text, reference } = parseObject(json)
  const kind = PART_KINDS.find((known) => typeof part === 'string' && known === part.toLowerCase())
  if (!kind) return malformed()
  return draftOf(kind, words(text), words(reference))
}

/** Exactly one of the two, so that no words of the model's own come under a reference. */
function draftOf(part: PartKind, text: string, reference: string): DraftSentence {
  if (text !== '' && reference === '') return { kind: 'words', part, text }
  if (reference !== '' && text === '') return { kind: 'quotation', part, reference }
  return malformed()
}

/** Servers without strict schemas fill in what is absent with null or nothing. */
function words(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value.trim() : malformed()
}

function parseObject(json: string): Record<string, unknown> {
  try {
    return JSON.parse(json) as Record<string, unknown>
  } catch {
    return malformed()
  }
}

function malformed(): never {
  throw new OpenAiWriterError('malformed')
}
