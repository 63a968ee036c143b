import type { Tx } from '@selah/kit/db'
import { eq } from 'drizzle-orm'
import { quotas } from './schema.ts'

/**
 * Makes what one person does at once queue here until the transaction ends: askings, cancellings and savings. The row
 * of `quotas` is the only one that every person has.
 */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await tx.insert(quotas).values({ userId }).onConflictDoNothing()
  await tx.select({ userId: quotas.userId }).from(quotas).where(eq(quotas.userId, userId)).for('update')
}
