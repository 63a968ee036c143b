import { eventually } from '@selah/kit/testing/eventually'
import { freePort } from '@selah/scripts/local-servers/free-port'
import { expect, test } from 'vitest'
import { startWorld } from './world.ts'

test('the numbers of a worker say what was sent and what waits, and nothing of a person', {
  timeout: 60_000,
}, async () => {
  await using world = await startWorld()
  const metricsPort = await freePort()
  const numbers = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  await using _worker = await world.start({ METRICS_PORT: String(metricsPort) })
  await world.due(3)
  await eventually('all are sent', async () => (await world.states()).sent === 3)
  // One that nobody has taken, and one that may have left.
  await world.query(`
    update deliveries set state = 'pending', due_at = now() + interval '1 hour'
    where id = (select min(id::text)::uuid from deliveries)`)
  await world.query(`
    update deliveries set state = 'unknown' where id = (select max(id::text)::uuid from deliveries)`)

  const job = 'queue="soon",kind="reminder"'
  const sent = `selah_jobs_ended_total{${job},outcome="sent"} 3`
  const text = await eventually('three jobs', async () => {
    const text = await numbers()
    return text.includes(sent) && text
  })

  expect(text).toContain(`selah_jobs_duration_seconds_count{${job}} 3`)
  expect(text).toContain('selah_mails_waiting{kind="reminder"} 1\n')
  expect(text).toContain('selah_mails_sending{kind="reminder"} 0\n')
  expect(text).toContain('selah_mails_unknown{kind="reminder"} 1\n')
  expect(text).toContain('selah_mails_failed{kind="letter"} 0\n')
  expect(text).toContain('selah_mails_oldest_due_age_seconds{kind="reminder"} 0\n')
  const ids = await world.query('select id, user_id, reminder_id from deliveries')
  for (const id of ids.flatMap((row) => Object.values(row))) expect(text).not.toContain(id)
  expect(text).not.toContain('@')
})

test('they say for how long a reminder waits that nobody sends', { timeout: 60_000 }, async () => {
  await using world = await startWorld()
  const metricsPort = await freePort()
  await using _worker = await world.start({ METRICS_PORT: String(metricsPort) })
  await world.redis.stop()
  await world.due(1)

  const age = /^selah_mails_oldest_due_age_seconds\{kind="reminder"\} (?<seconds>\d\S*)$/m
  const text = await eventually('its age to grow', async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return Number(age.exec(text)?.groups?.seconds) > 0.5 && text
  })

  expect(text).toContain('selah_mails_waiting{kind="reminder"} 1\n')
})
