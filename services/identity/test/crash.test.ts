import { fileURLToPath } from 'node:url'
import { createPool } from '@selah/kit/db'
import { runConsumer } from '@selah/kit/events/consume'
import { consumer } from '@selah/kit/events/inbox'
import { connectNats } from '@selah/kit/events/nats'
import { STREAM_LIMITS } from '@selah/kit/events/streams'
import { createLogger } from '@selah/kit/log'
import { eventually } from '@selah/kit/testing/eventually'
import { startTestNats } from '@selah/kit/testing/nats'
import { createServiceDatabase } from '@selah/kit/testing/service'
import { startServiceProcess } from '@selah/kit/testing/service-process'
import { UserRegistered } from '@selah/proto/events'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { service } from '../src/service.ts'
import { encodeKeys, newAddress, PASSWORD, processSettings, testSigningKeys } from './harness.ts'
import { startInbox } from './inbox.ts'
import { requestsTo } from './requests.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))
const POINTS = ['tx.beforeCommit', 'outbox.afterClaim', 'outbox.afterPublish', 'outbox.afterMark']

describe('identity, killed', () => {
  test.concurrent.each(POINTS)(
    'at %s, still announces every person it has, and each once',
    { timeout: 90_000 },
    async (point) => {
      await using world = await startWorld()
      {
        await using doomed = await world.start({ CRASH_AT: `${point}#3` })
        const requests = requestsTo({ url: `${doomed.url}/auth/v1` })
        while (doomed.isAlive()) {
          // The answer of a process that is being killed is not known.
          await requests.post('/signup', { email: newAddress(), password: PASSWORD }).catch(() => undefined)
        }
      }

      await using survivor = await world.start()
      // A killed relay keeps its rows for the rest of its lease.
      await world.query('update outbox set claimed_until = now() where published_at is null')
      const people = await world.query('select id from users')

      const heard = await eventually(
        `everybody announced; the service said:\n${survivor.output()}`,
        async () => world.heard.length >= people.length && [...world.heard],
        60_000,
      )
      expect(people.length).toBeGreaterThan(0)
      expect(heard.sort()).toEqual(people.map(({ id }) => id).sort())
    },
  )

  test.concurrent('after a mail was handed over, sends it once more under the same id', {
    timeout: 60_000,
  }, async () => {
    await using world = await startWorld()
    const email = newAddress()
    {
      await using doomed = await world.start({ CRASH_AT: 'mail.afterSend' })
      const requests = requestsTo({ url: `${doomed.url}/auth/v1` })
      await requests.post('/signup', { email, password: PASSWORD })
      // The mail may be on its way, and the process dead, before this is answered.
      await requests.post('/recover', { email }).catch(() => undefined)
      expect(await doomed.ended).toBe('SIGKILL')
    }

    await using _survivor = await world.start()
    await world.query('update mails set due_at = now()')

    const [first, second] = [await world.inbox.nth(email, 1), await world.inbox.nth(email, 2)]
    expect(second.messageId).toBe(first.messageId)
  })
})

/** A database, NATS, an inbox, and somebody who listens. */
async function startWorld() {
  const lifetime = new AsyncDisposableStack()
  const database = lifetime.use(await createServiceDatabase(service))
  const nats = lifetime.use(await startTestNats())
  const inbox = lifetime.use(await startInbox())
  const heard: string[] = []
  await listen(nats.url, heard, lifetime)
  const env = {
    ...processSettings(database.url),
    NATS_URL: nats.url,
    SMTP_URL: inbox.smtpUrl,
    SIGNING_KEYS: encodeKeys(testSigningKeys()),
  }
  return {
    heard,
    inbox,
    start: (more: Record<string, string> = {}) => startServiceProcess(folder, { ...env, ...more }),
    async query(sql: string): Promise<{ id: string }[]> {
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      return (await client.query(sql).finally(() => client.end())).rows
    },
    [Symbol.asyncDispose]: () => lifetime.disposeAsync(),
  }
}

/** Another service, with a database of its own, that writes down whom it hears of. */
async function listen(natsUrl: string, heard: string[], lifetime: AsyncDisposableStack): Promise<void> {
  const log = createLogger('listener', 'silent')
  const database = lifetime.use(await createServiceDatabase(service))
  const pool = createPool({ url: database.url, max: 2, log })
  lifetime.defer(() => pool.end())
  const nats = await connectNats(natsUrl, 'listener', log)
  lifetime.defer(() => nats.close())
  const stopping = new AbortController()
  const onUserRegistered = consumer({
    name: 'listener',
    event: UserRegistered,
    handle: async (_tx, { userId }) => void heard.push(userId),
  })
  const running = runConsumer(
    { pool, nats, log, limits: STREAM_LIMITS, signal: stopping.signal },
    onUserRegistered,
  )
  lifetime.defer(async () => {
    stopping.abort()
    await running
  })
}
