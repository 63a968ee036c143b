import type { Db, Tx } from '@selah/kit/db'
import { inArray, lt, sql } from 'drizzle-orm'
import type { BrowserEvent } from '../domain/browser-event.ts'
import { browserEvents } from './schema.ts'

export interface StoredEvent extends BrowserEvent {
  readonly id: string
}

export const browserEventRepository = {
  /** Asks for a transaction: a page view and its announcement belong together. */
  async insert(tx: Tx, events: readonly StoredEvent[]): Promise<void> {
    await tx.insert(browserEvents).values([...events])
  },

  /** Deletes events that are older than `months`, a few at a time. Returns how many. */
  async purge(db: Db, now: Date, months: number, limit: number): Promise<number> {
    const old = sql`${now.toISOString()}::timestamptz - make_interval(months => ${months})`
    const due = db
      .select({ id: browserEvents.id })
      .from(browserEvents)
      .where(lt(browserEvents.happenedAt, old))
      .limit(limit)
    const { rowCount } = await db.delete(browserEvents).where(inArray(browserEvents.id, due))
    return rowCount ?? 0
  },
}
