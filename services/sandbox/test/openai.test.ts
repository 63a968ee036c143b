import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildSandbox } from '../src/app.ts'
import { OPENAI_KNOBS } from '../src/openai/knobs.ts'
import { PUSH_KNOBS } from '../src/push/knobs.ts'
import { STRIPE_KNOBS, WEBHOOK_KNOBS } from '../src/stripe/knobs.ts'

const ASKED = {
  mood: 'Worried',
  tone: 'Comforting',
  recipient: { relationship: 'Friend', name: 'Ana' },
  situation: 'Her surgery is on Tuesday and the waiting is hard.',
  telling: ['Her surgery is on Tuesday and the waiting is hard.'],
  passages: [
    { reference: 'Psalm 56:3', text: 'What time I am afraid, I will trust in thee.' },
    { reference: 'Psalm 121:2', text: 'My help cometh from the LORD, which made heaven and earth.' },
  ],
}

const headers = { authorization: 'Bearer any' }

function question(fields: object = {}, asked: object = {}) {
  return {
    method: 'POST',
    url: '/v1/chat/completions',
    headers,
    payload: {
      model: 'sandbox',
      messages: [
        { role: 'system', content: 'Write a prayer. End: {"part": "amen", "text": "In Jesus’ name, amen."}' },
        { role: 'user', content: `<request>${JSON.stringify({ ...ASKED, ...asked })}</request>` },
      ],
      response_format: { type: 'json_schema', json_schema: { name: 'prayer', schema: {} } },
      ...fields,
    },
  } as const
}

function sentencesOf(content: string): { part: string; text?: string; reference?: string }[] {
  return JSON.parse(content).sentences
}

