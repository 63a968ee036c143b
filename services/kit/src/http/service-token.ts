import { importJWK, type JWK, SignJWT } from 'jose'
import type { App } from './app.ts'
import { type KeySource, remoteKeys } from './jwks.ts'

/** How long a service's token is good. */
export const SERVICE_TOKEN_TTL_S = 60
/** A token is used for this long: the rest is for the call that carries it. */
const REUSED_MS = 40_000
export const SERVICE_JWKS_PATH = '/.well-known/service-jwks.json'

/** A service's own identity towards other services. */
export interface ServiceIdentity {
  readonly name: string
  /** The public half, as others fetch it. */
  readonly publicJwk: JWK
  /** A bearer for a call to `audience`, good for 20 seconds at least and 60 at most. */
  tokenFor(audience: string): Promise<string>
}

/** Reads `SERVICE_PRIVATE_KEY`: base64url of a private P-256 JWK. Throws when it is not one. */
export async function serviceIdentity(name: string, setting: string): Promise<ServiceIdentity> {
  const jwk = JSON.parse(Buffer.from(setting, 'base64url').toString('utf8')) as JWK
  const key = await importJWK(jwk, 'ES256')
  const kid = jwk.kid ?? name
  const { kty, crv, x, y } = jwk
  const kept = new Map<string, { readonly token: Promise<string>; readonly signedAt: number }>()
  const sign = (audience: string) =>
    new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
      .setIssuer(name)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${SERVICE_TOKEN_TTL_S}s`)
      .sign(key)
  return {
    name,
    publicJwk: { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' } as JWK,
    async tokenFor(audience) {
      const known = kept.get(audience)
      const ageMs = Date.now() - (known?.signedAt ?? 0)
      // A clock that was set back makes the age negative: such a token is from the future.
      if (known && ageMs >= 0 && ageMs < REUSED_MS) return known.token
      const token = sign(audience)
      kept.set(audience, { token, signedAt: Date.now() })
      return token
    },
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
