import { readdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { createPool, withTx } from '../src/db.ts'
import { migrate } from '../src/migrate.ts'
import { createTestDatabase } from '../src/testing/database.ts'
import { migrationsFolder, startKit } from './harness.ts'

describe('a transaction', () => {
  test('leaves nothing behind when its work throws', async () => {
    await using kit = await startKit()

    const work = withTx(kit.pool, async (tx) => {
      await tx.execute(sql`insert into things (id) values (gen_random_uuid())`)
      throw new Error('no')
    })

    await expect(work).rejects.toThrow('no')
    expect(await kit.count('things')).toBe(0)
  })

  // PostgreSQL answers COMMIT with a quiet ROLLBACK once a statement has failed.
  test('is not reported as done when a failed statement in it was swallowed', async () => {
    await using kit = await startKit()

    const work = withTx(kit.pool, async (tx) => {
      await tx.execute(sql`insert into things (id) values (gen_random_uuid())`)
      await tx.execute(sql`select 1 / 0`).catch(() => undefined)
    })

    await expect(work).rejects.toThrow('rolled back')
    expect(await kit.count('things')).toBe(0)
  })

  // Guards "random pg_terminate_backend under load: no partial transaction, no hung request, the pool recovers".
  test('is whole or absent while backends are terminated at random', { timeout: 60_000 }, async () => {
    await using kit = await startKit({ poolMax: 4 })
    const admin = new pg.Client({ connectionString: kit.databaseUrl })
    await admin.connect()
    let killing = true
    let kills = 0
    const killer = (async () => {
      while (killing) {
        const { rowCount } = await admin.query(`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() order by random() limit 1`)
        kills += rowCount ?? 0
        await delay(Math.random() * 20)
      }
    })()

    let acknowledged = 0
    const worker = async (number: number) => {
      for (let round = 0; round < 60; round++) {
        const note = `${number}-${round}`
        const work = withTx(kit.pool, async (tx) => {
          for (let n = 0; n < 3; n++) {
            await tx.execute(sql`insert into things (id, note) values (gen_random_uuid(), ${note})`)
          }
        })
        await work.then(
          () => acknowledged++,
          () => undefined,
        )
      }
    }
    await Promise.all(Array.from({ length: 12 }, (_, number) => worker(number)))
    killing = false
    await killer
    await admin.end()

    expect(kills).toBeGreaterThan(5)
    expect(await kit.count('(select note from things group by note having count(*) <> 3) partial')).toBe(0)
    // A transaction whose COMMIT went unanswered may be there as well.
    expect(await kit.count('(select distinct note from things) whole')).toBeGreaterThanOrEqual(acknowledged)
    expect(acknowledged).toBeGreaterThan(100)
    await withTx(kit.pool, (tx) => tx.execute(sql`select 1`))
    expect(kit.pool.waitingCount).toBe(0)
  })

  test('waits for a free connection no longer than it may', { timeout: 20_000 }, async () => {
    await using kit = await startKit({ poolMax: 1 })
    const held = await kit.pool.connect()

    await expect(withTx(kit.pool, async () => undefined)).rejects.toThrow(/timeout/)

    held.release()
  })
})

describe('migrations', () => {
  test('may be run by several replicas at once', async () => {
    await using kit = await startKit()
    const name = `fresh_${Date.now()}`
    await kit.pool.query(`create database ${name}`)
    const url = kit.databaseUrl.replace(/\/[^/]+$/, `/${name}`)

    await Promise.all(Array.from({ length: 4 }, () => migrate(url, migrationsFolder)))

    const pool = createPool({ url, max: 1, log: kit.log })
    const { rows } = await pool.query('select count(*)::int as n from drizzle.__drizzle_migrations')
    await pool.end()
    await kit.pool.query(`drop database ${name}`)
    const written = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'))
    expect(rows).toEqual([{ n: written.length }])
  })

  test('of a template are copied for each test', async () => {
    await using one = await createTestDatabase(migrationsFolder)
    await using two = await createTestDatabase(migrationsFolder)

    expect(one.url).not.toBe(two.url)
  })
})
