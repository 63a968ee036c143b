import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, test } from 'vitest'
import { dbOf, withTx } from '../src/db.ts'
import { createApp } from '../src/http/app.ts'
import { toProblem } from '../src/http/problem-details.ts'
import { eventually } from '../src/testing/eventually.ts'
import { startKit } from './harness.ts'

/** A service with one read and one change, and a scope whose refusals have another shape, as identity's do. */
async function startThings(options: Parameters<typeof startKit>[0] = {}) {
  const kit = await startKit(options)
  const app = createApp({ name: 'things', log: kit.log })
  const read = () => dbOf(kit.pool).execute(sql`select count(*)::int as n from things`)
  app.get('/things', async () => (await read()).rows[0])
  app.post('/things', async () =>
    withTx(kit.pool, async (tx) => {
      await tx.execute(sql`insert into things (id) values (${randomUUID()})`)
      return {}
    }),
  )
  app.get('/raise/:state', async ({ params }) => {
    const { state } = params as { state: string }
    await dbOf(kit.pool).execute(sql.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`))
  })
  await app.register(async (scope) => {
    scope.setErrorHandler((error: Error & { code: string }, request, reply) => {
      const { status, detail } = toProblem(error as never, request)
      return reply.code(status).send({ msg: detail })
    })
    scope.get('/other/things', async () => (await read()).rows[0])
  })
  return {
    kit,
    app,
    ask: (method: 'GET' | 'POST', url = '/things') => app.inject({ method, url }),
    async [Symbol.asyncDispose]() {
      await app.close()
      await kit[Symbol.asyncDispose]()
    },
  }
}

function expectRefusal(reply: LightMyRequestResponse): void {
  expect(reply.statusCode).toBe(503)
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  expect(reply.headers['content-type']).toContain('application/problem+json')
  expect(reply.json()).toMatchObject({
    code: 'database_unavailable',
    status: 503,
    detail: 'This cannot be read or kept at the moment. Please try again in a few seconds.',
  })
}

async function expectRefusals(things: Awaited<ReturnType<typeof startThings>>): Promise<void> {
  expectRefusal(await things.ask('GET'))
  expectRefusal(await things.ask('POST'))
  const other = await things.ask('GET', '/other/things')
  expect(other.statusCode).toBe(503)
  expect(Number(other.headers['retry-after'])).toBeGreaterThan(0)
}

describe('while the database is away, callers are told when to try again', () => {
  test('because it takes no connections, until it does', async () => {
    await using things = await startThings()
    await things.kit.database.goAway()

    await expectRefusals(things)

    await things.kit.database.comeBack()
    expect((await things.ask('GET')).statusCode).toBe(200)
    expect((await things.ask('POST')).statusCode).toBe(200)
  })

  test('because all connections are in use, and soon', async () => {
    await using things = await startThings({ poolMax: 2 })
    const held = [await things.kit.pool.connect(), await things.kit.pool.connect()]

    const from = Date.now()
    await Promise.all([expectRefusals(things), expectRefusals(things)])
    const tookMs = Date.now() - from

    for (const client of held) client.release()
    expect(tookMs).toBeLessThan(3 * 2_500)
    expect((await things.ask('GET')).statusCode).toBe(200)
  })

  test('because nothing listens there', async () => {
    await using things = await startThings()
    Object.assign(things.kit.pool.options, { connectionString: 'postgresql://127.0.0.1:1/nowhere' })
    await things.kit.database.endConnections()

    await expectRefusals(things)
  })

  // Raised by PostgreSQL itself, by the codes of its appendix A.
  test.each([
    ['connection lost', '08006'],
    ['too many connections', '53300'],
    ['disk full', '53100'],
    ['out of memory', '53200'],
    ['statement timeout', '57014'],
    ['shutting down', '57P01'],
    ['starting up', '57P03'],
    ['lock timeout', '55P03'],
    ['deadlock', '40P01'],
    ['a standby that took over too early', '25006'],
    ['reading the disk failed', '58030'],
  ])('because of: %s (%s)', async (_what, state) => {
    await using things = await startThings({ poolMax: 1 })

    expectRefusal(await things.ask('GET', `/raise/${state}`))
  })

  test('because a statement takes too long', async () => {
    await using things = await startThings({ statementTimeoutMs: 50 })
    const holder = await things.kit.pool.connect()
    await holder.query('begin; lock table things')

    expectRefusal(await things.ask('POST'))

    await holder.query('rollback')
    holder.release()
  })

  test.each([
    ['a value that is there twice', '23505'],
    ['a text that is no UUID', '22P02'],
    ['a table that does not exist', '42P01'],
  ])('but not because of %s (%s): that is a fault of ours', async (_what, state) => {
    await using things = await startThings({ poolMax: 1 })

    const reply = await things.ask('GET', `/raise/${state}`)

    expect(reply.statusCode).toBe(500)
    expect(reply.headers['retry-after']).toBeUndefined()
  })
})

describe('a connection that broke', () => {
  // PostgreSQL restarted, or an operator ended sessions: each connection of the pool is dead, and not all know it yet.
  test('costs neither a read nor a change that had not begun', async () => {
    await using things = await startThings({ poolMax: 3 })
    for (let round = 0; round < 10; round++) {
      await Promise.all([things.ask('GET'), things.ask('POST'), things.ask('GET')])
      await things.kit.database.endConnections()

      const replies = await Promise.all([things.ask('GET'), things.ask('POST'), things.ask('GET')])

      expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200])
    }
    expect(await things.kit.count('things')).toBe(20)
  })

  test('in the middle of a read has it read once more, and of a change refused', async () => {
    await using things = await startThings()
    const { kit } = things
    await kit.pool.query('create table slow (n int)')
    let broken = 0
    const slow = async (statement: string) => {
      // drizzle runs a statement each time it is awaited.
      const reading = Promise.resolve(dbOf(kit.pool).execute(sql.raw(statement)))
      reading.catch(() => undefined)
      await eventually('the statement to run', async () => {
        const { rowCount } = await kit.pool.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(0.4)%' and state = 'active' and pid <> pg_backend_pid() and datname = current_database()",
        )
        return rowCount
      })
      broken++
      return reading
    }

    await expect(slow('select pg_sleep(0.4)')).resolves.toMatchObject({ rowCount: 1 })
    await expect(slow('insert into slow select 1 from pg_sleep(0.4)')).rejects.toThrow()

    expect(broken).toBe(2)
    expect(await kit.count('slow')).toBe(0)
  })
})
