import { crashPoint } from '@selah/kit/crash'
import { type Tx, withTx } from '@selah/kit/db'
import type { Mail } from '@selah/kit/mail'
import { untilDatabaseAnswers } from '@selah/kit/until-database-answers'
import type { Ended, Outbox, Outcome, OutgoingRow } from '../../db/outgoing-repository.ts'
import { together } from '../../db/together.ts'
import type { NotificationsDeps } from '../../deps.ts'
import { readFailure, tryAgain } from './smtp-answer.ts'

/** Afterwards the row is given up, and nobody knows any more what came of it. Less than a process may take to stop. */
const DATABASE_WAIT_MS = 15_000

export interface Skipped {
  /** Why nothing is sent. */
  readonly skip: string
}
export type Content = Omit<Mail, 'messageId'>

/** One kind of what is sent: its rows, and what each becomes. */
export interface Sending<Row extends OutgoingRow> {
  readonly kind: string
  readonly outbox: Outbox<Row>
  /** How long after its first time it is tried again. */
  readonly retryForMs: number
  /** Sends one row, and says what came of it. Throws where that cannot be tried now: it is tried again. */
  readonly attempt: (row: Row) => Promise<Outcome>
  /** What else is true once rows are sent, in the same transaction. */
  readonly onSent?: (tx: Tx, rows: readonly Row[], now: Date) => Promise<void>
}

/**
 * Sends one row, if it is due and nobody else has it: at most once for each attempt. Undefined where there was nothing to
 * do.
 */
export type Sender = (id: string) => Promise<Outcome | undefined>

/** Rows that are sent at the same time are claimed in one statement and ended in one transaction. */
export function createSender<Row extends OutgoingRow>(
  deps: NotificationsDeps,
  sending: Sending<Row>,
): Sender {
  const { kind, outbox, retryForMs, attempt } = sending
  const claim = together((ids: readonly string[]) => outbox.claim(deps.db, ids, deps.now()))
  const end = together((ended: readonly EndedRow<Row>[]) => endAll(deps, sending, ended))
  return async (id) => {
    const row = await claim(id)
    if (!row) return undefined
    crashPoint('sending.afterClaim')
    const outcome = await attempt(row).catch((err: unknown): Outcome => {
      deps.log.warn({ err, id, kind }, 'not ready to be sent')
      return tryAgain(row, 'not ready', deps.now(), retryForMs)
    })
    crashPoint('sending.afterSend')
    // A second time it finds the row ended, where the first time did commit.
    await untilDatabaseAnswers(() => end({ id, row, outcome }), { forMs: DATABASE_WAIT_MS })
    const reason = outcome.state === 'sent' ? undefined : outcome.reason
    const level = outcome.state === 'failed' || outcome.state === 'unknown' ? 'warn' : 'info'
    deps.log[level]({ id, kind, attempts: row.attempts, state: outcome.state, reason }, 'sending ended')
    return outcome
  }
}

interface EndedRow<Row> extends Ended {
  readonly row: Row
}

async function endAll<Row extends OutgoingRow>(
  { pool, now }: NotificationsDeps,
  { outbox, onSent }: Sending<Row>,
  ended: readonly EndedRow<Row>[],
): Promise<boolean[]> {
  return withTx(pool, async (tx) => {
    const areOurs = await outbox.end(tx, ended, now())
    const isSent = ({ outcome }: Ended, place: number) => areOurs[place] && outcome.state === 'sent'
    const sent = ended.filter(isSent).map(({ row }) => row)
    await onSent?.(tx, sent, now())
    crashPoint('sending.beforeCommit')
    return areOurs
  })
}

/** Sends what is due without a queue, one after the other: for an operator whose Redis is away. Returns how many. */
export async function sendDue<Row extends OutgoingRow>(
  deps: NotificationsDeps,
  sending: Sending<Row>,
): Promise<number> {
  const send = createSender(deps, sending)
  let sent = 0
  for (const id of await sending.outbox.takeForJobs(deps.db, deps.now(), 1_000)) {
    if (await send(id)) sent += 1
  }
  return sent
}

/** Hands one mail to the server. */
export async function sendMail<Row extends OutgoingRow>(
  { config, mailer, now }: NotificationsDeps,
  row: Row,
  retryForMs: number,
  content: Content | Skipped,
): Promise<Outcome> {
  if ('skip' in content) return { state: 'skipped', reason: content.skip }
  if (!mailer) return { state: 'skipped', reason: 'no mail server' }
  try {
    const { hostname } = new URL(config.PUBLIC_URL)
    await mailer.send({ ...content, messageId: `<${row.id}@${hostname}>` })
    return { state: 'sent' }
  } catch (error) {
    // What the server said is left out: it quotes the address.
    const failure = readFailure(error)
    if (failure === 'try-again') return tryAgain(row, 'refused for now', now(), retryForMs)
    return failure === 'refused'
      ? { state: 'failed', reason: 'refused' }
      : { state: 'unknown', reason: 'no answer' }
  }
}
