import type { Db, Tx } from '@selah/kit/db'
import type { Vault } from '@selah/kit/vault'
import { type SQL, sql } from 'drizzle-orm'
import type { Generation } from '../domain/generation.ts'
import { generations } from './schema.ts'
import { openWords } from './sealed-words.ts'

/** The other versions of a prayer that were had, or are being written. One that was cancelled half way was had as well. */
export const versionsOf = (userId: SQL, first: SQL) => sql<number>`(
  select count(*)::int from generations v where v.user_id = ${userId} and v.rewrite_of = ${first} and (
    v.status in ('running', 'done', 'purged') or (v.status = 'cancelled' and v.first_text_at is not null)))`

const FIRST = sql`coalesce(generations.rewrite_of, generations.id)`

/** What `openGenerations` makes generations of. */
export const generationColumns = {
  id: generations.id,
  userId: generations.userId,
  status: generations.status,
  category: generations.category,
  mood: generations.mood,
  createdAt: generations.createdAt,
  request: generations.sealedRequest,
  result: generations.sealedResult,
  firstId: sql<string>`${FIRST}`,
  firstFinishedAt: sql<Date | null>`(
    select f.finished_at from generations f where f.user_id = generations.user_id and f.id = ${FIRST}
  )`.mapWith(generations.finishedAt),
  versions: versionsOf(sql`generations.user_id`, FIRST),
  /** Every finished version of the prayer, this one included, oldest first. */
  finishedVersions: sql<string[]>`array(
    select f.id from generations f
    where f.user_id = generations.user_id and (f.id = ${FIRST} or f.rewrite_of = ${FIRST}) and f.status = 'done'
    order by f.created_at, f.id
  )`,
}

/** Another version of the same prayer was saved: saving forgets the request. */
export const hasSavedVersion = sql`exists (
  select 1 from generations s
  where s.user_id = generations.user_id and (s.id = ${FIRST} or s.rewrite_of = ${FIRST})
    and s.status = 'done' and s.sealed_request is null)`

interface Row extends Omit<Generation, 'request' | 'result' | 'first'> {
  readonly request: string | null
  readonly result: string | null
  readonly firstId: string
  readonly firstFinishedAt: Date | null
}

/** Generations of one person, their words opened. */
export async function openGenerations(
  vault: Vault,
  db: Db | Tx,
  userId: string,
  rows: readonly Row[],
): Promise<Generation[]> {
  const opened = await openWords(vault, db, userId, rows)
  return rows.map((row, nth) => {
    const { firstId, firstFinishedAt, request: _request, result: _result, ...plain } = row
    return { ...plain, ...opened[nth], first: { id: firstId, finishedAt: firstFinishedAt } }
  })
}
