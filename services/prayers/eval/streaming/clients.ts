import { performance } from 'node:perf_hooks'
import { composerWriter } from '@selah/prayer-engine/composer'
import type { WritingTask } from '@selah/prayer-engine/writer'
import type { OpenAiClient } from '../../src/clients/openai/client.ts'
import { chatBodyFor } from '../../src/clients/openai/request.ts'
import { openaiWriter } from '../../src/clients/openai/writer.ts'
import type { GenerationEvent } from '../../src/domain/generation.ts'
import { tryWriters } from '../../src/use-cases/try-writers.ts'

/** When the first sentence and when everything was there, in milliseconds from the request. */
export interface Arrival {
  readonly firstMs: number
  readonly totalMs: number
}

export type Client = (task: WritingTask) => Promise<Arrival>

const MODEL = 'sandbox:keeps-pace'

/** What anybody has who reads the stream through the SDK: no JSON read, nothing guarded. */
export function bareClient({ sdk }: OpenAiClient): Client {
  return async (task) => {
    const from = performance.now()
    const stream = await sdk.chat.completions.create(chatBodyFor(task, { model: MODEL }, 'full'))
    let text = ''
    let firstMs: number | undefined
    for await (const chunk of stream) {
      text += chunk.choices[0]?.delta.content ?? ''
      if (firstMs === undefined && text.includes('}')) firstMs = performance.now() - from
    }
    return { firstMs: firstMs ?? Number.NaN, totalMs: performance.now() - from }
  }
}

/** The same stream on its way through us: read as JSON, sentence by sentence through the guard, told as events. */
export function ourClient(client: OpenAiClient): Client {
  const writers = [openaiWriter({ client, model: MODEL }), composerWriter]
  const log = { warn: () => undefined }
  return async (task) => {
    const from = performance.now()
    let firstMs: number | undefined
    const tell = async ({ type }: GenerationEvent) => {
      if (type === 'text') firstMs ??= performance.now() - from
    }
    const { signal } = new AbortController()
    const writing = { writers, log, signal, generationId: task.seed, tell }
    const { writtenBy } = await tryWriters(writing, task)
    if (writtenBy !== 'openai') throw new Error('the composer wrote what the model should have written')
    return { firstMs: firstMs ?? Number.NaN, totalMs: performance.now() - from }
  }
}
