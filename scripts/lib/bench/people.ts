import { randomUUID } from 'node:crypto'
import { importJWK, type JWK, SignJWT } from 'jose'
import type { Surroundings } from '../stack/processes.ts'

const TTL_S = 900

export interface BenchPerson {
  readonly userId: string
  readonly headers: { readonly authorization: string }
}

/** The private key that identity signs people's tokens with. */
export function signingKey({ secrets }: Surroundings): JWK {
  const { keys } = JSON.parse(Buffer.from(secrets.signingKeys, 'base64url').toString()) as { keys: JWK[] }
  const [first] = keys
  if (!first) throw new Error('the stack has no signing key')
  return first
}

export function publicKey(surroundings: Surroundings): JWK {
  const { d: _private, ...known } = signingKey(surroundings)
  return known
}

/** People with the tokens that identity would give them. */
export async function somePeople(surroundings: Surroundings, count: number): Promise<BenchPerson[]> {
  const jwk = signingKey(surroundings)
  const key = await importJWK(jwk, 'ES256')
  const iat = Math.floor(Date.now() / 1000)
  return Promise.all(
    Array.from({ length: count }, async () => {
      const userId = randomUUID()
      const person = {
        session_id: randomUUID(),
        role: 'authenticated',
        aal: 'aal1',
        email: 'ana@example.org',
      }
      const token = await new SignJWT({
        ...person,
        app_metadata: { provider: 'email' },
        user_metadata: { name: 'Ana' },
      })
        .setProtectedHeader({ alg: 'ES256', kid: jwk.kid ?? '', typ: 'JWT' })
        .setIssuer(`${surroundings.publicUrl}/auth/v1`)
        .setSubject(userId)
        .setAudience('authenticated')
        .setIssuedAt(iat)
        .setExpirationTime(iat + TTL_S)
        .sign(key)
      return { userId, headers: { authorization: `Bearer ${token}` } }
    }),
  )
}

/** One of them after another. */
export function oneByOne(people: readonly BenchPerson[]): () => BenchPerson {
  let turn = 0
  return () => people[turn++ % people.length] as BenchPerson
}
