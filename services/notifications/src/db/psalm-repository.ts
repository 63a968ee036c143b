import type { Db, Tx } from '@selah/kit/db'
import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { PSALMS } from '../domain/introductions.ts'
import { psalmMembers, psalmSends } from './schema.ts'

export type PsalmMember = typeof psalmMembers.$inferSelect

export type NewPsalm = Pick<
  typeof psalmSends.$inferInsert,
  'userId' | 'localDate' | 'psalm' | 'state' | 'reason'
>

export interface Entitlement {
  readonly version: number
  readonly entitled: boolean
}

/** Who had no next time is asked for their zone again before the next psalm. */
const zoneWhileDue = sql`case when ${psalmMembers.nextAt} is not null then ${psalmMembers.timezone} end`

export const psalmRepository = {
  /** Takes billing's word, if it is newer than the one that is there. Who becomes entitled is looked at at once. */
  async setEntitlement(tx: Tx, userId: string, { version, entitled }: Entitlement, now: Date): Promise<void> {
    await tx
      .insert(psalmMembers)
      .values({ userId, entitled, version, nextAt: entitled ? now : null })
      .onConflictDoUpdate({
        target: psalmMembers.userId,
        set: {
          ...{ entitled, version },
          nextAt: sql`case
            when not ${entitled}::boolean or not ${psalmMembers.enabled} then null
            else coalesce(${psalmMembers.nextAt}, ${now.toISOString()}::timestamptz) end`,
          timezone: zoneWhileDue,
        },
        setWhere: lt(psalmMembers.version, version),
      })
  },

  async find(db: Db | Tx, userId: string): Promise<PsalmMember | undefined> {
    const [found] = await db.select().from(psalmMembers).where(eq(psalmMembers.userId, userId))
    return found
  },

  /** The person's own switch. Switched on again, they are looked at at once. */
  async setEnabled(db: Db | Tx, userId: string, enabled: boolean, now: Date): Promise<PsalmMember> {
    const at = sql`${now.toISOString()}::timestamptz`
    const [member] = await db
      .insert(psalmMembers)
      .values({ userId, enabled })
      .onConflictDoUpdate({
        target: psalmMembers.userId,
        set: {
          enabled,
          nextAt: sql`case
            when not ${enabled}::boolean or not ${psalmMembers.entitled} then null
            else coalesce(${psalmMembers.nextAt}, ${at}) end`,
          timezone: zoneWhileDue,
        },
      })
      .returning()
    if (!member) throw new Error('the switch was not kept')
    return member
  },

  /** Locks members whose time has come until the transaction ends; others pass them over. */
  async lockDue(tx: Tx, now: Date, limit: number): Promise<PsalmMember[]> {
    return tx
      .select()
      .from(psalmMembers)
      .where(sql`next_at is not null and next_at <= ${now.toISOString()}::timestamptz`)
      .orderBy(psalmMembers.nextAt)
      .limit(limit)
      .for('update', { skipLocked: true })
  },

  async setNext(
    db: Db | Tx,
    userIds: readonly string[],
    next: Pick<PsalmMember, 'nextAt'> & Partial<Pick<PsalmMember, 'timezone'>>,
  ): Promise<void> {
    // Who switched off or lost their plan in the meantime stays without a next time.
    await db
      .update(psalmMembers)
      .set(next)
      .where(and(inArray(psalmMembers.userId, [...userIds]), isNotNull(psalmMembers.nextAt)))
  },

  /** Queues psalms, where there is none for that local date. Returns whose were queued. */
  async queue(tx: Tx, psalms: readonly NewPsalm[], now: Date): Promise<string[]> {
    if (psalms.length === 0) return []
    const rows = await tx
      .insert(psalmSends)
      .values(psalms.map((psalm) => ({ ...psalm, id: uuidv7(), dueAt: now, createdAt: now })))
      .onConflictDoNothing()
      .returning({ userId: psalmSends.userId })
    return rows.map(({ userId }) => userId)
  },

  /** The next psalm comes next; after the last, the first. */
  async turnPage(tx: Tx, userIds: readonly string[]): Promise<void> {
    await tx
      .update(psalmMembers)
      .set({ nextPsalm: sql`${psalmMembers.nextPsalm} % ${PSALMS} + 1` })
      .where(inArray(psalmMembers.userId, [...userIds]))
  },

  async deleteOlderThan(db: Db, before: Date): Promise<number> {
    const { rowCount } = await db.delete(psalmSends).where(lt(psalmSends.createdAt, before))
    return rowCount ?? 0
  },
}
