import { randomUUID } from 'node:crypto'
import type { Mailer } from '@selah/kit/mail'
import type { Counts } from '../../db/letter-send-repository.ts'
import type { Issue } from '../../domain/issue.ts'
import { letterMail } from '../../mails/compose.ts'
import type { RenderedMail } from '../../mails/layout.ts'
import { type StopDeps, stopOf } from '../stop-headers.ts'

/** Of a reader that does not exist: its link stops nothing. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** An issue as a reader gets it, with what ends it. */
export function renderIssue(deps: StopDeps, issue: Issue, subscriberId = NOBODY): IssueMail {
  const { PRODUCT_NAME: product, PUBLIC_URL: publicUrl } = deps.config
  const { stopLink, headers } = stopOf(deps, 'letter', subscriberId)
  return { ...letterMail(issue, { product, publicUrl, stopLink }), headers }
}

export interface IssueMail extends RenderedMail {
  readonly headers: Record<string, string>
}

/** Sends an issue to one address, to look at it. It is not counted, and may be repeated. */
export async function sendProof(
  deps: StopDeps & { readonly mailer: Mailer },
  issue: Issue,
  to: string,
): Promise<void> {
  const { hostname } = new URL(deps.config.PUBLIC_URL)
  const messageId = `<${randomUUID()}@${hostname}>`
  await deps.mailer.send({ ...renderIssue(deps, issue), to, messageId })
}

/** How many mails of an issue have no end yet. */
export function mailsLeft({ pending = 0, sending = 0 }: Counts): number {
  return pending + sending
}

/** `12 sent, 3 pending`. */
export function countsInWords(counts: Counts): string {
  const states = Object.entries(counts).map(([state, mails]) => `${mails} ${state}`)
  return states.length > 0 ? states.sort().join(', ') : 'not sent yet'
}
