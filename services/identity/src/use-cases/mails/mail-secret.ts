import type { Tx } from '@selah/kit/db'
import { v7 as uuidv7 } from 'uuid'
import { flowStateRepository } from '../../db/flow-state-repository.ts'
import { type NewOneTimeToken, oneTimeTokenRepository } from '../../db/one-time-token-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { LINK_TYPES, type LinkPurpose } from '../../domain/purpose.ts'
import type { MailFacts, MailKind } from '../../mails/words.ts'
import { markedAsPkce, newOneTimeSecret } from '../../tokens/one-time-secret.ts'
import { queueMail } from './queue-mail.ts'

/** Where the link of a mail leads once it is confirmed, and how the session gets there. */
export interface LinkFlow {
  /** Already checked against the allow-list. */
  readonly redirectTo: string
  /** Of the browser that asked: it alone can then exchange the link's code. */
  readonly challenge: string | undefined
}

export interface SecretMail {
  readonly userId: string
  readonly to: string
  readonly purpose: LinkPurpose
  readonly kind: MailKind
  readonly newAddress?: string
  /** The sign-up whose password the mail confirms. */
  readonly signUpId?: string | undefined
  readonly flow: LinkFlow
}

/** Mails a link and six digits, either of which proves once that the person reads this address. */
export async function mailSecret(deps: IdentityDeps, tx: Tx, mail: SecretMail): Promise<void> {
  const { userId, to, purpose, kind, newAddress, signUpId = null, flow } = mail
  const { type, method } = LINK_TYPES[purpose]
  const flowStateId = flow.challenge ? await startFlow(deps, tx, userId, flow.challenge, method) : null
  const { linkToken, code } = await issue(deps, tx, { userId, purpose, flowStateId, signUpId })
  const link = new URL(`${deps.config.PUBLIC_URL}/auth/v1/verify`)
  link.searchParams.set('token', flowStateId ? markedAsPkce(linkToken) : linkToken)
  link.searchParams.set('type', type)
  link.searchParams.set('redirect_to', flow.redirectTo)
  const facts: MailFacts = {
    kind,
    to,
    link: link.href,
    code,
    ...(newAddress && { newAddress }),
  }
  await queueMail(deps, tx, userId, facts)
}

/** Mails six digits only, for somebody who is signed in. */
export async function mailCode(deps: IdentityDeps, tx: Tx, userId: string, to: string): Promise<void> {
  const { code } = await issue(deps, tx, {
    userId,
    purpose: 'reauthentication',
    flowStateId: null,
    signUpId: null,
  })
  await queueMail(deps, tx, userId, { kind: 'reauthenticate', to, code })
}

async function issue(
  deps: IdentityDeps,
  tx: Tx,
  use: Pick<NewOneTimeToken, 'userId' | 'purpose' | 'flowStateId' | 'signUpId'>,
) {
  const { hashes, now: clock } = deps
  const now = clock()
  const { linkToken, code } = newOneTimeSecret()
  await oneTimeTokenRepository.add(tx, {
    ...use,
    id: uuidv7(),
    tokenHash: hashes.of('link', linkToken),
    codeHash: hashes.of(codeUse(use.userId, use.purpose), code),
    createdAt: now,
    expiresAt: linkExpiry(deps, now),
  })
  return { linkToken, code }
}

/** When a link or code that is mailed now stops working. */
export function linkExpiry({ config }: IdentityDeps, now: Date): Date {
  return new Date(now.getTime() + config.LINK_TTL_S * 1000)
}

/** Six digits are few: what they are hashed with says whose they are and what for. */
export function codeUse(userId: string, purpose: string): string {
  return `code ${purpose} ${userId}`
}

async function startFlow(deps: IdentityDeps, tx: Tx, userId: string, challenge: string, method: string) {
  const id = uuidv7()
  await flowStateRepository.insert(tx, {
    id,
    userId,
    codeChallenge: challenge,
    method,
    createdAt: deps.now(),
  })
  return id
}
