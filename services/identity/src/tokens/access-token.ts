import { createVerifiedTokens } from '@selah/kit/http/verified-tokens'
import { createLocalJWKSet, errors, jwtVerify, SignJWT } from 'jose'
import { validate } from 'uuid'
import type { Session } from '../domain/session.ts'
import type { User } from '../domain/user.ts'
import { BadJwt } from '../errors.ts'
import type { SigningKeys } from './signing-keys.ts'

export const AUDIENCE = 'authenticated'

export interface AccessTokens {
  readonly ttlS: number
  sign(user: User, session: Session): Promise<string>
  /** Who the token speaks for. Throws `bad_jwt`. Whether the session still lasts is for the database to say. */
  verify(token: string): Promise<Subject>
}

/** Who a token speaks for, and in which of their sessions. */
export interface Subject {
  readonly userId: string
  readonly sessionId: string
}

/** About 500 bytes each. */
const TOKENS_KNOWN_MAX = 2_000

export interface AccessTokenOptions {
  readonly keys: SigningKeys
  readonly issuer: string
  readonly ttlS: number
  readonly now: () => Date
}

export function createAccessTokens({ keys, issuer, ttlS, now }: AccessTokenOptions): AccessTokens {
  const keySet = createLocalJWKSet({ keys: [...keys.publicJwks] })
  const known = createVerifiedTokens<Subject>(TOKENS_KNOWN_MAX, () => now().getTime())
  return {
    ttlS,
    sign(user, session) {
      const issuedAt = Math.floor(now().getTime() / 1000)
      return new SignJWT({ ...personClaims(user), ...sessionClaims(session) })
        .setProtectedHeader({ alg: 'ES256', kid: keys.active.kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(user.id)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ttlS)
        .sign(keys.active.key)
    },
    async verify(token) {
      const found = known.find(token)
      if (found) return found.subject
      try {
        const { payload } = await jwtVerify(token, keySet, {
          algorithms: ['ES256'],
          issuer,
          audience: AUDIENCE,
          requiredClaims: ['sub', 'exp', 'session_id'],
          currentDate: now(),
        })
        const { sub: userId, session_id: sessionId, exp = 0 } = payload
        if (isUuid(userId) && isUuid(sessionId)) {
          const subject = { userId, sessionId }
          known.keep(token, { subject, expiresAtS: exp })
          return subject
        }
      } catch (error) {
        throw new BadJwt(reason(error))
      }
      throw new BadJwt('token has invalid claims')
    },
  }
}

function isUuid(claim: unknown): claim is string {
  return typeof claim === 'string' && validate(claim)
}

function personClaims(user: User) {
  return {
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    role: AUDIENCE,
    is_anonymous: user.isAnonymous,
  }
}

function sessionClaims(session: Session) {
  return { aal: session.aal, amr: session.amr, session_id: session.id }
}

function reason(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'token is expired'
  if (error instanceof errors.JWTClaimValidationFailed) return 'token has invalid claims'
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature is invalid'
  return 'token is malformed or signed by an unknown key'
}
