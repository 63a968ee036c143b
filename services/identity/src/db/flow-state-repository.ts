import type { Db, Tx } from '@selah/kit/db'
import { eq, inArray, lt } from 'drizzle-orm'
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

  /** Takes a flow by its code, which is gone with it: of two who present it only one gets it. */
  async takeByCode(tx: Tx, hashes: readonly Buffer[]): Promise<FlowState | undefined> {
    const [flow] = await tx
      .delete(flowStates)
      .where(inArray(flowStates.authCodeHash, [...hashes]))
      .returning()
    return flow
  },

  async deleteCreatedBefore(db: Db, before: Date): Promise<number> {
    const { rowCount } = await db.delete(flowStates).where(lt(flowStates.createdAt, before))
    return rowCount ?? 0
  },
}
