import type { DraftSentence, WritingTask } from '@selah/prayer-engine/writer'
import type OpenAI from 'openai'
import { type OpenAiAnswer, openAnswer } from './answer.ts'
import { OpenAiWriterError, toWriterError } from './error.ts'
import { type ChatBody, chatBodyFor, type Dialect, type ModelOptions } from './request.ts'
import { withOneRetry } from './retry.ts'
import { sentenceReader } from './sentences.ts'
import type { Watch } from './watch.ts'

/** From sending the request; connecting is part of it. */
export const FIRST_TOKEN_TIMEOUT_MS = 15_000
/** A silence this long in the middle is no better than one at the start. */
export const NEXT_TOKEN_TIMEOUT_MS = 15_000
/** From the first attempt to the last sentence, a second answer included. */
export const TOTAL_TIMEOUT_MS = 45_000
/** After the last sentence: how long the count of tokens may take. */
export const USAGE_WAIT_MS = 1_000

/** Before the one retry: sooner would meet the same trouble. */
export const RETRY_PAUSE_MS = 300

/** Three times what the longest prayer needs. */
const ANSWER_CHARACTERS_MAX = 12_000

/** How long each thing may take. Connecting is the client's: see client.ts. */
export interface Patience {
  readonly firstTokenMs: number
  readonly nextTokenMs: number
  readonly totalMs: number
  readonly usageMs: number
  readonly retryPauseMs: number
}

export const DEFAULT_PATIENCE: Patience = {
  firstTokenMs: FIRST_TOKEN_TIMEOUT_MS,
  nextTokenMs: NEXT_TOKEN_TIMEOUT_MS,
  totalMs: TOTAL_TIMEOUT_MS,
  usageMs: USAGE_WAIT_MS,
  retryPauseMs: RETRY_PAUSE_MS,
}

/** One task put to one model. */
export interface Conversation {
  readonly sdk: OpenAI
  readonly model: ModelOptions
  readonly task: WritingTask
  readonly watch: Watch
  readonly patience: Patience
  readonly dialect: Dialect
  /** Told which dialect was understood, when it is not the one tried first. */
  readonly onDialect: (understood: Dialect) => void
}

/** Sends the task as `body`, once more if that may help, and waits for the first words of the answer. */
export async function ask(conversation: Conversation, body: ChatBody): Promise<OpenAiAnswer> {
  const { task, model, watch, patience, dialect, onDialect } = conversation
  const pausing = { pause: watch.pause, pauseMs: patience.retryPauseMs }
  try {
    return await withOneRetry(() => send(body, conversation), pausing)
  } catch (error) {
    if (dialect === 'plain' || !isAboutFields(error)) throw error
    const answer = await send(chatBodyFor(task, model, 'plain'), conversation)
    onDialect('plain')
    return answer
  }
}

/** Reads the answer to its end, each sentence as it closes. */
export async function* listen(
  answer: OpenAiAnswer,
  conversation: Conversation,
): AsyncGenerator<DraftSentence, void> {
  const reader = sentenceReader()
  let characters = 0
  let words: string | undefined = answer.firstWords
  while (words !== undefined) {
    characters += words.length
    if (characters > ANSWER_CHARACTERS_MAX) throw new OpenAiWriterError('too-long')
    yield* reader.push(words)
    if (reader.isComplete()) return
    words = await nextWords(answer, conversation)
  }
  throw unfinished(answer)
}

/** Waits a little for what comes after the last sentence: the count of tokens. Never throws. */
export async function awaitUsage(answer: OpenAiAnswer, { patience }: Conversation): Promise<void> {
  const drain = async () => {
    while ((await answer.next()) !== undefined);
  }
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience.usageMs)
  })
  await Promise.race([enough, drain().catch(() => undefined)])
  clearTimeout(timer)
}

function send(body: ChatBody, { sdk, watch, patience }: Conversation): Promise<OpenAiAnswer> {
  return openAnswer(sdk, body, { watch, firstTokenMs: patience.firstTokenMs })
}

/** Whether the endpoint may have refused a field it does not know. */
function isAboutFields(error: unknown): boolean {
  return error instanceof OpenAiWriterError && (error.status === 400 || error.status === 422)
}

async function nextWords(
  answer: OpenAiAnswer,
  { watch, patience }: Conversation,
): Promise<string | undefined> {
  try {
    return await watch.within('next-token', patience.nextTokenMs, answer.next())
  } catch (error) {
    const failure = toWriterError(error)
    throw failure.reason === 'unavailable' ? new OpenAiWriterError('stopped-early') : failure
  }
}

function unfinished(answer: OpenAiAnswer): OpenAiWriterError {
  const reason = answer.finishReason()
  if (reason === undefined) return new OpenAiWriterError('stopped-early')
  return new OpenAiWriterError(reason === 'length' ? 'too-long' : 'malformed')
}
