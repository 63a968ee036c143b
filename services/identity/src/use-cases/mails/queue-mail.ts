import type { Tx } from '@selah/kit/db'
import { v7 as uuidv7 } from 'uuid'
import { mailRepository } from '../../db/mail-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import type { MailFacts } from '../../mails/words.ts'

/** What the vault knows queued mails by. */
export const MAIL_USE = 'mails.sealed'

/** A notice that could not be delivered for this long is old news. */
const NOTICE_TTL_S = 24 * 60 * 60

/**
 * Writes a mail down in the transaction of what it tells of; a worker sends it at least once. It lies sealed under the
 * person's key, since it carries their address and a way into their account.
 */
export async function queueMail(deps: IdentityDeps, tx: Tx, userId: string, facts: MailFacts): Promise<void> {
  const now = deps.now()
  const ttlS = facts.code || facts.link ? deps.config.LINK_TTL_S : NOTICE_TTL_S
  const [sealed = ''] = await deps.vault.seal(tx, userId, [{ use: MAIL_USE, text: JSON.stringify(facts) }])
  await mailRepository.insert(tx, {
    id: uuidv7(),
    userId,
    kind: facts.kind,
    sealed,
    dueAt: now,
    createdAt: now,
    expiresAt: new Date(now.getTime() + ttlS * 1000),
  })
}
