import { toPem } from '@selah/kit/http/jwks'
import type { SigningKeys } from '../../tokens/signing-keys.ts'

/** Checks this service's own tokens with its own keys. */
export function ownKeys({ publicJwks }: SigningKeys) {
  const pems = new Map(publicJwks.map((jwk) => [jwk.kid, toPem(jwk as Parameters<typeof toPem>[0])]))
  return async (kid: string) => pems.get(kid)
}
