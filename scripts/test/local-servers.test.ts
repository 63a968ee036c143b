import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { ensureDatabases } from '../lib/stack/databases.ts'
import { processesBelow } from '../lib/system/process-family.ts'
import { processMark } from '../lib/system/process-mark.ts'
import { startInbox } from '../local-servers/inbox.ts'
import { startNats } from '../local-servers/nats.ts'
import { startPostgres } from '../local-servers/postgres.ts'
import { startRedis } from '../local-servers/redis.ts'
import { FAST_AND_FORGETFUL, startTestServers } from '../local-servers/test-servers.ts'
import { throwawayFolder } from '../local-servers/throwaway-folder.ts'
import { eventually, isAlive } from './harness.ts'

const PASSWORD = 'p@ss/word'

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

describe('PostgreSQL', () => {
  const start = (dataDir: string) =>
    startPostgres({ dataDir, password: PASSWORD, settings: FAST_AND_FORGETFUL })

  test('keeps its data over a restart, and opens to nobody without the password', async () => {
    await using folder = await throwawayFolder()
    const dataDir = join(folder.path, 'postgres')
    const first = await start(dataDir)
    await query(first.url, 'create table psalms (number int); insert into psalms values (23)')
    await first.stop()

    await using second = await start(dataDir)

    expect(await query(second.url, 'select number from psalms')).toEqual([{ number: 23 }])
    const guessed = new URL(second.url)
    guessed.password = 'guessed'
    await expect(query(guessed.href, 'select 1')).rejects.toThrow(/password authentication failed/)
  })

  test.runIf(process.platform === 'linux')('leaves nothing behind when all of it is frozen', async () => {
    await using folder = await throwawayFolder()
    const server = await start(join(folder.path, 'postgres'))
    // It answers before it has started all of its background processes.
    let family: number[] = []
    await eventually(
      async () => {
        family = [server.pid, ...(await processesBelow(server.pid))]
        return family.length > 3
      },
      () => 'its background processes',
    )
    for (const pid of family) process.kill(pid, 'SIGSTOP')

    await server.stop()

    await eventually(
      async () => (await Promise.all(family.map(processMark))).every((mark) => mark === undefined),
      () => 'its sessions to end',
    )
  })

  test('ends the server that an earlier run left on its folder', async () => {
    await using folder = await throwawayFolder()
    const dataDir = join(folder.path, 'postgres')
    await using orphan = await start(dataDir)

    await using server = await start(dataDir)

    expect(isAlive(orphan.pid)).toBe(false)
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  // After a power cut the number in the lock file may belong to anybody; PostgreSQL itself would refuse to start.
  test('starts when the lock file of a dead server names a stranger', async () => {
    await using folder = await throwawayFolder()
    const dataDir = join(folder.path, 'postgres')
    const crashed = await start(dataDir)
    const lock = await readFile(join(dataDir, 'postmaster.pid'), 'utf8')
    process.kill(crashed.pid, 'SIGKILL')
    await crashed.exited
    await writeFile(join(dataDir, 'postmaster.pid'), lock.replace(String(crashed.pid), String(process.pid)))

    await using server = await start(dataDir)

    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('refuses the data of another major version, and says how to go on', async () => {
    await using folder = await throwawayFolder()
    const dataDir = join(folder.path, 'postgres')
    await mkdir(dataDir)
    await writeFile(join(dataDir, 'PG_VERSION'), '12\n')

    await expect(start(dataDir)).rejects.toMatchObject({
      message: expect.stringContaining('was written by PostgreSQL 12; this is PostgreSQL 18'),
      fix: expect.stringContaining('--fresh'),
    })
  })

  test('gives each service a database that no other service can open', async () => {
    await using folder = await throwawayFolder()
    await using server = await start(join(folder.path, 'postgres'))
    const services = ['identity', 'prayers'].map((service) => ({ service, password: `of-${service}` }))
    const ensure = () => ensureDatabases(server.url, services, { fresh: false })
    await ensure()

    const { identity = '', prayers = '' } = await ensure()

    await query(prayers, 'create table prayers (id int)')
    const intruder = new URL(identity)
    intruder.pathname = new URL(prayers).pathname
    await expect(query(intruder.href, 'select 1')).rejects.toThrow(/permission denied for database/)
  })

  test('says in a sentence that nobody answers at DATABASE_URL', async () => {
    const nobody = 'postgres://postgres:x@127.0.0.1:1/postgres'
    await expect(ensureDatabases(nobody, [], { fresh: false })).rejects.toMatchObject({
      message: 'No PostgreSQL answers at 127.0.0.1:1 (ECONNREFUSED).',
      fix: expect.stringContaining('DATABASE_URL'),
    })
  })
})

describe('NATS and Redis', () => {
  // Two servers on one folder would ruin it. A frozen one has not seen that its supervisor was killed.
  test.each([
    ['NATS', startNats],
    ['Redis', startRedis],
  ])('%s ends the server that an earlier run left on its folder', async (_name, start) => {
    await using folder = await throwawayFolder()
    await using orphan = await start({ dataDir: folder.path })
    process.kill(orphan.pid, 'SIGSTOP')

    await using server = await start({ dataDir: folder.path })

    expect(isAlive(orphan.pid)).toBe(false)
    expect(isAlive(server.pid)).toBe(true)
  })

  test.each([
    ['NATS', 'nats.pid', startNats],
    ['Redis', 'redis.pid', startRedis],
  ])('%s leaves a stranger alone that has the number of its last server', async (_name, file, start) => {
    await using folder = await throwawayFolder()
    await writeFile(join(folder.path, file), String(process.ppid))

    await using server = await start({ dataDir: folder.path })

    expect(isAlive(process.ppid)).toBe(true)
    expect(await readFile(join(folder.path, file), 'utf8')).toContain(String(server.pid))
  })
})

describe('Redis', () => {
  test('keeps what it was given over a restart when it is asked to', async () => {
    await using folder = await throwawayFolder()
    const options = { dataDir: join(folder.path, 'redis'), persistent: true }
    const first = await startRedis(options)
    const writer = new Redis(first.url)
    await writer.set('limit', '2')
    writer.disconnect()
    await first.stop()

    await using second = await startRedis(options)

    const reader = new Redis(second.url)
    expect(await reader.get('limit')).toBe('2')
    reader.disconnect()
  })
})

describe('the inbox', () => {
  test('shows a mail that was handed in', async () => {
    await using folder = await throwawayFolder()
    await using inbox = await startInbox({ dataDir: join(folder.path, 'inbox') })

    await handIn(inbox.smtpUrl, 'Subject: Peace be with you\r\n\r\nGo in peace.')

    const subjects = async () => {
      const mails = (await (await fetch(`${inbox.url}/api/email`)).json()) as { subject: string }[]
      return mails.map(({ subject }) => subject)
    }
    await eventually(
      async () => (await subjects()).includes('Peace be with you'),
      () => 'the mail',
    )
  })
})

describe('the servers of a test run', () => {
  test('are those that were given, and are left running', async () => {
    const given = { TEST_DATABASE_URL: 'postgres://somebody/else', TEST_REDIS_URL: 'redis://somebody.else' }
    await using servers = await startTestServers(given)

    expect(servers.databaseUrl).toBe(given.TEST_DATABASE_URL)
    expect(servers.redisUrl).toBe(given.TEST_REDIS_URL)
  })

  test('are our own otherwise, and gone afterwards', async () => {
    const servers = await startTestServers({})
    expect(await query(servers.databaseUrl, 'select 1 as one')).toEqual([{ one: 1 }])

    await servers.stop()

    await expect(query(servers.databaseUrl, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
  })
})

/** Hands in one mail as a mail program would, a line at a time. */
async function handIn(smtpUrl: string, mail: string): Promise<void> {
  const socket = connect(Number(new URL(smtpUrl).port), '127.0.0.1')
  const lines = [
    'HELO test',
    'MAIL FROM:<a@example.com>',
    'RCPT TO:<b@example.com>',
    'DATA',
    `${mail}\r\n.`,
    'QUIT',
  ]
  for (const line of lines) {
    await once(socket, 'data')
    socket.write(`${line}\r\n`)
  }
  await once(socket, 'close')
}
