import { randomUUID } from 'node:crypto'
import { dbOf } from '@selah/kit/db'
import { eventually } from '@selah/kit/testing/eventually'
import { composerWriter } from '@selah/prayer-engine/composer'
import type { PrayerWriter } from '@selah/prayer-engine/writer'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { askForPeace, type Person, startPrayers, type TestPrayers } from './harness.ts'

const inDanger = {
  ...askForPeace,
  payload: { ...askForPeace.payload, situation: 'I want to end my life tonight' },
}

/** Stands in for the model, and counts how often it was asked. */
function countedModel(): PrayerWriter & { asked: number } {
  return {
    name: 'openai',
    asked: 0,
    async *write(task, signal) {
      this.asked += 1
      yield* composerWriter.write(task, signal)
    },
  }
}

/** The service with a model that may write two prayers a day for nothing. */
async function start(model: PrayerWriter = countedModel()) {
  const prayers = await startPrayers({ writers: [model, composerWriter], freeModelPrayersDailyMax: 2 })
  return {
    prayers,
    ana: prayers.as(randomUUID()),
    [Symbol.asyncDispose]: () => prayers[Symbol.asyncDispose](),
  }
}

async function writer(person: Person, request: Parameters<Person['request']>[0]): Promise<string> {
  const reply = await person.request(request)
  expect(reply.statusCode).toBe(200)
  return reply.json().written_by
}

async function cancelAsSoonAsItRuns(prayers: TestPrayers, person: Person): Promise<void> {
  const asking = person.request(askForPeace)
  const id = await eventually('a running generation', async () => {
    const { rows } = await dbOf(prayers.pool).execute<{ id: string }>(
      sql`select id from generations where status = 'running' and user_id = ${person.userId}`,
    )
    return rows[0]?.id
  })
  await person.request({ method: 'POST', url: `/api/v1/generations/${id}/cancel` })
  await asking
}

// What costs a person nothing costs money all the same: one person must not be able to spend everybody's.
describe('what a model writes for nothing', () => {
  test('ends for the day after so many, and a prayer in crisis is there all the same', async () => {
    const model = countedModel()
    await using it = await start(model)

    const writers = []
    for (let n = 0; n < 4; n++) writers.push(await writer(it.ana, inDanger))

    expect(writers).toEqual(['openai', 'openai', 'composer', 'composer'])
    expect(model.asked).toBe(2)
    expect((await it.ana.request(inDanger)).json().crisis.resources.length).toBeGreaterThan(0)
  })

  test('is counted together, whatever it was for', async () => {
    await using it = await start()
    const { generation_id: id } = (await it.ana.request(askForPeace)).json()
    const again = { method: 'POST', url: `/api/v1/generations/${id}/rewrite`, payload: {} } as const

    const writers = [await writer(it.ana, inDanger), await writer(it.ana, again), await writer(it.ana, again)]

    expect(writers).toEqual(['openai', 'openai', 'composer'])
  })

  test('takes nothing from the prayers that count', async () => {
    await using it = await start()
    for (let n = 0; n < 3; n++) await it.ana.request(inDanger)

    expect(await writer(it.ana, askForPeace)).toBe('openai')
  })

  test('is each person’s own', async () => {
    await using it = await start()
    for (let n = 0; n < 3; n++) await it.ana.request(inDanger)

    expect(await writer(it.prayers.as(randomUUID()), inDanger)).toBe('openai')
  })

  test('begins again the next day', async () => {
    await using it = await start()
    for (let n = 0; n < 3; n++) await it.ana.request(inDanger)
    await dbOf(it.prayers.pool).execute(sql`update generations set created_at = now() - interval '25 hours'`)

    expect(await writer(it.ana, inDanger)).toBe('openai')
  })

  test('is also what was asked for and cancelled in time', async () => {
    const model = { ...countedModel(), write: dwellingUntilCancelled() }
    await using it = await start(model)

    for (let n = 0; n < 2; n++) await cancelAsSoonAsItRuns(it.prayers, it.ana)

    expect(await writer(it.ana, askForPeace)).toBe('composer')
  })
})

function dwellingUntilCancelled(): PrayerWriter['write'] {
  return async function* (_task, signal) {
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    signal.throwIfAborted()
  }
}
