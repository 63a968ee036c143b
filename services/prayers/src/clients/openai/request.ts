import { PART_KINDS, type Reference } from '@selah/prayer-engine/prayer'
import type { WritingTask } from '@selah/prayer-engine/writer'
import type OpenAI from 'openai'
import { type Prompt, promptFor } from './prompt.ts'

export type ChatBody = OpenAI.Chat.ChatCompletionCreateParamsStreaming

/** Room for the longest prayer, its JSON, and some thought of a model that thinks first. */
export const OUTPUT_TOKENS_MAX = 4_000

export interface ModelOptions {
  readonly model: string
  /** Sent only when given: most models do not know it. */
  readonly reasoningEffort?: 'none' | 'minimal' | 'low' | 'medium' | 'high'
}

/**
 * How much of the protocol an endpoint understands. `plain` is for those that refuse what they do not know:
 * the instructions alone then say which JSON is wanted.
 */
export type Dialect = 'full' | 'plain'

export function chatBodyFor(task: WritingTask, options: ModelOptions, dialect: Dialect): ChatBody {
  const messages = messagesOf(promptFor(task))
  const { model, reasoningEffort } = options
  if (dialect === 'plain') return { model, messages, stream: true, max_tokens: OUTPUT_TOKENS_MAX }
  return {
    model,
    messages,
    stream: true,
    stream_options: { include_usage: true },
    // The endpoint is asked to keep nothing.
    store: false,
    max_completion_tokens: OUTPUT_TOKENS_MAX,
    response_format: answerFormat(task.passages.map(({ reference }) => reference)),
    ...(reasoningEffort && { reasoning_effort: reasoningEffort }),
  }
}

/** How many characters a request sends, for estimating tokens where the endpoint does not count them. */
export function charactersOf({ messages }: ChatBody): number {
  return messages.reduce((sum, { content }) => sum + (typeof content === 'string' ? content.length : 0), 0)
}

function messagesOf({ system, user }: Prompt): ChatBody['messages'] {
  return [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ]
}

/** Only the references handed over can be written down at all. */
function answerFormat(references: readonly Reference[]): ChatBody['response_format'] {
  const words = element({ text: { type: 'string' } })
  const quotation = element({ reference: { type: 'string', enum: references } })
  const items = references.length === 0 ? words : { anyOf: [words, quotation] }
  const schema = strictObject({ sentences: { type: 'array', items } })
  return { type: 'json_schema', json_schema: { name: 'prayer', strict: true, schema } }
}

function element(properties: Record<string, object>): Record<string, unknown> {
  return strictObject({ part: { type: 'string', enum: PART_KINDS }, ...properties })
}

function strictObject(properties: Record<string, object>): Record<string, unknown> {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}
