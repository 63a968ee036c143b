import { describe, expect, test } from 'vitest'
import { scanReminders } from '../../src/workers/scan-reminders.ts'
import { operate } from '../operate.ts'
import { startReminders, type TestReminders } from './harness.ts'

const DUE = '2026-07-06T08:00:05Z'

/** Reminders of nine o'clock, which wait to be sent. */
async function waiting(reminders: TestReminders, howMany: number) {
  const people = Array.from({ length: howMany }, () => reminders.person())
  for (const person of people) await person.add()
  reminders.at(DUE)
  await scanReminders(reminders.deps)
  return people
}

const statesOf = async ({ query }: TestReminders) =>
  (await query('select state, reason from deliveries order by id')) as { state: string; reason: string }[]

describe('pnpm jobs', () => {
  test('lists what waits, failed or is unknown, and nothing of a person', async () => {
    await using reminders = await startReminders()
    const [ana, bento] = await waiting(reminders, 3)
    reminders.sink.treat(ana?.email ?? '', 550)
    reminders.sink.treat(bento?.email ?? '', 'drop')
    await reminders.work()
    const rows = await reminders.query(`select id, state, user_id from deliveries`)

    const { code, out } = await operate(reminders, ['jobs'])

    expect(code).toBe(0)
    expect(out).toContain('reminder: 1 failed, 1 sent, 1 unknown\npsalm: none\n')
    expect(out).toMatch(/^KIND +STATE +ID +ATTEMPTS +SINCE +DUE +REASON$/m)
    const listed = out.split('\n').filter((line) => /^reminder +\w/.test(line))
    expect(listed.map((line) => line.split(/ {2,}/).slice(0, 3)).sort()).toEqual(
      rows
        .filter(({ state }) => state !== 'sent')
        .map(({ id, state }) => ['reminder', state, id])
        .sort(),
    )
    expect(listed.join('\n')).toMatch(/failed .* 1 +2026-07-06T08:00:\S+ +2026-07-06T08:00:\S+ +refused/)
    expect(out).not.toMatch(/@|Ana/)
    for (const { user_id } of rows) expect(out).not.toContain(user_id)
  })

  test('sends those of the last day again, and no older ones', async () => {
    await using reminders = await startReminders()
    const people = await waiting(reminders, 3)
    for (const { email } of people) reminders.sink.treat(email, 550)
    await reminders.work()
    await reminders.query(`update deliveries set claimed_at = now() - interval '1 hour'`)
    await reminders.query(`
      update deliveries set claimed_at = now() - interval '2 days' where id = (select min(id::text)::uuid from deliveries)`)

    const { out } = await operate(reminders, ['retry', 'reminder', 'all'])

    expect(out).toContain('2 that failed within a day are sent again, now.')
    expect((await statesOf(reminders)).map(({ state }) => state).sort()).toEqual([
      'failed',
      'pending',
      'pending',
    ])
  })

  test('says what a drain would skip, and changes nothing without --yes', async () => {
    await using reminders = await startReminders()
    await waiting(reminders, 2)

    const { code, out } = await operate(reminders, ['drain'])

    expect(code).not.toBe(0)
    expect(out).toContain('reminder: 2 waiting\npsalm: 0 waiting')
    expect(out).toContain('With --yes')
    expect((await statesOf(reminders)).map(({ state }) => state)).toEqual(['pending', 'pending'])
  })

  test('drains one kind: what waited is skipped, says why, and is not sent any more', async () => {
    await using reminders = await startReminders()
    await waiting(reminders, 2)

    const other = await operate(reminders, ['drain', 'letter', '--yes'])
    const drained = await operate(reminders, ['drain', 'reminder', '--yes'])
    await reminders.work()

    expect(other.out).toBe('letter: 0 skipped\n')
    expect(drained.out).toBe('reminder: 2 skipped\n')
    expect(await statesOf(reminders)).toEqual(Array(2).fill({ state: 'skipped', reason: 'drained' }))
    expect(reminders.sink.received).toEqual([])
  })

  test.each([[['drain', 'parcel']], [['jobs', 'parcel']], [['retry', 'reminder', 'each']]])(
    'is told how it is used by %j',
    async (args) => {
      await using reminders = await startReminders()

      const { code, out } = await operate(reminders, args)

      expect(code).toBe(64)
      expect(out).toContain('usage:')
    },
  )
})
