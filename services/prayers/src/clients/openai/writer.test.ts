import { describe, expect, test } from 'vitest'
import { startScene, TASK, write } from './scene.testing.ts'

describe('writing with a model', () => {
  test('yields a whole prayer, pointing only at passages it was handed', async () => {
    await using scene = await startScene()

    const { sentences, error } = await write(scene.writer)

    expect(error).toBeUndefined()
    expect(sentences[0]).toMatchObject({ kind: 'words', part: 'address' })
    expect(sentences.at(-1)).toEqual({ kind: 'words', part: 'amen', text: 'In Jesus’ name. Amen.' })
    const references = sentences.flatMap((sentence) =>
      sentence.kind === 'quotation' ? [sentence.reference] : [],
    )
    expect(references).toEqual([expect.toBeOneOf(['Psalm 56:3', 'Psalm 121:2'])])
  })

  test('yields the first sentences while the rest is still being written', async () => {
    await using scene = await startScene()
    await scene.sandbox.setKnobs('waits-for-release')
    const sentences = scene.writer.write(TASK, new AbortController().signal)[Symbol.asyncIterator]()

    const first = await sentences.next()
    const second = await sentences.next()
    const [request] = await scene.sandbox.requests()

    expect(first.value).toMatchObject({ part: 'address' })
    expect(second.value).toMatchObject({ part: 'complaint' })
    expect(request?.outcome).toBe('answering')
    expect(await scene.sandbox.release()).toBe(1)
    expect(await sentences.next()).toMatchObject({ done: false })
  })

  test('sends the request as data, asks for strict JSON, and sends nothing about who asks', async () => {
    await using scene = await startScene()

    await write(scene.writer)

    const [request] = await scene.sandbox.requests()
    expect(request?.body).toMatchObject({
      model: 'sandbox',
      stream: true,
      stream_options: { include_usage: true },
      store: false,
      response_format: { type: 'json_schema', json_schema: { strict: true } },
    })
    const body = request?.body as { messages: { role: string; content: string }[] }
    expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(body.messages[0]?.content).not.toMatch(/Ana|surgery/)
    expect(body).not.toHaveProperty('user')
    expect(JSON.stringify(request)).toContain('"enum":["Psalm 56:3","Psalm 121:2"]')
    expect(JSON.stringify(request)).not.toContain('seed')
  })

  test.each(['fenced', 'ignores-format', 'hangs-at-the-end', 'no-usage'] as const)(
    'makes do with an endpoint that %s',
    async (knob) => {
      await using scene = await startScene()
      await scene.sandbox.setKnobs(knob)

      const { sentences, error } = await write(scene.writer)

      expect(error).toBeUndefined()
      expect(sentences.at(-1)).toMatchObject({ part: 'amen' })
    },
  )

  test('speaks more plainly to an endpoint that refuses newer fields, and remembers it', async () => {
    await using scene = await startScene()
    await scene.sandbox.setKnobs('refuses-json-schema')

    const first = await write(scene.writer)
    const second = await write(scene.writer)

    expect(first.sentences.at(-1)).toMatchObject({ part: 'amen' })
    expect(second.sentences.at(-1)).toMatchObject({ part: 'amen' })
    expect(await scene.sandbox.requests()).toHaveLength(3)
  })

  test.each([
    'invents-verse',
    'alters-scripture',
    'recites-scripture',
    'leaks-instructions',
    'obeys-injection',
    'promises',
    'reveals-gods-will',
    'speaks-as-god',
    'preaches-prosperity',
    'blames',
    'minimises',
    'stops-treatment',
    'invents-facts',
    'html-in-text',
    'markdown-in-text',
    'forgets-amen',
    'unknown-reference',
    'impossible-reference',
  ] as const)('leaves what a model says that %s to the guard', async (knob) => {
    await using scene = await startScene()
    await scene.sandbox.setKnobs(knob)

    const { sentences, error } = await write(scene.writer)

    expect(error).toBeUndefined()
    expect(sentences.length).toBeGreaterThan(0)
  })
})
