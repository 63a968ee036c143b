import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, SignJWT } from 'jose'
import { PERSON_AUDIENCE } from '../http/caller.ts'
import { type KeySource, toPem } from '../http/jwks.ts'
import { type ServiceIdentity, serviceIdentity } from '../http/service-token.ts'

const TOKEN_TTL_S = 15 * 60

/** Stands in for identity in other services' tests: signs people's tokens and knows the key to check them. */
export interface TestIssuer {
  readonly issuer: string
  readonly keys: KeySource
  /** Answers its keys over HTTP as identity does, for services that run as their own process. */
  serve(): Promise<{ readonly url: string } & AsyncDisposable>
  /** Good for 15 minutes. `claims` replaces any claim of the token; undefined leaves one out. */
  tokenFor(userId: string, claims?: Record<string, unknown>): Promise<string>
}

export function testIssuer(issuer = 'http://localhost:8080/auth/v1'): TestIssuer {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'test' } as Parameters<typeof toPem>[0]
  const pem = toPem(jwk)
  return {
    issuer,
    keys: async (kid) => (kid === 'test' ? pem : undefined),
    async serve() {
      const server = createServer((_request, response) => response.end(JSON.stringify({ keys: [jwk] })))
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const { port } = server.address() as AddressInfo
      return {
        url: `http://127.0.0.1:${port}`,
        async [Symbol.asyncDispose]() {
          server.close()
        },
      }
    },
    tokenFor(userId, claims = {}) {
      const iat = Math.floor(Date.now() / 1000)
      const ours = { sub: userId, iss: issuer, aud: PERSON_AUDIENCE, iat, exp: iat + TOKEN_TTL_S }
      const person = { session_id: randomUUID(), role: 'authenticated', aal: 'aal1', email: '' }
      return new SignJWT({ ...person, ...ours, ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: 'test', typ: 'JWT' })
        .sign(privateKey)
    },
  }
}

/** A service's own key pair, as the setting `SERVICE_PRIVATE_KEY`. */
export function testServiceKey(kid: string): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return Buffer.from(JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid })).toString('base64url')
}

export interface TestCaller {
  readonly identity: ServiceIdentity
  readonly keys: KeySource
  /** A token of this caller with exactly these claims, its own name as `iss` unless they say otherwise. */
  tokenWith(claims: Record<string, unknown>): Promise<string>
}

/** A calling service and the key by which the called one knows it. */
export async function testCaller(name: string): Promise<TestCaller> {
  const setting = testServiceKey(name)
  const identity = await serviceIdentity(name, setting)
  const pem = toPem(identity.publicJwk as Parameters<typeof toPem>[0])
  const key = await importJWK(JSON.parse(Buffer.from(setting, 'base64url').toString()), 'ES256')
  return {
    identity,
    keys: async () => pem,
    tokenWith: (claims) =>
      new SignJWT({ iss: name, ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: name, typ: 'JWT' })
        .sign(key),
  }
}

/** One key-encryption key, as the setting `VAULT_KEYS`. */
export const TEST_VAULT_KEYS = `test:${Buffer.alloc(32, 7).toString('base64')}`
