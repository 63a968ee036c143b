import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deliveryOutbox } from '../../src/db/outgoing-repository.ts'
import { dueReminders } from '../../src/use-cases/sending/reminders.ts'
import { createSender } from '../../src/use-cases/sending/send.ts'
import { scanReminders } from '../../src/workers/scan-reminders.ts'
import { startReminders, type TestReminders } from './harness.ts'

/** Deliveries that are due, of people of their own. */
async function due(reminders: TestReminders, howMany: number): Promise<string[]> {
  for (let n = 0; n < howMany; n++) await reminders.person().add()
  reminders.at('2026-07-06T08:00:05Z')
  await scanReminders(reminders.deps)
  const { deps } = reminders
  return deliveryOutbox.takeForJobs(deps.db, deps.now(), howMany)
}

test('a row that two ask for in one statement goes to one of them', async () => {
  await using reminders = await startReminders()
  const { deps } = reminders
  const [id = ''] = await due(reminders, 1)

  const rows = await deliveryOutbox.claim(deps.db, [id, randomUUID(), id], deps.now())

  expect(rows.map((row) => row?.id)).toEqual([id, undefined, undefined])
  expect(await deliveryOutbox.claim(deps.db, [id], deps.now())).toEqual([undefined])
})

test('rows that are sent at once each get an end of their own', async () => {
  await using reminders = await startReminders()
  const { deps } = reminders
  const [taken = '', givenUp = '', refused = ''] = await due(reminders, 3)
  const begun = { [taken]: 0, [givenUp]: 0, [refused]: 0 }
  const allBegun = Promise.withResolvers<void>()
  const send = createSender(deps, {
    ...dueReminders(deps),
    async attempt({ id }) {
      begun[id] = (begun[id] ?? 0) + 1
      if (Object.values(begun).every((times) => times > 0)) allBegun.resolve()
      await allBegun.promise
      if (id === refused) return { state: 'failed', reason: 'refused' }
      // As the worker does that finds a row with nobody at work on it.
      if (id === givenUp) await reminders.query(`update deliveries set state = 'unknown' where id = $1`, [id])
      return { state: 'sent' }
    },
  })

  await Promise.all([taken, givenUp, refused, taken].map(send))

  const states = await reminders.query('select id, state from deliveries')
  expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual({
    [taken]: 'sent',
    [givenUp]: 'unknown',
    [refused]: 'failed',
  })
  expect(begun).toEqual({ [taken]: 1, [givenUp]: 1, [refused]: 1 })
  const announced = await reminders.query(`select from outbox where subject like '%reminder_sent%'`)
  expect(announced).toHaveLength(1)
})
