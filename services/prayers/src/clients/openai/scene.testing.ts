import { writingTask } from '@selah/prayer-engine/composer'
import type { DraftSentence, PrayerWriter, WritingTask } from '@selah/prayer-engine/writer'
import { type RunningSandbox, startSandbox } from '@selah/sandbox/testing'
import { expect } from 'vitest'
import { openAiClient } from './client.ts'
import { OpenAiWriterError } from './error.ts'
import type { MeteredUsage } from './metering.ts'
import { type OpenAiWriterOptions, openaiWriter } from './writer.ts'

// For tests only: the writer on a sandbox of its own.

/** Words that must never be found in an error. */
export const SECRET = 'quarrelsome marmalade'

const request = {
  category: 'Healing',
  mood: 'Worried',
  tone: 'Comforting',
  length: 'standard',
  recipient: { relationship: 'Friend', name: 'Ana' },
  situation: `Her surgery is on Tuesday and there was a ${SECRET}.`,
} as const

export const TASK: WritingTask = {
  ...writingTask({ request, care: { isHeavy: false }, closing: 'In Jesus’ name', seed: 'seed' }),
  passages: [
    { reference: 'Psalm 56:3', text: 'What time I am afraid, I will trust in thee.', why: 'For fear.' },
    {
      reference: 'Psalm 121:2',
      text: 'My help cometh from the LORD, which made heaven and earth.',
      why: 'For help.',
    },
  ],
}

export interface Scene extends AsyncDisposable {
  readonly sandbox: RunningSandbox
  readonly writer: PrayerWriter
  readonly usages: MeteredUsage[]
}

/** A writer on a sandbox of its own. */
export async function startScene(
  options: Partial<OpenAiWriterOptions> = {},
  baseUrl?: string,
): Promise<Scene> {
  const lifetime = new AsyncDisposableStack()
  const sandbox = lifetime.use(await startSandbox())
  const client = lifetime.use(
    openAiClient({ apiKey: 'sk-any', baseUrl: baseUrl ?? sandbox.openAiUrl, connectTimeoutMs: 150 }),
  )
  const usages: MeteredUsage[] = []
  const writer = openaiWriter({
    client,
    model: 'sandbox',
    onUsage: (usage) => usages.push(usage),
    ...options,
    patience: { usageMs: 100, retryPauseMs: 1, ...options.patience },
  })
  return { sandbox, writer, usages, [Symbol.asyncDispose]: () => lifetime.disposeAsync() }
}

/** What was yielded before the end, and how it ended. */
export async function write(
  writer: PrayerWriter,
  signal = new AbortController().signal,
  task: WritingTask = TASK,
) {
  const sentences: DraftSentence[] = []
  try {
    for await (const sentence of writer.write(task, signal)) sentences.push(sentence)
    return { sentences }
  } catch (error) {
    if (!(error instanceof OpenAiWriterError)) throw error
    return { sentences, error }
  }
}

const PATIENT = { timeout: 10_000 }

/** Waits until the sandbox is answering somebody. */
export async function requestArrives(sandbox: RunningSandbox): Promise<void> {
  await expect.poll(() => sandbox.requests(), PATIENT).toHaveLength(1)
}

/** The requests whose caller hung up, once there are any: the news of a closed connection takes a moment. */
export async function hungUpRequests(sandbox: RunningSandbox) {
  const hungUp = async () => (await sandbox.requests()).filter(({ outcome }) => outcome === 'hung-up')
  await expect.poll(hungUp, PATIENT).not.toEqual([])
  return hungUp()
}
