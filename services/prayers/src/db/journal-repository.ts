import type { Db } from '@selah/kit/db'
import type { Vault } from '@selah/kit/vault'
import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { JournalFilter, Prayer } from '../domain/journal.ts'
import { isShared, ownColumns } from './prayer-repository.ts'
import { personKeys, prayers } from './schema.ts'
import { openWordsWith } from './sealed-words.ts'

/** A place in the journal: everything after it is older. */
export interface JournalPlace {
  readonly createdAt: Date
  readonly id: string
}

export interface MonthCount {
  /** 'YYYY-MM' */
  readonly month: string
  readonly count: number
}

export interface JournalSlice extends Omit<JournalFilter, 'search'> {
  readonly after?: JournalPlace | undefined
  readonly limit: number
  /** False where few of the rows will be shown: `isShared` is then false, and somebody else's to find out. */
  readonly tellsLinks: boolean
}

export const journalRepository = {
  /**
   * Newest first, from `after` on, narrowed by what the table can tell. One query for all that it takes to show a page,
   * the person's key included.
   */
  async listPage(vault: Vault, db: Db, userId: string, slice: JournalSlice): Promise<Prayer[]> {
    const { after, limit, category, mood, until } = slice
    const afterTime = after?.createdAt.toISOString()
    const untilDay = until && `${until.month}-01`
    const values = {
      ...{ userId, limit, category, mood, afterTime, afterId: after?.id },
      ...{ untilDay, untilZone: until?.timezone },
    }
    const rows = await statementFor(db, slice).execute(values)
    const opened = openWordsWith(vault, rows[0]?.key ?? undefined, userId, rows)
    return rows.flatMap(({ key: _key, ...row }, nth) => {
      const content = opened[nth]?.content
      return content ? [{ ...row, content }] : []
    })
  },

  /** How many prayers each month has, newest first, by the calendar of `timezone`. */
  async countByMonth(db: Db, userId: string, timezone: string): Promise<MonthCount[]> {
    const month = sql<string>`to_char(${prayers.createdAt} at time zone ${timezone}, 'YYYY-MM')`.as('month')
    return db
      .select({ month, count: count() })
      .from(prayers)
      .where(and(eq(prayers.userId, userId), isNull(prayers.deletedAt)))
      .groupBy(sql`month`)
      .orderBy(desc(sql`month`))
  },
}

type Statement = ReturnType<typeof prepare>

/** Prepared once for each choice of filters: to build the query takes longer than to run it. */
const statements = new WeakMap<Db, Map<string, Statement>>()

function statementFor(db: Db, slice: JournalSlice): Statement {
  const known = statements.get(db) ?? new Map<string, Statement>()
  statements.set(db, known)
  const { after, category, mood, answered, tellsLinks, until } = slice
  const name = `journal_${[!!after, !!until, !!category, !!mood, answered, tellsLinks].map(String).join('_')}`
  const statement = known.get(name) ?? prepare(db, slice, name)
  known.set(name, statement)
  return statement
}

function prepare(db: Db, { after, category, mood, answered, tellsLinks, until }: JournalSlice, name: string) {
  const given = sql.placeholder
  const narrowed = [
    after && sql`(${prayers.createdAt}, ${prayers.id}) < (${given('afterTime')}, ${given('afterId')})`,
    until &&
      sql`${prayers.createdAt} < (${given('untilDay')}::date + interval '1 month') at time zone ${given('untilZone')}`,
    category && eq(prayers.category, given('category')),
    mood && eq(prayers.mood, given('mood')),
    answered === undefined ? undefined : (answered ? isNotNull : isNull)(prayers.answeredAt),
  ]
  return db
    .select({
      ...ownColumns,
      isShared: tellsLinks ? isShared : sql<boolean>`false`,
      key: { wrappedKey: personKeys.wrappedKey, kekId: personKeys.kekId },
    })
    .from(prayers)
    .leftJoin(personKeys, eq(personKeys.userId, prayers.userId))
    .where(and(eq(prayers.userId, given('userId')), isNull(prayers.deletedAt), ...narrowed))
    .orderBy(desc(prayers.createdAt), desc(prayers.id))
    .limit(given('limit'))
    .prepare(name)
}
