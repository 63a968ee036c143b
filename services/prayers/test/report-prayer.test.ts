import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dbOf } from '@selah/kit/db'
import { TEST_VAULT_KEYS } from '@selah/kit/testing/people'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { REPORT_KEPT_DAYS, REPORTS_DAILY_MAX } from '../src/domain/report.ts'
import { purgeOldReports } from '../src/workers/purge-old-reports.ts'
import {
  askForPeace,
  heldWriter,
  type Person,
  prayersFolder,
  startPrayers,
  type TestPrayers,
} from './harness.ts'

const WORDS = 'The kumquat tree is not mine.'
const run = promisify(execFile)

async function pray(person: Person): Promise<{ id: string; prayer: string }> {
  const { generation_id: id, prayer } = (await person.request(askForPeace)).json()
  return { id, prayer }
}

function report(person: Person, id: string, payload: object) {
  return person.request({ method: 'PUT', url: `/api/v1/generations/${id}/report`, payload })
}

async function kept({ pool }: TestPrayers): Promise<Record<string, unknown>[]> {
  return (await dbOf(pool).execute<Record<string, unknown>>(sql`select * from reports`)).rows
}

async function exported(prayers: TestPrayers, { userId }: Person) {
  return (await prayers.internal(`/internal/people/${userId}/export`)).json().data.reported
}

// D-23
describe('reporting a prayer', () => {
  test('keeps the reason and the words, sealed, and the prayer only with consent', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { id, prayer } = await pray(ana)

    const reply = await report(ana, id, { reason: 'untrue', words: `  ${WORDS} ` })

    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ generation_id: id, reason: 'untrue', words: WORDS, with_prayer: false })
    const [row] = await kept(prayers)
    expect(row).toMatchObject({ user_id: ana.userId, generation_id: id, reason: 'untrue' })
    expect(JSON.stringify(row)).not.toContain('kumquat')
    expect(await exported(prayers, ana)).toEqual([
      { id, reason: 'untrue', words: WORDS, created_at: expect.any(String) },
    ])
    expect(prayers.logged()).not.toContain('kumquat')

    await report(ana, id, { reason: 'untrue', words: WORDS, with_prayer: true })
    expect(await exported(prayers, ana)).toEqual([
      expect.objectContaining({ words: WORDS, prayer_text: prayer }),
    ])
  })

  test('once more replaces the first report', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { id } = await pray(ana)
    await report(ana, id, { reason: 'untrue', words: WORDS, with_prayer: true })

    await Promise.all(Array.from({ length: 5 }, () => report(ana, id, { reason: 'hurtful' })))

    expect(await kept(prayers)).toHaveLength(1)
    expect(await exported(prayers, ana)).toEqual([{ id, reason: 'hurtful', created_at: expect.any(String) }])
  })

  test('is refused for a prayer of somebody else, for none, and while it is written', async () => {
    const writer = heldWriter()
    await using prayers = await startPrayers({ writers: [writer] })
    const [ana, bento] = [prayers.as(randomUUID()), prayers.as(randomUUID())]
    const id = randomUUID()
    const writing = ana.request({ ...askForPeace, method: 'PUT', url: `/api/v1/generations/${id}` })
    await writer.reached

    expect((await report(ana, id, { reason: 'other' })).json()).toMatchObject({
      status: 409,
      code: 'generation_unfinished',
    })
    writer.release()
    await writing

    for (const wrong of [id, randomUUID()])
      expect((await report(bento, wrong, { reason: 'other' })).json()).toMatchObject({
        status: 404,
        code: 'generation_not_found',
      })
    expect(await kept(prayers)).toEqual([])
  })

  test.each([
    {},
    { reason: 'boring' },
    { reason: 'other', words: 'a'.repeat(1001) },
    { reason: 'other', email: 'ana@example.org' },
  ])('is refused when it is not well formed: %j', async (payload) => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { id } = await pray(ana)

    expect((await report(ana, id, payload)).statusCode).toBe(400)
    expect(await kept(prayers)).toEqual([])
  })

  test('has a limit for a day, and a report that is there can still be changed', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { id } = await pray(ana)
    await dbOf(prayers.pool).execute(sql`
      insert into reports (user_id, generation_id, reason, sealed_report)
      select ${ana.userId}, gen_random_uuid(), 'other', 'x' from generate_series(2, ${REPORTS_DAILY_MAX})`)

    expect((await report(ana, id, { reason: 'other' })).statusCode).toBe(200)
    expect((await report(ana, id, { reason: 'unsafe' })).statusCode).toBe(200)
    const { id: next } = await pray(ana)
    expect((await report(ana, next, { reason: 'other' })).json()).toMatchObject({
      status: 429,
      code: 'too_many_reports',
    })
  })

  test('is forgotten after a year', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { id } = await pray(ana)
    await report(ana, id, { reason: 'other' })
    const passDays = (days: number) =>
      dbOf(prayers.pool).execute(
        sql`update reports set created_at = created_at - ${`${days} days`}::interval`,
      )

    await passDays(REPORT_KEPT_DAYS - 1)
    expect(await purgeOldReports(prayers.deps)).toBe(0)
    await passDays(1)
    expect(await purgeOldReports(prayers.deps)).toBe(1)
  })
})

test('an operator reads the reports of the last days, with their words', async () => {
  await using prayers = await startPrayers()
  const [ana, bento] = [prayers.as(randomUUID()), prayers.as(randomUUID())]
  const [one, other] = [await pray(ana), await pray(bento)]
  await report(ana, one.id, { reason: 'scripture', words: WORDS, with_prayer: true })
  await report(bento, other.id, { reason: 'unsafe' })
  await dbOf(prayers.pool).execute(
    sql`update reports set created_at = now() - interval '8 days' where user_id = ${bento.userId}`,
  )
  const env = { DATABASE_URL: prayers.databaseUrl, VAULT_KEYS: TEST_VAULT_KEYS, PATH: process.env.PATH ?? '' }
  const read = async (...given: string[]) => {
    const { stdout } = await run(process.execPath, [join(prayersFolder, 'src/reports.ts'), ...given], { env })
    return stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  }

  expect(await read()).toEqual([
    {
      at: expect.any(String),
      ...{ userId: ana.userId, generationId: one.id, reason: 'scripture', words: WORDS, prayer: one.prayer },
    },
  ])
  expect((await read('30')).map(({ reason }) => reason)).toEqual(['scripture', 'unsafe'])
})
