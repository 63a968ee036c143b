import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { dbOf } from '@selah/kit/db'
import { letterSendRepository } from '../src/db/letter-send-repository.ts'
import { findIssue } from '../src/mails/content.ts'
import { createStopTokens } from '../src/tokens/stop-token.ts'
import { renderIssue } from '../src/use-cases/letters/issues.ts'
import { median, startWorld } from './world.ts'

// Letters in a second, from a queue that is full: ours beside nodemailer alone, before the same server.
// Prints `ours N`, `bare N`, and `inexact N`: subscribers without exactly one row and one mail.

const SUBSCRIBERS = 2_000
const ROUNDS = 3
/** Left out at both ends, where a process starts and where it runs dry. */
const EDGE = 0.1

await using world = await startWorld()
const { sink, query } = world
await query(
  `insert into letter_subscribers (id, email, email_hash, state, source, confirmed_at, created_at, updated_at)
   select gen_random_uuid(), 'reader-' || n || '@example.com', sha256(n::text::bytea), 'confirmed', 'bench', now(), now(),
     now() from generate_series(1, $1) as n`,
  [SUBSCRIBERS],
)
const issue = findIssue(1)
if (!issue) throw new Error('there is no first issue')
let inexact = 0
const rates = { ours: [] as number[], bare: [] as number[] }
{
  await using _worker = await world.startWorker()
  for (let round = 0; round < ROUNDS; round++) {
    rates.bare.push(await sendBare())
    rates.ours.push(await sendOurs())
  }
}
console.log(`ours ${median(rates.ours)}\nbare ${median(rates.bare)}\ninexact ${inexact}`)

async function sendOurs(): Promise<number> {
  sink.taken.length = 0
  await query('delete from letter_sends')
  await letterSendRepository.start(dbOf(world.pool), 1, new Date())
  await sink.untilTaken(SUBSCRIBERS)
  const isEnded = async () => (await query(`select from letter_sends where state <> 'sent'`)).length === 0
  while (!(await isEnded())) await delay(100)
  const [{ rows }] = await query(
    `select count(*)::int as rows from letter_sends where state = 'sent' and attempts = 1`,
  )
  const mailed = new Set(sink.taken.map(({ to }) => to))
  inexact += Math.max(SUBSCRIBERS - mailed.size, sink.taken.length - mailed.size, SUBSCRIBERS - rows)
  return rateTaken()
}

async function sendBare(): Promise<number> {
  sink.taken.length = 0
  const settings = { config: { PUBLIC_URL: 'https://selah.example', PRODUCT_NAME: 'Selah' } }
  const deps = { ...settings, stopTokens: createStopTokens('a secret that never changes') }
  const mail = {
    from: 'Selah <hello@example.com>',
    ...renderIssue(deps, issue as NonNullable<typeof issue>),
  }
  const bare = spawn(process.execPath, ['bare.ts', sink.smtpUrl, String(SUBSCRIBERS)], {
    ...{ cwd: import.meta.dirname, stdio: ['pipe', 'inherit', 'inherit'] },
  })
  bare.stdin.end(JSON.stringify({ mail, key: world.dkimKey }))
  await once(bare, 'exit')
  await sink.untilTaken(SUBSCRIBERS)
  return rateTaken()
}

/** Mails in a second that the server took. */
function rateTaken(): number {
  const times = sink.taken.map(({ at }) => at).toSorted((a, b) => a - b)
  const [first, last] = [EDGE, 1 - EDGE].map((share) => Math.floor(times.length * share)) as [number, number]
  return ((last - first) * 1000) / ((times[last] ?? 0) - (times[first] ?? 0))
}
