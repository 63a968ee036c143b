import { createCipheriv, randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { createPool, dbOf } from '../../../services/kit/src/db.ts'
import { createLogger } from '../../../services/kit/src/log.ts'
import { createVault, parseVaultKeys } from '../../../services/kit/src/vault.ts'
import { markTelling, withMarks } from '../../../services/prayers/src/domain/share-situation.ts'
import { load } from './load.ts'
import { startPeer } from './peers.ts'
import { type BenchPerson, oneByOne, publicKey, somePeople } from './people.ts'
import type { BenchProduct } from './product.ts'
import { inTurn } from './rounds.ts'
import type { Row } from './row.ts'

const SECONDS = 4
const PEOPLE = 20
const PAGE = 20
/** The prayers of a page and one more, so that there is a next page. */
const KEPT = PAGE + 5

const PRAYER = [
  'Lord, you are near to those whose heart is broken, and you hear before we call. '.repeat(7),
  'Be with my mother tonight, and sit beside her where I cannot be. ',
  'You keep watch when we sleep, and no night is too long for you; keep us as well. '.repeat(7),
].join('')
const SITUATION = 'My mother is ill and far away, and I do not know how to help her or what to say to her.'
const CONTENT = {
  ...withMarks(PRAYER, markTelling(PRAYER, SITUATION)),
  citations: [1, 2, 3].map((verse) => ({
    reference: `Psalms 34:${verse}`,
    text: 'The LORD is nigh unto them that are of a broken heart; and saveth such as be of a contrite spirit.',
    translation: 'KJV',
  })),
  recipient: { relationship: 'Self' },
  situation: SITUATION,
}
const COLUMNS = { category: 'Healing', mood: 'Anxious', tone: 'Comforting', written_by: 'composer' }

/** A page of the journal: the service itself and through the gateway, beside as little code as can do the same. */
export async function measureJournal(product: BenchProduct): Promise<Row[]> {
  const { surroundings, urls } = product
  const people = await somePeople(surroundings, PEOPLE)
  await keepPrayers(product, people)
  const textKey = randomBytes(32)
  await keepForPeer(product, people, textKey)
  await using peer = await startPeer('journal', {
    DATABASE_URL: surroundings.infrastructure.databaseUrl,
    PUBLIC_JWK: JSON.stringify(publicKey(surroundings)),
    TEXT_KEY: textKey.toString('base64'),
  })
  const next = oneByOne(people)
  const pages = (url: string, path: string) => async () => {
    const answers = await load({ url, seconds: SECONDS, next: () => ({ path, headers: next().headers }) })
    return answers / SECONDS
  }
  const path = `/api/v1/prayers?limit=${PAGE}`
  const measured = await inTurn({
    service: pages(urls.prayers ?? '', path),
    bare: pages(peer.url, '/journal'),
    gateway: pages(urls.gateway ?? '', path),
  })
  const row = { unit: 'a second', peer: { name: 'bare Fastify + pg', value: measured.bare } }
  return [
    { ...row, work: 'journal page of 20', ours: measured.service, bound: { atLeast: 0.8 } },
    { ...row, work: 'journal page through the gateway', ours: measured.gateway, bound: { atLeast: 0.55 } },
  ]
}

async function keepPrayers({ surroundings }: BenchProduct, people: readonly BenchPerson[]): Promise<void> {
  const { databases, secrets } = surroundings
  const pool = createPool({ url: databases.prayers ?? '', max: 2, log: createLogger('bench', 'silent') })
  const vault = createVault(parseVaultKeys(secrets.services.prayers?.vaultKeys ?? ''))
  const text = JSON.stringify(CONTENT)
  for (const { userId } of people) {
    const texts = Array.from({ length: KEPT }, () => ({ use: 'prayers.content', text }))
    for (const [n, sealed] of (await vault.seal(dbOf(pool), userId, texts)).entries()) {
      const { category, mood, tone, written_by: writtenBy } = COLUMNS
      await pool.query(
        `insert into prayers (id, user_id, generation_id, category, mood, tone, written_by, sealed_content, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, now() - make_interval(days => $9))`,
        [randomUUID(), userId, randomUUID(), category, mood, tone, writtenBy, sealed, n],
      )
    }
  }
  await pool.query('vacuum analyze prayers')
  await pool.end()
}

async function keepForPeer(
  { surroundings }: BenchProduct,
  people: readonly BenchPerson[],
  key: Buffer,
): Promise<void> {
  const client = new pg.Client({ connectionString: surroundings.infrastructure.databaseUrl })
  await client.connect()
  await client.query(`
    create table journal (id uuid primary key, user_id uuid not null, category text, mood text, tone text,
      written_by text, sealed bytea not null, created_at timestamptz not null)`)
  await client.query('create index on journal (user_id, created_at)')
  for (const { userId } of people) {
    for (let n = 0; n < KEPT; n++) {
      await client.query(
        'insert into journal values ($1, $2, $3, $4, $5, $6, $7, now() - make_interval(days => $8))',
        [randomUUID(), userId, ...Object.values(COLUMNS), seal(key), n],
      )
    }
  }
  await client.query('vacuum analyze journal')
  await client.end()
}

function seal(key: Buffer): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const text = Buffer.concat([cipher.update(JSON.stringify(CONTENT)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}
