import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IdentityConfig } from '../config.ts'
import { tooManyMails } from '../errors.ts'

const PAUSE_MS = 60_000

export type MailLimit = (request: FastifyRequest) => Promise<void>

/**
 * Lets one mail a minute be asked for, by address: counted alike whether or not the address has an account, so that a
 * refusal tells nothing. Throws `over_email_send_rate_limit`.
 */
export function createMailLimit(app: FastifyInstance, config: IdentityConfig): MailLimit {
  if (config.RATE_LIMITS === 'local') return async () => undefined
  const count = app.createRateLimit({
    max: 1,
    timeWindow: PAUSE_MS,
    keyGenerator: (request) => `mail ${recipient(request)}`,
  })
  return async (request) => {
    const outcome = await count(request)
    if (!outcome.isAllowed && outcome.isExceeded) throw tooManyMails(outcome.ttlInSeconds)
  }
}

/** Who would get the mail: the address that is asked for, or the person who is signed in. */
function recipient(request: FastifyRequest): string {
  if (request.signedIn) return request.signedIn.user.id
  const { email } = (request.body ?? {}) as { email?: unknown }
  return typeof email === 'string' ? email.trim().toLowerCase() : ''
}
