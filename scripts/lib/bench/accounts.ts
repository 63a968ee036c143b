import pg from 'pg'
import { load } from './load.ts'
import { type Peer, startPeer } from './peers.ts'
import type { BenchProduct } from './product.ts'
import { inTurn } from './rounds.ts'
import type { Row } from './row.ts'
import { ARGON2ID, JSON_HEADERS, PASSWORD } from './sign-ins.ts'

const SECONDS = 4
const PEOPLE = 16
const PEER_DATABASE = 'bench_better_auth'

interface Tokens {
  access_token: string
  refresh_token: string
}

/** To renew a session and to read one's account through the gateway, beside better-auth, which has a session in a cookie. */
export async function measureAccounts(product: BenchProduct): Promise<Row[]> {
  const url = product.urls.gateway ?? ''
  const databaseUrl = await makePeerDatabase(product)
  const settings = { ...ARGON2ID, DATABASE_URL: databaseUrl }
  await using peer = await startPeer('better-auth', settings)
  await using renewing = await startPeer('better-auth', { ...settings, UPDATE_AGE: '0' })
  const tokens = await inOrder(
    async (n) => (await askToSignUp(`${url}/auth/v1/signup`, `account-${n}`)).json() as Promise<Tokens>,
  )
  const [cookies, renewed] = [await signUpAt(peer, 'looks'), await signUpAt(renewing, 'renews')]
  const looks = ({ url }: Peer, sessions: readonly string[]) =>
    rateOf(url, (worker) => ({
      path: '/api/auth/get-session',
      headers: { cookie: sessions[worker] ?? '' },
    }))
  const measured = await inTurn({
    account: rateOf(url, (worker) => ({
      path: '/auth/v1/user',
      headers: { authorization: `Bearer ${tokens[worker]?.access_token}` },
    })),
    peerAccount: looks(peer, cookies),
    refresh: rateOf(
      url,
      (worker) => ({
        ...({ path: '/auth/v1/token?grant_type=refresh_token', method: 'POST' } as const),
        headers: JSON_HEADERS,
        body: JSON.stringify({ refresh_token: tokens[worker]?.refresh_token }),
      }),
      (worker, body) => {
        tokens[worker] = JSON.parse(body) as Tokens
      },
    ),
    peerRefresh: looks(renewing, renewed),
  })
  const name = 'better-auth'
  return [
    {
      ...{ work: 'refresh of a session', unit: 'a second', ours: measured.refresh, bound: { atLeast: 1.2 } },
      peer: { name, value: measured.peerRefresh },
    },
    {
      ...{ work: 'GET /user', unit: 'a second', ours: measured.account, bound: { atLeast: 2 } },
      peer: { name, value: measured.peerAccount },
    },
  ]
}

type LoadOptions = Parameters<typeof load>[0]

/** How many are answered in a second while all workers ask. */
function rateOf(url: string, next: LoadOptions['next'], answered?: LoadOptions['answered']) {
  return async () => {
    const answers = await load({
      url,
      seconds: SECONDS,
      workers: PEOPLE,
      next,
      ...(answered && { answered }),
    })
    return answers / SECONDS
  }
}

/** One after another: to hash is dear. */
async function inOrder<Result>(make: (nth: string) => Promise<Result>): Promise<Result[]> {
  const made: Result[] = []
  for (let nth = 0; nth < PEOPLE; nth++) made.push(await make(String(nth)))
  return made
}

/** Their sessions, as the cookies that hold them. */
function signUpAt({ url }: Peer, kind: string): Promise<string[]> {
  return inOrder(async (nth) => {
    const reply = await askToSignUp(`${url}/api/auth/sign-up/email`, `${kind}-${nth}`)
    return reply.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; ')
  })
}

async function askToSignUp(url: string, name: string): Promise<Response> {
  const body = JSON.stringify({ name: 'Ana', email: `bench-${name}@example.org`, password: PASSWORD })
  const headers = { ...JSON_HEADERS, origin: new URL(url).origin }
  const reply = await fetch(url, { method: 'POST', headers, body })
  if (!reply.ok) throw new Error(`a sign-up was answered ${reply.status}: ${await reply.text()}`)
  return reply
}

async function makePeerDatabase({ surroundings }: BenchProduct): Promise<string> {
  const { databaseUrl } = surroundings.infrastructure
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`create database ${PEER_DATABASE}`)
  await client.end()
  const url = new URL(databaseUrl)
  url.pathname = PEER_DATABASE
  return url.href
}
