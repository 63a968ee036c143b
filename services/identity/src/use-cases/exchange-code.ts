import { type Tx, withTx } from '@selah/kit/db'
import { flowStateRepository } from '../db/flow-state-repository.ts'
import { userRepository } from '../db/user-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { isVerifierOf } from '../domain/pkce.ts'
import type { Device } from '../domain/session.ts'
import { isBanned } from '../domain/user.ts'
import {
  type AuthError,
  badCodeVerifier,
  flowStateExpired,
  flowStateNotFound,
  userBanned,
} from '../errors.ts'
import { type SignedIn, startSession } from './start-session.ts'

const AUTH_CODE_TTL_MS = 5 * 60 * 1000

export interface ExchangeCode {
  readonly authCode: string
  readonly verifier: string
  readonly device: Device
}

/** Exchanges the code of a PKCE flow for a session, for the browser that holds the verifier. A code works once. */
export async function exchangeCode(deps: IdentityDeps, command: ExchangeCode): Promise<SignedIn> {
  const outcome = await withTx(deps.pool, (tx) => tryExchange(deps, tx, command))
  // After the commit: a code that was presented with a wrong verifier is spent.
  if ('refused' in outcome) throw outcome.refused
  return outcome
}

async function tryExchange(
  deps: IdentityDeps,
  tx: Tx,
  { authCode, verifier, device }: ExchangeCode,
): Promise<SignedIn | { readonly refused: AuthError }> {
  const now = deps.now()
  const flow = await flowStateRepository.takeByCode(tx, deps.hashes.candidates('auth code', authCode))
  if (!flow?.authCodeIssuedAt) return { refused: flowStateNotFound() }
  if (now.getTime() - flow.authCodeIssuedAt.getTime() > AUTH_CODE_TTL_MS)
    return { refused: flowStateExpired() }
  if (!isVerifierOf(verifier, flow.codeChallenge)) return { refused: badCodeVerifier() }
  const user = await userRepository.lock(tx, flow.userId)
  if (!user) return { refused: flowStateNotFound() }
  if (isBanned(user, now)) return { refused: userBanned(403) }
  return startSession(deps, tx, user, { method: flow.method, provider: 'email', device })
}
