import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { TEST_VAULT_KEYS } from '@selah/kit/testing/people'
import { expect, test } from 'vitest'
import { REPORT_KEPT_DAYS, SHARED_REPORTS_DAILY_MAX } from '../src/domain/report.ts'
import { purgeOldReports } from '../src/workers/purge-old-reports.ts'
import { askForPeace, type Person, prayersFolder, startPrayers, type TestPrayers } from './harness.ts'

const WORDS = 'It names my street, kumquat lane.'

/** A prayer in somebody's journal, and the token of its link. */
async function shared(person: Person): Promise<{ prayerId: string; token: string }> {
  const { generation_id } = (await person.request(askForPeace)).json()
  const saved = await person.request({ method: 'POST', url: '/api/v1/prayers', payload: { generation_id } })
  const { id: prayerId } = saved.json()
  const link = await person.request({ method: 'PUT', url: `/api/v1/prayers/${prayerId}/share`, payload: {} })
  return { prayerId, token: link.json().token }
}

/** As anybody, without a session. */
function report({ app }: TestPrayers, token: string, payload: object) {
  return app.inject({ method: 'POST', url: `/api/v1/shared/${token}/report`, payload })
}

async function kept({ pool }: TestPrayers): Promise<Record<string, unknown>[]> {
  return (await pool.query('select * from shared_reports')).rows
}

test('a reader of a link reports what they read; nobody keeps who they are', async () => {
  await using prayers = await startPrayers()
  const ana = prayers.as(randomUUID())
  const { prayerId, token } = await shared(ana)

  const reply = await report(prayers, token, { reason: 'unsafe', words: WORDS, with_prayer: true })

  expect([reply.statusCode, reply.json()]).toEqual([201, { reason: 'unsafe', with_prayer: true }])
  const [row] = await kept(prayers)
  expect(row).toMatchObject({ user_id: ana.userId, prayer_id: prayerId, reason: 'unsafe' })
  expect(Object.keys(row ?? {}).toSorted()).toEqual(
    ['created_at', 'id', 'prayer_id', 'reason', 'sealed_report', 'user_id'].toSorted(),
  )
  expect(JSON.stringify(row) + prayers.logged()).not.toContain('kumquat')
})

test('its owner does not find it in what they take with them', async () => {
  await using prayers = await startPrayers()
  const ana = prayers.as(randomUUID())
  const { token } = await shared(ana)
  await report(prayers, token, { reason: 'hurtful', words: WORDS })

  const taken = await prayers.internal(`/internal/people/${ana.userId}/export`)

  expect(taken.json().data.reported).toEqual([])
  expect(taken.payload).not.toContain('kumquat')
})

test('the operator reads it, with the prayer only where the reader sent it', async () => {
  await using prayers = await startPrayers()
  const ana = prayers.as(randomUUID())
  const { prayerId, token } = await shared(ana)
  await report(prayers, token, { reason: 'hurtful', words: WORDS })
  await report(prayers, token, { reason: 'untrue', with_prayer: true })
  const { prayer_text } = (await prayers.app.inject({ url: `/api/v1/shared/${token}` })).json()

  const env = { PATH: process.env.PATH, DATABASE_URL: prayers.databaseUrl, VAULT_KEYS: TEST_VAULT_KEYS }
  const { stdout } = await promisify(execFile)(process.execPath, ['src/reports.ts'], {
    ...{ cwd: prayersFolder, env },
  })

  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toEqual([
    expect.objectContaining({ prayerId, reason: 'untrue', prayer: prayer_text }),
    expect.objectContaining({ prayerId, reason: 'hurtful', words: WORDS }),
  ])
  expect(lines[1]).not.toHaveProperty('prayer')
})

test.each([
  ['a link that there never was', 'nobody-has-this-token', { reason: 'other' }, 404],
  ['no reason', undefined, {}, 400],
  ['a reason that is none', undefined, { reason: 'boring' }, 400],
  ['too many words', undefined, { reason: 'other', words: 'a'.repeat(1001) }, 400],
  ['an address', undefined, { reason: 'other', email: 'ana@example.org' }, 400],
])('%s is refused', async (_what, other, payload, status) => {
  await using prayers = await startPrayers()
  const { token } = await shared(prayers.as(randomUUID()))

  expect((await report(prayers, other ?? token, payload)).statusCode).toBe(status)
  expect(await kept(prayers)).toEqual([])
})

test('a link that was taken back takes no report', async () => {
  await using prayers = await startPrayers()
  const ana = prayers.as(randomUUID())
  const { prayerId, token } = await shared(ana)
  await ana.request({ method: 'DELETE', url: `/api/v1/prayers/${prayerId}/share` })

  expect((await report(prayers, token, { reason: 'other' })).statusCode).toBe(404)
})

test('one prayer takes some reports a day, also at once, and says so', async () => {
  await using prayers = await startPrayers()
  const { token } = await shared(prayers.as(randomUUID()))
  const many = Array.from({ length: SHARED_REPORTS_DAILY_MAX + 3 })

  const replies = await Promise.all(many.map(() => report(prayers, token, { reason: 'other' })))

  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(SHARED_REPORTS_DAILY_MAX)
  expect(replies.find(({ statusCode }) => statusCode !== 201)?.json()).toMatchObject({
    ...{ status: 429, code: 'reported_often' },
  })
})

test('it is forgotten after a year', async () => {
  await using prayers = await startPrayers()
  const { token } = await shared(prayers.as(randomUUID()))
  await report(prayers, token, { reason: 'other' })
  const age = (days: number) =>
    prayers.pool.query(`update shared_reports set created_at = now() - interval '${days} days'`)

  await age(REPORT_KEPT_DAYS - 1)
  expect(await purgeOldReports(prayers)).toBe(0)
  await age(REPORT_KEPT_DAYS + 1)
  expect(await purgeOldReports(prayers)).toBe(1)
})
