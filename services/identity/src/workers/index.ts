import type { Worker } from '@selah/kit/service/definition'
import type { IdentityDeps } from '../deps.ts'
import { endErasures } from './end-erasures.ts'
import { purgeExpired } from './purge-expired.ts'
import { sendMails } from './send-mails.ts'

const HOUR_MS = 60 * 60 * 1000

/** What goes on beside the requests. */
export function workers(deps: IdentityDeps): Worker[] {
  return [
    { name: 'send mails', everyMs: deps.config.MAIL_POLL_MS, run: () => sendMails(deps) },
    { name: 'end erasures', everyMs: 1_000, run: () => endErasures(deps) },
    { name: 'purge expired', everyMs: HOUR_MS, run: () => purgeExpired(deps) },
  ]
}
