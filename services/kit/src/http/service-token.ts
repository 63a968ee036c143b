import { importJWK, type JWK, SignJWT } from 'jose'
import type { App } from './app.ts'
import { type KeySource, remoteKeys } from './jwks.ts'

/** How long a service's token is good: one call. */
export const SERVICE_TOKEN_TTL_S = 60
export const SERVICE_JWKS_PATH = '/.well-known/service-jwks.json'

/** A service's own identity towards other services. */
export interface ServiceIdentity {
  readonly name: string
  /** The public half, as others fetch it. */
  readonly publicJwk: JWK
  /** A bearer for one call to `audience`, good for 60 seconds. */
  tokenFor(audience: string): Promise<string>
}

/** Reads `SERVICE_PRIVATE_KEY`: base64url of a private P-256 JWK. Throws when it is not one. */
export async function serviceIdentity(name: string, setting: string): Promise<ServiceIdentity> {
  const jwk = JSON.parse(Buffer.from(setting, 'base64url').toString('utf8')) as JWK
  const key = await importJWK(jwk, 'ES256')
  const kid = jwk.kid ?? name
  const { kty, crv, x, y } = jwk
  return {
    name,
    publicJwk: { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' } as JWK,
    tokenFor: (audience) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
        .setIssuer(name)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${SERVICE_TOKEN_TTL_S}s`)
        .sign(key),
  }
}

/** Publishes the key that others verify this service's calls with. Not routed by the gateway. */
export function serviceKeyRoute(app: App, { publicJwk }: ServiceIdentity): void {
  app.get(SERVICE_JWKS_PATH, { schema: { hide: true } }, async () => ({ keys: [publicJwk] }))
}

/** Reads `TRUSTED_CALLERS`: `name=url[,name=url]`. */
export function trustedCallers(setting: string): Map<string, KeySource> {
  const entries = setting.split(',').filter((entry) => entry.trim() !== '')
  return new Map(
    entries.map((entry) => {
      const [name = '', url = ''] = entry.trim().split('=')
      return [name, remoteKeys(`${url}${SERVICE_JWKS_PATH}`)]
    }),
  )
}
