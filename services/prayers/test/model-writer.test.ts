import { randomUUID } from 'node:crypto'
import { createServiceDatabase } from '@selah/kit/testing/service'
import { composerWriter } from '@selah/prayer-engine/composer'
import type { OpenAiKnob } from '@selah/sandbox/openai/knobs'
import { type RunningSandbox, startSandbox } from '@selah/sandbox/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAiClient } from '../src/clients/openai/client.ts'
import { memorySpendStore, spendCap } from '../src/clients/openai/spend-cap.ts'
import { type OpenAiWriterOptions, openaiWriter } from '../src/clients/openai/writer.ts'
import { modelSpendRepository } from '../src/db/model-spend-repository.ts'
import { service } from '../src/service.ts'
import { askForPeace, parseEvents, startPrayers, usage } from './harness.ts'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox[Symbol.asyncDispose]())

/** The service with a model behind it that behaves as `knob` says. */
async function startWithModel(knob?: OpenAiKnob, options: Partial<OpenAiWriterOptions> = {}) {
  const client = openAiClient({ apiKey: 'sk-test', baseUrl: sandbox.openAiUrl })
  const patience = {
    firstTokenMs: 500,
    nextTokenMs: 500,
    totalMs: 5_000,
    retryPauseMs: 10,
    ...options.patience,
  }
  const model = openaiWriter({ client, model: knob ? `sandbox:${knob}` : 'sandbox', ...options, patience })
  const prayers = await startPrayers({ writers: [model, composerWriter] })
  return {
    prayers,
    ana: prayers.as(randomUUID()),
    async [Symbol.asyncDispose]() {
      await prayers[Symbol.asyncDispose]()
      await client[Symbol.asyncDispose]()
    },
  }
}

describe('a prayer written by a model', () => {
  test('says so, and quotes scripture in our words', async () => {
    await using it = await startWithModel()

    const reply = (await it.ana.request(askForPeace)).json()

    expect(reply.written_by).toBe('openai')
    expect(reply.citations.length).toBeGreaterThan(0)
    for (const { text } of reply.citations) expect(reply.prayer).toContain(text)
  })

  test('tells the model nothing about who the person is', async () => {
    await using it = await startWithModel()

    await it.ana.request(askForPeace)

    const asked = JSON.stringify((await sandbox.requests()).at(-1))
    expect(asked).toContain('surgery')
    expect(asked).not.toContain(it.ana.userId)
  })

  const failures: OpenAiKnob[] = [
    'invents-verse',
    'alters-scripture',
    'unknown-reference',
    'leaks-instructions',
    'obeys-injection',
    'promises',
    'speaks-as-god',
    'html-in-text',
    'html',
    'forgets-amen',
    'stops-half-way',
    'hangs-before-first-token',
    'hangs-in-the-middle',
    'error-401',
    'error-500',
  ]
  test.each(failures)('is finished by the composer when the model %s, and costs one prayer', async (knob) => {
    await using it = await startWithModel(knob)

    const reply = await it.ana.request({ ...askForPeace, headers: { accept: 'text/event-stream' } })

    const events = parseEvents(reply.body)
    const done = events.at(-1)
    expect(done).toMatchObject({ event: 'done', data: { written_by: 'composer' } })
    // What stands on the screen after the last withdrawal is the prayer.
    const shown = events.slice(events.findLastIndex(({ event }) => event === 'restart') + 1)
    const text = shown.filter(({ event }) => event === 'text').map(({ data }) => data.text)
    expect(text.join(' ')).toBe(String(done?.data.prayer).replaceAll('\n\n', ' '))
    expect(await usage(it.prayers, it.ana.userId)).toEqual({ used: 1, reserved: 0 })
  })
})

describe('an answer that the guard refuses', () => {
  const stream = { ...askForPeace, headers: { accept: 'text/event-stream' } }
  const asked = async () => (await sandbox.requests()).map(({ body }) => JSON.stringify(body))

  test('is withdrawn and asked for once more, with the rule that it broke and none of its words', async () => {
    await using it = await startWithModel()
    const before = (await asked()).length
    await sandbox.setKnobs({ knob: 'promises', times: 1 })

    const events = parseEvents((await it.ana.request(stream)).body)

    expect(events.at(-1)).toMatchObject({ event: 'done', data: { written_by: 'openai' } })
    expect(events.filter(({ event }) => event === 'restart')).toHaveLength(1)
    expect(JSON.stringify(events)).not.toContain('every door will open')
    const [first, second, ...more] = (await asked()).slice(before)
    expect(first).not.toContain('# Once more')
    expect(second).toContain('told an outcome as if it were certain')
    expect(second).not.toContain('every door will open')
    expect(more).toEqual([])
    expect(await usage(it.prayers, it.ana.userId)).toEqual({ used: 1, reserved: 0 })
  })

  test('twice is finished by the composer', async () => {
    await using it = await startWithModel()
    const before = (await asked()).length
    await sandbox.setKnobs({ knob: 'promises', times: 2 })

    const events = parseEvents((await it.ana.request(stream)).body)

    expect(events.at(-1)).toMatchObject({ event: 'done', data: { written_by: 'composer' } })
    expect(events.filter(({ event }) => event === 'restart')).toHaveLength(2)
    expect((await asked()).slice(before)).toHaveLength(2)
  })

  test('is not asked for again when the money of the day is spent', async () => {
    const store = memorySpendStore()
    const price = { inputUsdPerMillion: 0, outputUsdPerMillion: 1 }
    await using it = await startWithModel(undefined, {
      spendCap: spendCap({ dailyUsdMax: 0.0041, price, store }),
    })
    const before = (await asked()).length
    await sandbox.setKnobs({ knob: 'forgets-amen', times: 1 })

    const reply = (await it.ana.request(askForPeace)).json()

    expect(reply.written_by).toBe('composer')
    expect((await asked()).slice(before)).toHaveLength(1)
  })

  test('is not waited for longer than one answer may take', async () => {
    await using it = await startWithModel(undefined, { patience: { totalMs: 1_500, nextTokenMs: 60_000 } })
    await sandbox.setKnobs({ knob: 'promises', times: 1 }, 'hangs-in-the-middle')

    const from = performance.now()
    const reply = (await it.ana.request(askForPeace)).json()
    await sandbox.setKnobs()

    expect(reply.written_by).toBe('composer')
    expect(performance.now() - from).toBeLessThan(5_000)
  })
})

describe('a day’s spending on the model', () => {
  test('stays under its cap however many processes reserve at once', async () => {
    await using database = await createServiceDatabase(service)
    await using one = await startPrayers({ databaseUrl: database.url })
    await using two = await startPrayers({ databaseUrl: database.url })
    const stores = [modelSpendRepository(one.pool), modelSpendRepository(two.pool)]

    const reserved = await Promise.all(
      Array.from({ length: 40 }, (_, n) => stores[n % 2]?.reserve('2026-11-21', 100, 1_000)),
    )
    await stores[0]?.correct('2026-11-21', -50)

    expect(reserved.filter(Boolean)).toHaveLength(10)
    expect(await stores[1]?.reserve('2026-11-21', 60, 1_000)).toBe(false)
    expect(await stores[1]?.reserve('2026-11-21', 50, 1_000)).toBe(true)
    expect(await stores[1]?.reserve('2026-11-22', 1_001, 1_000)).toBe(false)
  })
})
