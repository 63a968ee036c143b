import { type Tx, withTx } from '@selah/kit/db'
import type { AppError } from '@selah/kit/errors'
import { type FlowState, flowStateRepository } from '../../db/flow-state-repository.ts'
import { sessionRepository } from '../../db/session-repository.ts'
import { userRepository } from '../../db/user-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { isVerifierOf } from '../../domain/pkce.ts'
import type { Device } from '../../domain/session.ts'
import { isBanned, type User } from '../../domain/user.ts'
import { BadCodeVerifier, FlowStateExpired, FlowStateNotFound, UserBanned } from '../../errors.ts'
import { announceRevoked } from '../announce.ts'
import { type SignedIn, startSession } from './start-session.ts'

const AUTH_CODE_TTL_MS = 5 * 60 * 1000

export interface ExchangeCode {
  readonly authCode: string
  readonly verifier: string
  readonly device: Device
}

/**
 * Exchanges the code of a PKCE flow for a session, for the browser that holds the verifier. A code works once. When it
 * is presented again, somebody else has it, so the session that it began ends (RFC 6749, 4.1.2).
 */
export async function exchangeCode(deps: IdentityDeps, command: ExchangeCode): Promise<SignedIn> {
  const outcome = await withTx(deps.pool, (tx) => tryExchange(deps, tx, command))
  // After the commit: a code that was presented with a wrong verifier is spent, and a session that ended stays so.
  if ('refused' in outcome) throw outcome.refused
  return outcome
}

type Outcome = SignedIn | { readonly refused: AppError }

async function tryExchange(
  deps: IdentityDeps,
  tx: Tx,
  { authCode, verifier, device }: ExchangeCode,
): Promise<Outcome> {
  const now = deps.now()
  const found = await flowStateRepository.findByCode(tx, deps.hashes.candidates('auth code', authCode))
  if (!found) return { refused: new FlowStateNotFound() }
  const user = await userRepository.lock(tx, found.userId)
  // Read again under the lock: somebody else may have presented the code at the same time.
  const flow = await flowStateRepository.findById(tx, found.id)
  if (!user || !flow?.authCodeIssuedAt) return { refused: new FlowStateNotFound() }
  if (flow.sessionId) return replayed(tx, flow, flow.sessionId, now)
  const refused = refusal(flow, user, verifier, now)
  if (refused) {
    await flowStateRepository.delete(tx, flow.id)
    return { refused }
  }
  const proof = { method: flow.method, provider: 'email', device }
  const signedIn = await startSession(deps, tx, user, proof)
  await flowStateRepository.noteSession(tx, flow.id, signedIn.session.id)
  return signedIn
}

function refusal(flow: FlowState, user: User, verifier: string, now: Date): AppError | undefined {
  const issuedAt = flow.authCodeIssuedAt?.getTime() ?? 0
  if (now.getTime() - issuedAt > AUTH_CODE_TTL_MS) return new FlowStateExpired()
  if (!isVerifierOf(verifier, flow.codeChallenge)) return new BadCodeVerifier()
  return isBanned(user, now) ? new UserBanned() : undefined
}

async function replayed(tx: Tx, { id, userId }: FlowState, sessionId: string, now: Date): Promise<Outcome> {
  await flowStateRepository.delete(tx, id)
  const ended = await sessionRepository.delete(tx, userId, 'local', sessionId)
  await announceRevoked(tx, userId, ended, now)
  return { refused: new FlowStateNotFound() }
}
