import { type ChatRequest, textOf } from './chat-request.ts'

export interface AskedPassage {
  readonly reference: string
  readonly text: string
}

/** What a request to write a prayer says, as far as it could be found in the messages. */
export interface Asked {
  readonly instructions: string
  readonly passages: readonly AskedPassage[]
  readonly mood: string
  readonly tone: string
  readonly length: 'brief' | 'standard' | 'long'
  readonly relationship: string
  readonly name: string
  readonly situation: string
  /** What of the situation a prayer is to retell. */
  readonly telling: string
  /** The sentence the prayer ends with. */
  readonly amen: string
}

/** Reads the JSON in what the user said, as a model would: field by field, without insisting on any. */
export function readAsked(request: ChatRequest): Asked {
  const said = textOf(request, 'user')
  const found = objectIn(said)
  const recipient = record(found.recipient)
  const length = text(found.length)
  const instructions = textOf(request, 'system')
  return {
    instructions,
    passages: passagesOf(found.passages),
    mood: text(found.mood),
    tone: text(found.tone),
    length: length === 'brief' || length === 'long' ? length : 'standard',
    relationship: text(recipient.relationship),
    name: text(recipient.name),
    situation: text(found.situation),
    telling: Array.isArray(found.telling) ? found.telling.map(text).join(' ') : '',
    amen: amenIn(instructions),
  }
}

const RETOLD_WORDS_MAX = 4

/** The first concrete words of a telling, in their order. */
export function concreteWords(telling: string): string[] {
  const words = telling.match(/[\p{L}’']{3,}/gu) ?? []
  const told = words.filter((word) => !COMMON_WORDS.has(word.toLowerCase()))
  return [...new Set(told)].slice(0, RETOLD_WORDS_MAX)
}

// Words of three letters and more that say little by themselves.
const COMMON_WORDS = new Set(
  `all and any are but can did for get got had has her him his how its let lot may mom new not now off old one our out
  own put say see she the too try two use was way who why yet you your day
  about after again also always been before being came come could does doing done down each even ever every feel
  feeling feels felt from gets give goes going gone good have having help here hers himself into just keep know like
  little made make makes many more most much must need needs never only other ours over pray prayer please really
  said same says should since some something still such take tell than that their them then there these they thing
  things think this those through today told under until upon very want wants well were what when where which while
  will with without would years your yours because can't don't i'm i've it's`.split(/\s+/),
)

/** The instructions show the last element as it should be. */
function amenIn(instructions: string): string {
  const shown = /\{[^{}]*"part": *"amen"[^{}]*\}/.exec(instructions)?.[0]
  return text(objectIn(shown ?? '').text) || 'Amen.'
}

function passagesOf(value: unknown): AskedPassage[] {
  if (!Array.isArray(value)) return []
  return value
    .map(record)
    .map(({ reference, text: words }) => ({ reference: text(reference), text: text(words) }))
    .filter(({ reference }) => reference !== '')
}

function objectIn(said: string): Record<string, unknown> {
  try {
    return record(JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1)))
  } catch {
    return {}
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
