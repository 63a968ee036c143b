import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { ErasureRequested, type EventType, PERSON_ERASED, publisherOf } from '@selah/proto/events'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { crashPoint } from '../crash.ts'
import { dbOf, type Pool, withTx } from '../db.ts'
import { type Consumer, consumer } from '../events/inbox.ts'
import { publishEvent } from '../events/outbox.ts'
import type { Need } from '../service/needs.ts'
import { erasePerson, type PersonalData, personHash } from './personal-data.ts'
import { erasedPeople } from './schema.ts'

/** The part of a service's definition that says what it keeps of people. */
export interface ErasingService {
  readonly name: string
  readonly needs: readonly Need[]
  readonly personal?: PersonalData
}

/** What a service with personal data does when a person's erasure is requested. Others do nothing. */
export function erasureConsumers({ name, needs, personal }: ErasingService): Consumer[] {
  if (!personal) return []
  return [
    consumer({
      name: `${name}-on-erasure-requested`,
      event: ErasureRequested,
      hearsErased: true,
      async handle(tx, { userId, erasureId }) {
        const row = { personHash: personHash(userId), erasureId, userId }
        // Asked again after the second look, it looks once more and answers once more.
        const erasedAt = sql`case when ${erasedPeople.userId} is null then now() else ${erasedPeople.erasedAt} end`
        await tx
          .insert(erasedPeople)
          .values(row)
          .onConflictDoUpdate({ target: erasedPeople.personHash, set: { erasureId, userId, erasedAt } })
        await erasePerson(tx, personal, needs.includes('vault'), userId)
        await personal.noteRequest?.(tx, { userId, erasureId })
      },
    }),
  ]
}

export interface SecondLook {
  readonly pool: Pool
  /** Longer than a request may be under way: what it still wrote is deleted as well. */
  readonly settleMs: number
}

/**
 * Looks a second time at one person whose erasure has settled, deletes what was written meanwhile, and says that nothing
 * is left. Returns how many people it looked at; the caller loops.
 */
export async function lookAgain(
  { name, needs, personal }: ErasingService,
  { pool, settleMs }: SecondLook,
): Promise<number> {
  if (!personal) return 0
  const done = personErasedBy(name)
  if (!(await isAnyoneUnsettled(pool))) return 0
  const looked = await withTx(pool, async (tx) => {
    const [found] = await tx
      .select()
      .from(erasedPeople)
      .where(sql`
        ${erasedPeople.userId} is not null
        and ${erasedPeople.erasedAt} <= now() - ${`${settleMs} milliseconds`}::interval
        and not exists (select from outbox where key = ${erasedPeople.userId}::text and published_at is null)
        ${sql.join((personal.endedFirst ?? []).map(hasNone), sql` `)}`)
      .limit(1)
      .for('update', { skipLocked: true })
    if (!found?.userId) return 0
    const { erasureId, userId } = found
    await erasePerson(tx, personal, needs.includes('vault'), userId)
    await tx.update(erasedPeople).set({ userId: null }).where(eq(erasedPeople.personHash, found.personHash))
    // Carries only the erasure's id: readers of this stream do not learn who the person was.
    const erasedAt = timestampFromDate(new Date())
    await publishEvent(tx, done, erasureId, { erasureId, erasedAt })
    crashPoint('erasure.beforeAnswer')
    return 1
  })
  if (looked > 0) crashPoint('erasure.afterAnswer')
  return looked
}

function hasNone(column: PgColumn): SQL {
  return sql`and not exists (select from ${column.table} where ${column} = ${erasedPeople.userId})`
}

/** Mostly nobody is: then no transaction is begun. */
async function isAnyoneUnsettled(pool: Pool): Promise<boolean> {
  const { rowCount } = await dbOf(pool).execute(
    sql`select from erased_people where user_id is not null limit 1`,
  )
  return rowCount === 1
}

function personErasedBy(service: string): EventType {
  const found = PERSON_ERASED.find((event) => publisherOf(event) === service)
  if (!found) throw new Error(`${service} keeps personal data, but its .proto has no PersonErased`)
  return found
}
