import type OpenAI from 'openai'
import { OpenAiWriterError, toWriterError } from './error.ts'
import type { ChatBody } from './request.ts'
import type { TokenUsage } from './spend-cap.ts'
import type { Watch } from './watch.ts'

/** An answer that has begun. */
export interface OpenAiAnswer {
  /** Never empty. */
  readonly firstWords: string
  /** The next words, or undefined when the stream has ended. */
  next(): Promise<string | undefined>
  /** The endpoint's own count, once it has sent one. */
  usage(): TokenUsage | undefined
  /** 'stop' and the like; undefined when the stream broke off politely. */
  finishReason(): string | undefined
}

/**
 * Sends a request and waits for the first words of its answer. Throws OpenAiWriterError: what it throws is about the
 * endpoint (`unavailable`, `rejected`, `timeout`) or the model (`refused`, `malformed` for no words at all).
 */
export async function openAnswer(
  sdk: OpenAI,
  body: ChatBody,
  { watch, firstTokenMs }: { watch: Watch; firstTokenMs: number },
): Promise<OpenAiAnswer> {
  const seen: Seen = {}
  const begin = async (): Promise<OpenAiAnswer> => {
    const stream = await sdk.chat.completions.create(body, { signal: watch.signal })
    const chunks = stream[Symbol.asyncIterator]()
    const next = () => nextWords(chunks, seen)
    const firstWords = await next()
    if (firstWords === undefined) throw new OpenAiWriterError(seen.finishReason ? 'malformed' : 'unavailable')
    return { firstWords, next, usage: () => seen.usage, finishReason: () => seen.finishReason }
  }
  try {
    return await watch.within('first-token', firstTokenMs, begin())
  } catch (error) {
    throw toWriterError(error)
  }
}

interface Seen {
  usage?: TokenUsage
  finishReason?: string
}

async function nextWords(
  chunks: AsyncIterator<OpenAI.Chat.ChatCompletionChunk>,
  seen: Seen,
): Promise<string | undefined> {
  for (;;) {
    const { value: chunk, done } = await chunks.next()
    if (done) return undefined
    if (chunk.usage) {
      seen.usage = { inputTokens: chunk.usage.prompt_tokens, outputTokens: chunk.usage.completion_tokens }
    }
    // Not every compatible server sends all that the types promise.
    const choice = chunk.choices?.[0]
    if (choice?.finish_reason) seen.finishReason = choice.finish_reason
    if (choice?.delta?.refusal || choice?.finish_reason === 'content_filter') {
      throw new OpenAiWriterError('refused')
    }
    if (choice?.delta?.content) return choice.delta.content
  }
}
