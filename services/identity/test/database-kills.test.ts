import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { newAddress, PASSWORD, startIdentity, type TestIdentity } from './harness.ts'
import { requestsTo } from './requests.ts'

const KILLS = 60
const WORKERS = 8

describe('a database that drops connections under load', () => {
  test('leaves nothing half done, nothing hanging, and a service that works', {
    timeout: 90_000,
  }, async () => {
    await using identity = await startIdentity({ DATABASE_POOL_MAX: '4' })
    const killing = new AbortController()

    const workers = Array.from({ length: WORKERS }, () => signUpAndRefreshUntil(identity, killing.signal))
    await killConnections(identity.databaseUrl)
    killing.abort()
    const answers = (await Promise.all(workers)).flat()

    expect(answers.length).toBeGreaterThan(WORKERS)
    expect(answers.filter((status) => ![200, 503].includes(status))).toEqual([])
    const { client } = await identity.signedUp()
    expect((await client.refreshSession()).error).toBeNull()
    expect(await identity.query(HALF_DONE)).toEqual([])
  })
})

/** People without an identity, a session or an announcement, and sessions without exactly one active token. */
const HALF_DONE = `
  select u.id from users u
  where not exists (select 1 from identities i where i.user_id = u.id)
     or not exists (select 1 from sessions s where s.user_id = u.id)
     or not exists (select 1 from outbox o where o.key = u.id::text and o.subject like 'identity.user_registered%')
  union all
  select s.id from sessions s
  where 1 <> (select count(*) from refresh_tokens t where t.session_id = s.id and t.used_at is null)`

async function signUpAndRefreshUntil(identity: TestIdentity, signal: AbortSignal): Promise<number[]> {
  const requests = requestsTo(identity)
  const statuses: number[] = []
  while (!signal.aborted) {
    const { status, body } = await requests.post('/signup', { email: newAddress(), password: PASSWORD })
    statuses.push(status)
    if (status !== 200) continue
    let token = body.refresh_token
    for (let n = 0; n < 5; n++) {
      const refreshed = await requests.post('/token?grant_type=refresh_token', { refresh_token: token })
      statuses.push(refreshed.status)
      token = refreshed.body.refresh_token ?? token
    }
  }
  return statuses
}

async function killConnections(databaseUrl: string): Promise<void> {
  const killer = new pg.Client({ connectionString: databaseUrl })
  await killer.connect()
  for (let killed = 0; killed < KILLS; ) {
    const { rowCount } = await killer.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
      order by random() limit 1`)
    killed += rowCount ?? 0
  }
  await killer.end()
}
