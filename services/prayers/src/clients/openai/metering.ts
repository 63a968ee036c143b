import type { DraftSentence } from '@selah/prayer-engine/writer'
import type { OpenAiAnswer } from './answer.ts'
import { ask, awaitUsage, type Conversation, listen } from './conversation.ts'
import { OpenAiWriterError } from './error.ts'
import { charactersOf, chatBodyFor, OUTPUT_TOKENS_MAX } from './request.ts'
import type { SpendCap, TokenUsage } from './spend-cap.ts'

/** Few tokens are shorter: too many is the safer mistake. */
const CHARACTERS_PER_TOKEN = 3
/** What a sentence costs besides its words: the names of its fields. */
const CHARACTERS_AROUND_SENTENCE = 30

/** What a call used: the endpoint's count, or our estimate where it sent none. */
export interface MeteredUsage extends TokenUsage {
  readonly isEstimated: boolean
}

export interface Metering {
  readonly spendCap?: SpendCap
  readonly onUsage?: (usage: MeteredUsage) => void
}

/** The sentences of the answer, with their cost reserved before and settled after, however it ends. */
export async function* meteredSentences(
  conversation: Conversation,
  { spendCap, onUsage }: Metering,
): AsyncGenerator<DraftSentence, void> {
  const { task, model, dialect } = conversation
  const body = chatBodyFor(task, model, dialect)
  const inputTokens = Math.ceil(charactersOf(body) / CHARACTERS_PER_TOKEN)
  const reservation = await spendCap?.reserve({ inputTokens, outputTokens: OUTPUT_TOKENS_MAX })
  if (spendCap && !reservation) throw new OpenAiWriterError('spent')
  let answer: OpenAiAnswer | undefined
  let characters = 0
  let isFree = false
  try {
    answer = await ask(conversation, body)
    for await (const sentence of listen(answer, conversation)) {
      characters += charactersIn(sentence)
      yield sentence
    }
    await awaitUsage(answer, conversation)
  } catch (error) {
    isFree = !answer && costsNothing(error)
    throw error
  } finally {
    const outputTokens = Math.ceil(characters / CHARACTERS_PER_TOKEN)
    const used = isFree ? NOTHING : meteredUsage(answer, { inputTokens, outputTokens })
    if (!isFree) onUsage?.(used)
    // A reservation that cannot be settled stays spent, and the prayer that was written is not lost for it.
    await reservation?.settle(used).catch(() => undefined)
  }
}

const NOTHING: MeteredUsage = { inputTokens: 0, outputTokens: 0, isEstimated: false }

function meteredUsage(answer: OpenAiAnswer | undefined, estimate: TokenUsage): MeteredUsage {
  const counted = answer?.usage()
  return counted ? { ...counted, isEstimated: false } : { ...estimate, isEstimated: true }
}

/** Failures before the first word that nobody charges for. Nobody knows of one that timed out. */
function costsNothing(error: unknown): boolean {
  if (!(error instanceof OpenAiWriterError)) return false
  const { reason, wait } = error
  return reason === 'unavailable' || reason === 'rejected' || (reason === 'timeout' && wait === 'connection')
}

function charactersIn(sentence: DraftSentence): number {
  const words = sentence.kind === 'quotation' ? sentence.reference : sentence.text
  return words.length + CHARACTERS_AROUND_SENTENCE
}
