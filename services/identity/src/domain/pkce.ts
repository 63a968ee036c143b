import { createHash, timingSafeEqual } from 'node:crypto'
import { ValidationFailed } from '../errors.ts'

const CHALLENGE = /^[A-Za-z0-9\-._~]{43,128}$/

export interface PkceParams {
  readonly code_challenge?: string | null | undefined
  readonly code_challenge_method?: string | null | undefined
}

/** The challenge of a PKCE flow, or undefined when there is none. `plain` is refused: it protects nothing. */
export function pkceChallenge(params: PkceParams): string | undefined {
  const { code_challenge: challenge, code_challenge_method: method } = params
  if (!challenge && !method) return undefined
  if (!challenge || !method) {
    throw new ValidationFailed('PKCE flow requires code_challenge_method and code_challenge')
  }
  if (method.toLowerCase() !== 's256') throw new ValidationFailed('code challenge method must be s256')
  if (!CHALLENGE.test(challenge)) {
    throw new ValidationFailed(
      'code challenge has to be between 43 and 128 characters of A-Z a-z 0-9 - . _ ~',
    )
  }
  return challenge
}

/** Whether `verifier` is what `challenge` was made from. */
export function isVerifierOf(verifier: string, challenge: string): boolean {
  const expected = Buffer.from(challenge)
  const given = Buffer.from(createHash('sha256').update(verifier).digest('base64url'))
  return given.length === expected.length && timingSafeEqual(given, expected)
}
