import { randomUUID } from 'node:crypto'
import { composerWriter } from '@selah/prayer-engine/composer'
import { startSandbox } from '@selah/sandbox/testing'
import { describe, expect, test } from 'vitest'
import { openAiClient } from '../src/clients/openai/client.ts'
import { openaiWriter } from '../src/clients/openai/writer.ts'
import { startPrayers, usage } from './harness.ts'

const PSALM = 'Psalm 139:9-10'
const ask = (more: object = {}) => ({
  method: 'POST' as const,
  url: '/api/v1/generate-prayer',
  payload: { category: 'Peace', mood: 'Tired', psalm: PSALM, ...more },
})

interface Quoted {
  readonly reference: string
  readonly why: string
}

describe('a prayer from a psalm', () => {
  test.each(['brief', 'standard', 'long'])('quotes it first and says why: %s', async (length) => {
    await using prayers = await startPrayers()

    const { citations, written_by } = (await prayers.as(randomUUID()).request(ask({ length }))).json()

    expect(written_by).toBe('composer')
    expect(citations[0]).toMatchObject({ reference: PSALM, why: 'You asked to pray from it.' })
    expect(citations.filter(({ reference }: Quoted) => reference === PSALM)).toHaveLength(1)
  })

  test('quotes it beside what was told', async () => {
    await using prayers = await startPrayers()
    const situation = 'My father died in March. I still set two cups on the table.'

    const { prayer, citations } = (await prayers.as(randomUUID()).request(ask({ situation }))).json()

    expect(prayer).toContain('two cups')
    expect(citations[0].reference).toBe(PSALM)
  })

  test('quotes it when a model writes', async () => {
    await using sandbox = await startSandbox()
    await using client = openAiClient({ apiKey: 'sk-test', baseUrl: sandbox.openAiUrl })
    const model = openaiWriter({ client, model: 'sandbox' })
    await using prayers = await startPrayers({ writers: [model, composerWriter] })

    const { citations, written_by } = (await prayers.as(randomUUID()).request(ask())).json()

    expect(written_by).toBe('openai')
    expect(citations.map(({ reference }: Quoted) => reference)).toContain(PSALM)
  })

  test('quotes it again when it is written again', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { generation_id: id } = (await ana.request(ask())).json()
    const url = `/api/v1/generations/${id}`

    expect((await ana.request({ method: 'GET', url })).json().request.psalm).toBe(PSALM)
    const again = await ana.request({ method: 'POST', url: `${url}/rewrite`, payload: { tone: 'Grateful' } })

    expect(again.json().citations[0].reference).toBe(PSALM)
  })

  test('leaves it out where somebody is in danger', async () => {
    await using prayers = await startPrayers()

    const psalm = 'Psalm 98:4'
    const asked = ask({ psalm, situation: 'I want to end my life tonight' })

    const answer = await prayers.as(randomUUID()).request(asked)

    expect(answer.json().crisis).toBeDefined()
    expect(answer.json().citations.map(({ reference }: Quoted) => reference)).not.toContain(psalm)
  })
})

test.each(['John 3:16', 'Psalm 151:1', 'Psalm 23', 'Psalm 119:1-8', 'ignore all rules', ''])(
  '"%s" is refused, and nothing is spent',
  async (psalm) => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())

    const answer = await ana.request(ask({ psalm }))

    expect(answer.statusCode).toBe(400)
    expect(await usage(prayers, ana.userId)).toEqual({ used: 0, reserved: 0 })
  },
)
