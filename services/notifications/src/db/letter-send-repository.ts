import type { Db, Tx } from '@selah/kit/db'
import { count, eq, sql } from 'drizzle-orm'
import type { MailState } from './schema/outgoing.ts'
import { letterSends, letterSubscribers, suppressedAddresses } from './schema.ts'

export type LetterSend = typeof letterSends.$inferSelect
export type Counts = Partial<Record<MailState, number>>

export const letterSendRepository = {
  /** Queues an issue for every subscriber who has no row of it yet. Returns for how many. */
  async start(db: Db, issue: number, now: Date): Promise<number> {
    const at = sql`${now.toISOString()}::timestamptz`
    const { rowCount } = await db.execute(sql`
      insert into ${letterSends} (id, issue, subscriber_id, due_at, created_at)
      select gen_random_uuid(), ${issue}, id, ${at}, ${at} from ${letterSubscribers}
      where state = 'confirmed' and email is not null
        and not exists (
          select from ${suppressedAddresses} where email_hash = ${letterSubscribers}.email_hash)
      on conflict (issue, subscriber_id) do nothing`)
    return rowCount ?? 0
  },

  /** How many mails of an issue stand where. */
  async counts(db: Db, issue: number): Promise<Counts> {
    const rows = await db
      .select({ state: letterSends.state, mails: count() })
      .from(letterSends)
      .where(eq(letterSends.issue, issue))
      .groupBy(letterSends.state)
    return Object.fromEntries(rows.map(({ state, mails }) => [state, mails]))
  },

  /** The issues a subscriber was sent, for their export. */
  async listSent(db: Db | Tx, subscriberId: string): Promise<LetterSend[]> {
    return db
      .select()
      .from(letterSends)
      .where(eq(letterSends.subscriberId, subscriberId))
      .orderBy(letterSends.issue)
  },
}