describe('the OpenAI-compatible endpoint', () => {
  test('writes a prayer from the passages and the situation it was given', async () => {
    await using sandbox = await buildSandbox()

    const answer = (await sandbox.inject(question())).json()

    const sentences = sentencesOf(answer.choices[0].message.content)
    expect(sentences.map(({ part }) => part)).toEqual(
      expect.arrayContaining(['address', 'trust', 'petition']),
    )
    expect(sentences.flatMap(({ reference }) => reference ?? [])).toEqual([
      expect.toBeOneOf(ASKED.passages.map(({ reference }) => reference)),
    ])
    const words = sentences.map(({ text }) => text).join(' ')
    expect(words).toMatch(/surgery and Tuesday and waiting/)
    expect(words.match(/Ana/g)).toHaveLength(1)
    expect(sentences.at(-1)).toEqual({ part: 'amen', text: 'In Jesus’ name, amen.' })
    expect(answer.usage.total_tokens).toBeGreaterThan(0)
  })

  test.each([
    ['brief', 60, 100],
    ['standard', 90, 170],
    ['long', 200, 260],
  ])('writes a %s prayer of the right length, for anybody', async (length, min, max) => {
    await using sandbox = await buildSandbox()
    for (const relationship of ['Self', 'Family', 'Friend']) {
      const asked = { length, recipient: { relationship } }

      const answer = (await sandbox.inject(question({}, asked))).json()

      const passages = new Map(ASKED.passages.map(({ reference, text }) => [reference, text]))
      const spoken = sentencesOf(answer.choices[0].message.content)
        .map(({ text, reference }) => text ?? passages.get(reference ?? ''))
        .join(' ')
      expect(spoken.split(/\s+/).length).toBeGreaterThanOrEqual(min)
      expect(spoken.split(/\s+/).length).toBeLessThanOrEqual(max)
    }
  })

  test('streams the same words in small chunks and ends with usage when asked', async () => {
    await using sandbox = await buildSandbox()

    const reply = await sandbox.inject(question({ stream: true, stream_options: { include_usage: true } }))

    const events = reply.body
      .split('\n\n')
      .flatMap((line) => (line.startsWith('data: {') ? [line.slice(6)] : []))
    const chunks = events.map((event) => JSON.parse(event))
    const content = chunks.flatMap(({ choices }) => choices[0]?.delta.content ?? []).join('')
    expect(sentencesOf(content).at(-1)?.part).toBe('amen')
    expect(chunks.at(-2).choices[0].finish_reason).toBe('stop')
    expect(chunks.at(-1).usage.completion_tokens).toBeGreaterThan(0)
    expect(reply.body).toMatch(/data: \[DONE\]\n\n$/)
  })

  test('answers plain words when no JSON is asked for', async () => {
    await using sandbox = await buildSandbox()

    const answer = (await sandbox.inject(question({ response_format: undefined }))).json()

    expect(answer.choices[0].message.content).toMatch(/^[A-Z][^{<]+amen\.\n$/s)
  })

  test('refuses a request without a key, and one it cannot read, as the real endpoint would', async () => {
    await using sandbox = await buildSandbox()

    const keyless = await sandbox.inject({ ...question(), headers: {} })
    const unread = await sandbox.inject({ ...question(), payload: { model: 'sandbox' } })

    expect(keyless.statusCode).toBe(401)
    expect(keyless.json().error.type).toBe('invalid_request_error')
    expect(unread.statusCode).toBe(400)
  })

  test('lists its model', async () => {
    await using sandbox = await buildSandbox()

    const models = await sandbox.inject({ url: '/v1/models', headers })

    expect(models.json().data[0].id).toBe('sandbox')
  })
})

describe('knobs', () => {
  test('hold for one request through the name of the model', async () => {
    await using sandbox = await buildSandbox()

    const bad = await sandbox.inject(question({ model: 'sandbox:invents-verse+fenced' }))
    const good = await sandbox.inject(question())

    expect(bad.json().choices[0].message.content).toMatch(/^```json.*Hezekiah/s)
    expect(good.json().choices[0].message.content).not.toContain('Hezekiah')
  })

  test('hold as many times as they were set for', async () => {
    await using sandbox = await buildSandbox()
    await sandbox.inject({
      method: 'PUT',
      url: '/knobs',
      payload: { openai: [{ knob: 'error-429', times: 1 }, { knob: 'empty' }] },
    })

    const first = await sandbox.inject(question())
    const second = await sandbox.inject(question())

    expect(first.statusCode).toBe(429)
    expect(first.headers['retry-after']).toBe('1')
    expect(second.json().choices[0].message.content).toBe('')
  })

  test('that do not exist are refused', async () => {
    await using sandbox = await buildSandbox()

    const inModel = await sandbox.inject(question({ model: 'sandbox:nonsense' }))
    const onBoard = await sandbox.inject({
      method: 'PUT',
      url: '/knobs',
      payload: { openai: [{ knob: 'nonsense' }] },
    })

    expect(inModel.statusCode).toBe(404)
    expect(onBoard.statusCode).toBe(400)
  })

  test.each(
    Object.keys(OPENAI_KNOBS).filter((knob) => !/hangs|waits|second|pace|drops|stops-half-way/.test(knob)),
  )('%s changes the answer', async (knob) => {
    // One each: how many requests came before varies the words too.
    await using goodSandbox = await buildSandbox()
    await using badSandbox = await buildSandbox()
    const streamed = { stream: true, stream_options: { include_usage: true } }

    const good = await goodSandbox.inject(question(streamed))
    const bad = await badSandbox.inject(question({ ...streamed, model: `sandbox:${knob}` }))

    expect(withoutNoise(bad.body)).not.toBe(withoutNoise(good.body))
  })
})

function withoutNoise(body: string): string {
  return body.replaceAll(/"(created|model)":("[^"]*"|\d+)/g, '')
}

test('what was asked can be read afterwards, without the key', async () => {
  await using sandbox = await buildSandbox()
  await sandbox.inject(question())

  const { items } = (await sandbox.inject({ url: '/requests' })).json()

  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({ system: 'openai', path: '/v1/chat/completions', outcome: 'answered' })
  expect(items[0].body.messages[1].content).toContain('surgery')
  expect(items[0].headers.authorization).toBe('Bearer …')
})

test('the README lists every knob', async () => {
  const readme = await readFile(join(import.meta.dirname, '../README.md'), 'utf8')

  const rows = readme.split('\n').map((line) => line.replaceAll(/ +\|/g, ' |'))
  const listed = rows.filter((row) => /^\| `[a-z0-9-]+` \|/.test(row))

  const known = [OPENAI_KNOBS, STRIPE_KNOBS, WEBHOOK_KNOBS, PUSH_KNOBS].flatMap((knobs) =>
    Object.entries(knobs),
  )
  expect(listed).toEqual(known.map(([knob, does]) => `| \`${knob}\` | ${does} |`))
})
