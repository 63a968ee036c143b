import { type Tx, withTx } from '@selah/kit/db'
import type { AppError } from '@selah/kit/errors'
import { v4 as uuidv4 } from 'uuid'
import { flowStateRepository } from '../db/flow-state-repository.ts'
import { type OneTimeToken, oneTimeTokenRepository } from '../db/one-time-token-repository.ts'
import { userRepository } from '../db/user-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import type { Purpose } from '../domain/purpose.ts'
import type { Device } from '../domain/session.ts'
import { isBanned, type User } from '../domain/user.ts'
import { LinkExpired, OtpExpired, UserBanned } from '../errors.ts'
import { withoutPkceMark } from '../tokens/one-time-secret.ts'
import { confirmEmailChange } from './change-email.ts'
import { confirmAddress, confirmSignUp } from './confirm-address.ts'
import { limitCodes } from './limit-guesses.ts'
import { type SignedIn, startSession } from './sessions/start-session.ts'
import { isOver, takeByCode } from './take-code.ts'

export interface VerifyLink {
  readonly linkToken: string
  readonly purposes: readonly Purpose[]
  readonly device: Device
  /** Where the link is opened in a browser, a PKCE flow ends in a code instead of a session. */
  readonly inBrowser: boolean
}

export interface VerifyCode {
  readonly email: string
  readonly code: string
  readonly purposes: readonly Purpose[]
  readonly device: Device
}

export type Verified =
  | { readonly signedIn: SignedIn }
  | { readonly authCode: string }
  /** The first of the two addresses of a change: the other one is waited for. */
  | { readonly isHalfDone: true }

type Outcome = Verified | { readonly refused: AppError }

/** Takes a link's token, once. Throws `otp_expired`. */
export async function verifyLink(deps: IdentityDeps, command: VerifyLink): Promise<Verified> {
  const { linkToken, purposes, device, inBrowser } = command
  const hashes = deps.hashes.candidates('link', withoutPkceMark(linkToken))
  return committed(deps, async (tx) => {
    const token = await oneTimeTokenRepository.findByToken(tx, hashes)
    if (!token || !isFor(purposes, token) || isOver(deps, token)) return { refused: new LinkExpired() }
    const user = await userRepository.lock(tx, token.userId)
    const isMine = await oneTimeTokenRepository.take(tx, token)
    if (!user || !isMine) return { refused: new LinkExpired() }
    await oneTimeTokenRepository.deleteForUser(tx, user.id, [token.purpose])
    return fulfil(deps, tx, user, token, device, inBrowser)
  })
}

/** Takes six digits, once, from whatever device. Throws `otp_expired`, or `over_request_rate_limit`. */
export async function verifyCode(deps: IdentityDeps, command: VerifyCode): Promise<Verified> {
  const { email, device } = command
  return limitCodes(deps, { email, place: device.place }, () => judgeCode(deps, command))
}

async function judgeCode(deps: IdentityDeps, command: VerifyCode): Promise<Verified> {
  const { email, code, purposes, device } = command
  return committed(deps, async (tx) => {
    for (const userId of await oneTimeTokenRepository.listRecipients(tx, email, purposes)) {
      const user = await userRepository.lock(tx, userId)
      const token = await takeByCode(deps, tx, userId, purposes, code)
      if (user && token) return fulfil(deps, tx, user, token, device, false)
    }
    return { refused: new OtpExpired() }
  })
}

function isFor(purposes: readonly Purpose[], token: OneTimeToken): boolean {
  return purposes.some((purpose) => purpose === token.purpose)
}

/** Refuses after the commit, so that a counted guess stays counted. */
async function committed(deps: IdentityDeps, work: (tx: Tx) => Promise<Outcome>): Promise<Verified> {
  const outcome = await withTx(deps.pool, work)
  if ('refused' in outcome) throw outcome.refused
  return outcome
}

async function fulfil(
  deps: IdentityDeps,
  tx: Tx,
  user: User,
  token: OneTimeToken,
  device: Device,
  inBrowser: boolean,
): Promise<Outcome> {
  if (isBanned(user, deps.now())) return { refused: new UserBanned() }
  const proved = await apply(deps, tx, user, token, device)
  if (!proved) return { isHalfDone: true }
  if (inBrowser && token.flowStateId) return issueCode(deps, tx, token.flowStateId)
  return { signedIn: await startSession(deps, tx, proved, { method: 'otp', provider: 'email', device }) }
}

/** What follows from reading the mail. Undefined while a second mail must be read. */
async function apply(
  deps: IdentityDeps,
  tx: Tx,
  user: User,
  { purpose, signUpId, flowStateId }: OneTimeToken,
  { place }: Device,
): Promise<User | undefined> {
  if (purpose === 'email_change_current') {
    return confirmEmailChange(deps, tx, user, 'current', flowStateId)
  }
  if (purpose === 'email_change_new') return confirmEmailChange(deps, tx, user, 'new', flowStateId)
  if (purpose === 'signup') return confirmSignUp(deps, tx, user, { signUpId, place })
  return confirmAddress(deps, tx, user)
}

async function issueCode(deps: IdentityDeps, tx: Tx, flowStateId: string): Promise<Outcome> {
  const authCode = uuidv4()
  const isIssued = await flowStateRepository.issueCode(
    tx,
    flowStateId,
    deps.hashes.of('auth code', authCode),
    deps.now(),
  )
  return isIssued ? { authCode } : { refused: new LinkExpired() }
}
