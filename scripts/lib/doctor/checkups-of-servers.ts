import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { natsBinary } from '../../local-servers/nats-binary.ts'
import { postgresBinaries } from '../../local-servers/postgres-binaries.ts'
import { redisBinary } from '../../local-servers/redis-binary.ts'
import { Problem } from '../problem.mjs'
import { readStackOptions } from '../stack/stack-options.ts'
import { canReach } from '../system/can-reach.ts'
import { run } from '../system/run.ts'

// What the doctor knows of the servers that the product stands on: each says how it is, or throws a Problem.

export async function lookAtData(): Promise<string> {
  const { dataDir } = readStackOptions([])
  const major = await readFile(join(dataDir, 'postgres', 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (major === undefined) return 'none yet'
  const wanted = (await postgresBinaries()).major
  if (major.trim() === wanted) return `kept in ${dataDir}`
  throw new Problem(
    `The data is of PostgreSQL ${major.trim()}; this is ${wanted}.`,
    'npm start -- --fresh (empties it)',
  )
}

export function lookAtPostgres(): Promise<string> {
  return lookAtGiven('DATABASE_URL', async () => {
    const { postgres } = await postgresBinaries()
    return (await run(postgres, ['--version'])).trim()
  })
}

export function lookAtNats(): Promise<string> {
  return lookAtGiven('NATS_URL', async () => (await run(await natsBinary(), ['--version'])).trim())
}

export function lookAtRedis(): Promise<string> {
  return lookAtGiven('REDIS_URL', async () => {
    const binary = await redisBinary()
    if (!binary)
      return 'none to be had: a slow stand-in in memory is used (better: apt-get install redis-server)'
    return (await run(binary.command, ['--version'], binary)).trim().split(' sha=')[0] ?? ''
  })
}

/** A server that a setting names is looked for there, and ours is not needed. */
async function lookAtGiven(setting: string, own: () => Promise<string>): Promise<string> {
  const url = process.env[setting]
  if (!url) return own()
  const { host } = new URL(url)
  if (await canReach(url)) return `${setting} names ${host}, which answers`
  throw new Problem(
    `${setting} names ${host}, where nobody answers.`,
    `env -u ${setting} npm start (starts our own)`,
  )
}

export function lookAtMail(): Promise<string> {
  return lookAtGiven('SMTP_URL', async () => 'an inbox of our own')
}
