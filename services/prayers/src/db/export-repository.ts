import type { Db } from '@selah/kit/db'
import type { Vault } from '@selah/kit/vault'
import { asc, eq } from 'drizzle-orm'
import type { Generation } from '../domain/generation.ts'
import { generationColumns, openGenerations } from './generation-rows.ts'
import { generations } from './schema.ts'

/** What a person takes with them, beside their journal. */
export const exportRepository = {
  /** Everything they asked for, oldest first. Words are there for those of the last days. */
  async listGenerations(vault: Vault, db: Db, userId: string): Promise<Generation[]> {
    const rows = await db
      .select(generationColumns)
      .from(generations)
      .where(eq(generations.userId, userId))
      .orderBy(asc(generations.createdAt))
    return openGenerations(vault, db, userId, rows)
  },
}
