import type { Db, Tx } from '@selah/kit/db'
import { and, eq, inArray, lt, ne } from 'drizzle-orm'
import { flowStates } from './schema.ts'

export type FlowState = typeof flowStates.$inferSelect

export const flowStateRepository = {
  async insert(tx: Tx, flow: typeof flowStates.$inferInsert): Promise<void> {
    await tx.insert(flowStates).values(flow)
  },

  /** Gives a flow its code, once the person has opened their link. */
  async issueCode(tx: Tx, id: string, authCodeHash: Uint8Array, now: Date): Promise<boolean> {
    const { rowCount } = await tx
      .update(flowStates)
      .set({ authCodeHash, authCodeIssuedAt: now })
      .where(eq(flowStates.id, id))
    return rowCount === 1
  },

  async findByCode(tx: Tx, hashes: readonly Buffer[]): Promise<FlowState | undefined> {
    const [flow] = await tx
      .select()
      .from(flowStates)
      .where(inArray(flowStates.authCodeHash, [...hashes]))
    return flow
  },

  async findById(tx: Tx, id: string): Promise<FlowState | undefined> {
    const [flow] = await tx.select().from(flowStates).where(eq(flowStates.id, id))
    return flow
  },

  /** Marks a flow's code as exchanged. */
  async noteSession(tx: Tx, id: string, sessionId: string): Promise<void> {
    await tx.update(flowStates).set({ sessionId }).where(eq(flowStates.id, id))
  },

  async delete(tx: Tx, id: string): Promise<void> {
    await tx.delete(flowStates).where(eq(flowStates.id, id))
  },

  /** Removes a person's flows, and with them the codes that could still be exchanged; all but the one named. */
  async deleteForUser(tx: Tx, userId: string, exceptId: string | null): Promise<void> {
    const own = eq(flowStates.userId, userId)
    await tx.delete(flowStates).where(exceptId ? and(own, ne(flowStates.id, exceptId)) : own)
  },

  /** Removes a person's flows of one method. */
  async deleteByMethod(tx: Tx, userId: string, method: string): Promise<void> {
    await tx.delete(flowStates).where(and(eq(flowStates.userId, userId), eq(flowStates.method, method)))
  },

  async deleteCreatedBefore(db: Db, before: Date): Promise<number> {
    const { rowCount } = await db.delete(flowStates).where(lt(flowStates.createdAt, before))
    return rowCount ?? 0
  },
}
