import type { Db, Tx } from '@selah/kit/db'
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { erasureAnswers, erasures } from './schema.ts'

export interface OpenErasure {
  readonly id: string
  readonly userId: string
}

/** How far an erasure is. */
export interface ErasureState {
  readonly id: string
  readonly requestedAt: Date
  readonly doneAt: Date | null
  readonly answers: readonly { readonly service: string; readonly answeredAt: Date }[]
}

export const erasureRepository = {
  async insert(tx: Tx, erasure: OpenErasure & { readonly email: string | null }, now: Date): Promise<void> {
    await tx.insert(erasures).values({ ...erasure, requestedAt: now, askedAt: now })
  },

  /** The erasure of a person that is not done yet. */
  async findOpenOf(db: Db | Tx, userId: string): Promise<string | undefined> {
    const [open] = await db.select({ id: erasures.id }).from(erasures).where(eq(erasures.userId, userId))
    return open?.id
  },

  /** The address of an erasure that is not done yet, for services that have not answered. */
  async findOpen(
    db: Db,
    id: string,
  ): Promise<{ readonly email: string | null; readonly requestedAt: Date } | undefined> {
    const [open] = await db
      .select({ email: erasures.email, requestedAt: erasures.requestedAt })
      .from(erasures)
      .where(and(eq(erasures.id, id), isNull(erasures.doneAt)))
    return open
  },

  async isAnyOpen(db: Db): Promise<boolean> {
    const open = await db.select({ id: erasures.id }).from(erasures).where(isNull(erasures.doneAt)).limit(1)
    return open.length > 0
  },

  async findState(db: Db, id: string): Promise<ErasureState | undefined> {
    const [erasure] = await db.select().from(erasures).where(eq(erasures.id, id))
    if (!erasure) return undefined
    const answers = await db
      .select({ service: erasureAnswers.service, answeredAt: erasureAnswers.answeredAt })
      .from(erasureAnswers)
      .where(eq(erasureAnswers.erasureId, id))
      .orderBy(asc(erasureAnswers.service))
    const { requestedAt, doneAt } = erasure
    return { id, requestedAt, doneAt, answers }
  },

  /** Notes that a service holds nothing more. An erasure that is not known here is passed over. */
  async answer(tx: Tx, erasureId: string, service: string, at: Date): Promise<void> {
    await tx.execute(sql`
      insert into ${erasureAnswers} (erasure_id, service, answered_at)
      select id, ${service}, ${at.toISOString()}::timestamptz from ${erasures} where id = ${erasureId}
      on conflict do nothing`)
  },

  /** One erasure that all these services have answered, locked; undefined when there is none. */
  async lockAnswered(tx: Tx, services: readonly string[]): Promise<OpenErasure | undefined> {
    const answered = sql`(
      select count(*) from ${erasureAnswers}
      where erasure_id = ${erasures.id} and service = any(${sql.param(services)}::text[]))`
    const [found] = await tx
      .select({ id: erasures.id, userId: erasures.userId })
      .from(erasures)
      .where(and(isNull(erasures.doneAt), eq(answered, services.length)))
      .orderBy(asc(erasures.askedAt))
      .limit(1)
      .for('update', { skipLocked: true })
    return found?.userId ? { id: found.id, userId: found.userId } : undefined
  },

  /** Erasures whose services were asked last before a moment, locked and noted as asked now. */
  async lockToAskAgain(tx: Tx, before: Date, now: Date, limit: number): Promise<OpenErasure[]> {
    const due = tx
      .select({ id: erasures.id })
      .from(erasures)
      .where(and(isNull(erasures.doneAt), lt(erasures.askedAt, before)))
      .limit(limit)
      .for('update', { skipLocked: true })
    const asked = await tx
      .update(erasures)
      .set({ askedAt: now })
      .where(inArray(erasures.id, due))
      .returning({ id: erasures.id, userId: erasures.userId })
    return asked.flatMap(({ id, userId }) => (userId ? [{ id, userId }] : []))
  },

  /** Ends an erasure, and forgets whose it was. */
  async end(tx: Tx, id: string, now: Date): Promise<void> {
    await tx.update(erasures).set({ userId: null, email: null, doneAt: now }).where(eq(erasures.id, id))
  },
}
