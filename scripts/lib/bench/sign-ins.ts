import { load } from './load.ts'
import { askPeer } from './peers.ts'
import type { BenchProduct } from './product.ts'
import { inTurn } from './rounds.ts'
import type { Row } from './row.ts'

const SECONDS = 4
const PEOPLE = 16
export const PASSWORD = 'still waters 23'
/** Of services/identity/src/clients/password-hasher.ts. */
export const ARGON2ID = { MEMORY: '19456', TIME: '2' }
export const JSON_HEADERS = { 'content-type': 'application/json' }

/** Sign-ins through the gateway, beside the password hashing alone that they need. */
export async function measureSignIns({ urls }: BenchProduct): Promise<Row[]> {
  const url = urls.gateway ?? ''
  const bodies = Array.from({ length: PEOPLE }, (_, n) =>
    JSON.stringify({ email: `bench-${n}@example.org`, password: PASSWORD }),
  )
  for (const body of bodies) {
    const reply = await fetch(`${url}/auth/v1/signup`, { method: 'POST', headers: JSON_HEADERS, body })
    if (!reply.ok) throw new Error(`a sign-up was answered ${reply.status}: ${await reply.text()}`)
  }
  const measured = await inTurn({
    signIns: async () => {
      const next = (worker: number) => ({
        ...({ path: '/auth/v1/token?grant_type=password', method: 'POST', headers: JSON_HEADERS } as const),
        body: bodies[worker % PEOPLE] ?? '',
      })
      return (await load({ url, seconds: SECONDS, workers: PEOPLE, next })) / SECONDS
    },
    alone: () => askPeer('argon2id', { ...ARGON2ID, SECONDS: String(SECONDS) }),
  })
  return [
    {
      ...{ work: 'sign-ins', unit: 'a second', ours: measured.signIns, bound: { atLeast: 0.85 } },
      peer: { name: 'argon2id alone', value: measured.alone },
    },
  ]
}
