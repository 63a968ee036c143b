import { PART_KINDS, type PartKind } from '@selah/prayer-engine/prayer'
import type { DraftSentence } from '@selah/prayer-engine/writer'
import { JSONParser } from '@streamparser/json'
import { OpenAiWriterError } from './error.ts'

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

/** Reads `{"sentences": [{"part", "text"} or {"part", "reference"}, …]}`, each sentence as soon as it closes. */
export function sentenceReader(): SentenceReader {
  let head: string | undefined = ''
  let read = 0
  let completed: DraftSentence[] = []
  let isBroken = false
  const parser = new JSONParser({ paths: ['$.*'], keepStack: false })
  parser.onValue = ({ value }) => {
    read += 1
    completed.push(sentenceOf(value))
  }
  // What follows the end of the list is chatter, which the parser would refuse.
  parser.onError = () => {
    isBroken ||= !parser.isEnded
  }

  /** The list without what stands before it, or nothing while that may still come. */
  const afterHead = (words: string): string => {
    if (head === undefined) return words
    head += words
    const found = HEAD.exec(head)
    if (!found) return mayBecomeHead(head) ? '' : malformed()
    const list = `[${head.slice(found[0].length)}`
    head = undefined
    return list
  }

  return {
    push(words) {
      completed = []
      const list = afterHead(words)
      if (list !== '' && !parser.isEnded) parser.write(list)
      const isEmpty = parser.isEnded && read === 0
      return isBroken || isEmpty ? malformed() : completed
    },
    isComplete: () => parser.isEnded,
  }
}

function mayBecomeHead(text: string): boolean {
  const start = text.trimStart()
  return start.length < HEAD_CHARACTERS_MAX && /^(?:$|[[{`])/.test(start)
}

function sentenceOf(value: unknown): DraftSentence {
  if (typeof value !== 'object' || value === null) return malformed()
  const { part, text, reference } = value as Record<string, unknown>
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

function malformed(): never {
  throw new OpenAiWriterError('malformed')
}
