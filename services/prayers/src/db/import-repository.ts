import type { Tx } from '@selah/kit/db'
import type { Vault } from '@selah/kit/vault'
import { eq } from 'drizzle-orm'
import type { Prayer } from '../domain/journal.ts'
import { prayers } from './schema.ts'
import { sealWords } from './sealed-words.ts'

export const importRepository = {
  /** Ids of a person's prayers, deleted ones too, and of the generations that they were saved from. */
  async listKnown(tx: Tx, userId: string): Promise<ReadonlySet<string>> {
    const rows = await tx
      .select({ id: prayers.id, generationId: prayers.generationId })
      .from(prayers)
      .where(eq(prayers.userId, userId))
    return new Set(rows.flatMap(({ id, generationId }) => [id, generationId]))
  },

  /** Returns those that were not there. */
  async insert(vault: Vault, tx: Tx, userId: string, fresh: readonly Prayer[]): Promise<Prayer[]> {
    if (fresh.length === 0) return []
    const rows: (typeof prayers.$inferInsert)[] = []
    for (const { content, isShared: _no, ...row } of fresh) {
      rows.push({ ...row, sealedContent: await sealWords(vault, tx, userId, 'content', content) })
    }
    const inserted = await tx.insert(prayers).values(rows).onConflictDoNothing().returning({ id: prayers.id })
    const ids = new Set(inserted.map(({ id }) => id))
    return fresh.filter(({ id }) => ids.has(id))
  },
}
