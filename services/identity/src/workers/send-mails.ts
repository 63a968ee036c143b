import { crashPoint } from '@selah/kit/crash'
import { dbOf } from '@selah/kit/db'
import { v4 as uuidv4 } from 'uuid'
import { mailRepository, type QueuedMail } from '../db/mail-repository.ts'
import { userRepository } from '../db/user-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import type { PlainMailFacts } from '../domain/plain-mail.ts'
import { renderMail } from '../mails/render.ts'
import { type MailFacts, moneyInWords } from '../mails/words.ts'
import { MAIL_USE } from '../use-cases/mails/queue-mail.ts'

const BATCH = 5
/** How long a mail belongs to its sender: longer than the mail server may take. */
const LEASE_MS = 60_000
/** Pauses after each failed attempt; the last one repeats until the mail is of no use any more. */
const RETRY_MS = [2_000, 10_000, 30_000, 60_000, 300_000]

/** Sends the mails that are due, each at least once. Returns how many it tried. */
export async function sendMails(deps: IdentityDeps): Promise<number> {
  const now = deps.now()
  const until = new Date(now.getTime() + LEASE_MS)
  const claimed = await mailRepository.claimDue(dbOf(deps.pool), uuidv4(), now, until, BATCH)
  await Promise.all(claimed.map((mail) => sendOne(deps, mail)))
  return claimed.length
}

async function sendOne(deps: IdentityDeps, mail: QueuedMail): Promise<void> {
  const { log, pool } = deps
  const { id: mailId, kind, attempts } = mail
  if (mail.expiresAt <= deps.now()) return giveUp(deps, mail, 'too late to be of use')
  try {
    await deliver(deps, mail)
  } catch (error) {
    if (isRefusedForGood(error)) return giveUp(deps, mail, 'refused by the mail server')
    // What the server said is left out: it quotes the address.
    log.warn({ mailId, kind, attempts, reason: codeOf(error) }, 'mail not sent, will be tried again')
    await mailRepository.postpone(dbOf(pool), mail, retryAt(deps.now(), attempts))
    return
  }
  crashPoint('mail.afterSend')
  await mailRepository.delete(dbOf(pool), mail)
  log.info({ mailId, kind, attempts }, 'mail sent')
}

async function deliver(deps: IdentityDeps, mail: QueuedMail): Promise<void> {
  const { config, mailer } = deps
  const facts = mail.facts ? await addressed(deps, mail.userId, mail.facts) : await opened(deps, mail)
  if (!facts) return
  const rendered = renderMail(facts, { product: config.PRODUCT_NAME, support: config.SUPPORT_EMAIL })
  const { hostname } = new URL(config.PUBLIC_URL)
  await mailer.send({ ...rendered, to: facts.to, messageId: `<${mail.id}@${hostname}>` })
}

async function opened({ pool, vault }: IdentityDeps, { userId, sealed }: QueuedMail): Promise<MailFacts> {
  const [text = ''] = await vault.open(dbOf(pool), userId, [{ use: MAIL_USE, text: sealed ?? '' }])
  return JSON.parse(text) as MailFacts
}

/** Undefined for somebody who has no address. */
async function addressed(
  { pool }: IdentityDeps,
  userId: string,
  { kind, amount, currency }: PlainMailFacts,
): Promise<MailFacts | undefined> {
  const user = await userRepository.findById(dbOf(pool), userId)
  return user?.email ? { kind, to: user.email, money: moneyInWords(amount, currency) } : undefined
}

async function giveUp({ log, pool }: IdentityDeps, mail: QueuedMail, reason: string): Promise<void> {
  await mailRepository.delete(dbOf(pool), mail)
  log.warn({ mailId: mail.id, kind: mail.kind, attempts: mail.attempts, reason }, 'mail dropped')
}

function retryAt(now: Date, attempts: number): Date {
  const pauseMs = RETRY_MS[attempts - 1] ?? RETRY_MS.at(-1) ?? 0
  return new Date(now.getTime() + pauseMs)
}

/** The server does not know the recipient, and will not tomorrow. */
function isRefusedForGood(error: unknown): boolean {
  return codeOf(error) === 'EENVELOPE' && Number((error as { responseCode?: unknown }).responseCode) >= 500
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
