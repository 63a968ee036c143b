import { randomUUID } from 'node:crypto'
import { composerWriter } from '@selah/prayer-engine/composer'
import type { PrayerWriter } from '@selah/prayer-engine/writer'
import { type RunningSandbox, startSandbox } from '@selah/sandbox/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAiClient } from '../src/clients/openai/client.ts'
import { OpenAiWriterError } from '../src/clients/openai/error.ts'
import { openaiWriter } from '../src/clients/openai/writer.ts'
import { askForPeace, startPrayers } from './harness.ts'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox[Symbol.asyncDispose]())

/** One prayer, with a model behind the service that is called `model`. */
async function prayWith(model: string, payload: object = askForPeace.payload) {
  await using client = openAiClient({ apiKey: 'sk-test', baseUrl: sandbox.openAiUrl })
  const writer = openaiWriter({ client, model, patience: { retryPauseMs: 10 } })
  await using prayers = await startPrayers({ writers: [writer, composerWriter] })
  return (await prayers.as(randomUUID()).request({ ...askForPeace, payload })).json()
}

describe('a person is told what left this server', () => {
  test('for the model that wrote the prayer', async () => {
    const { written_by, sent_to } = await prayWith('sandbox')

    expect(written_by).toBe('openai')
    expect(sent_to).toEqual({ host: new URL(sandbox.openAiUrl).host, model: 'sandbox' })
  })

  test('for a model that failed', async () => {
    const { written_by, sent_to } = await prayWith('sandbox:error-500')

    expect(written_by).toBe('composer')
    expect(sent_to).toMatchObject({ model: 'sandbox:error-500' })
  })

  test.each(['breaker-open', 'spent'] as const)(
    'and that nothing did when the model was %s',
    async (reason) => {
      const model: PrayerWriter = {
        name: 'openai',
        service: { host: 'model.example', model: 'large' },
        // biome-ignore lint/correctness/useYield: it gives up before its first sentence
        async *write() {
          throw new OpenAiWriterError(reason)
        },
      }
      await using prayers = await startPrayers({ writers: [model, composerWriter] })

      const reply = (await prayers.as(randomUUID()).request(askForPeace)).json()

      expect(reply.written_by).toBe('composer')
      expect(reply).not.toHaveProperty('sent_to')
    },
  )

  test('and that nothing did where there is no model', async () => {
    await using prayers = await startPrayers()

    expect((await prayers.as(randomUUID()).request(askForPeace)).json()).not.toHaveProperty('sent_to')
  })

  // The result screen lists these to the person: what is added here is to be added there.
  test('in these fields and no other', async () => {
    const recipient = { relationship: 'Friend', name: 'Maria' }
    await prayWith('sandbox', { ...askForPeace.payload, recipient })

    const { body } = (await sandbox.requests()).at(-1) ?? {}
    const { messages } = body as { messages: { role: string; content: string }[] }
    const [data = ''] = messages.flatMap(({ role, content }) => (role === 'user' ? content : []))
    const sent = JSON.parse(data.replace(/<\/?request>/g, ''))
    expect(sent).toEqual({
      ...askForPeace.payload,
      tone: 'Comforting',
      length: 'standard',
      recipient,
      // Sentences of the situation, which stand in the prayer word for word.
      telling: expect.any(Array),
      passages: expect.any(Array),
    })
  })
})
