import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SignJWT } from 'jose'
import { PERSON_AUDIENCE } from '../http/caller.ts'
import { type KeySource, toPem } from '../http/jwks.ts'
import { type ServiceIdentity, serviceIdentity } from '../http/service-token.ts'

/** Stands in for identity in other services' tests: signs people's tokens and knows the key to check them. */
export interface TestIssuer {
  readonly issuer: string
  readonly keys: KeySource
  /** Answers its keys over HTTP as identity does, for services that run as their own process. */
  serve(): Promise<{ readonly url: string } & AsyncDisposable>
  /** Good for 15 minutes, or until `exp` of the claims. */
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
    tokenFor: (userId, claims = {}) =>
      new SignJWT({ session_id: randomUUID(), role: 'authenticated', aal: 'aal1', email: '', ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: 'test', typ: 'JWT' })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(PERSON_AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(typeof claims.exp === 'number' ? claims.exp : '15m')
        .sign(privateKey),
  }
}

/** A service's own key pair, as the setting `SERVICE_PRIVATE_KEY`. */
export function testServiceKey(kid: string): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return Buffer.from(JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid })).toString('base64url')
}

/** A calling service and the key by which the called one knows it. */
export async function testCaller(name: string): Promise<{ identity: ServiceIdentity; keys: KeySource }> {
  const identity = await serviceIdentity(name, testServiceKey(name))
  const pem = toPem(identity.publicJwk as Parameters<typeof toPem>[0])
  return { identity, keys: async () => pem }
}

/** One key-encryption key, as the setting `VAULT_KEYS`. */
export const TEST_VAULT_KEYS = `test:${Buffer.alloc(32, 7).toString('base64')}`
