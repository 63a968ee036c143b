import { type Tx, withTx } from '@selah/kit/db'
import { type NewPsalm, type PsalmMember, psalmRepository } from '../db/psalm-repository.ts'
import type { NotificationsDeps } from '../deps.ts'
import { isLate, localDateOf, nextMorning } from '../domain/morning.ts'

const BATCH = 500
/** Identity is asked again after this long, where it does not answer. */
const ASK_AGAIN_MS = 5 * 60_000
const DEFAULT_ZONE = 'UTC'

/** A member whose morning has come. */
interface Due {
  readonly userId: string
  readonly nextAt: Date
  readonly nextPsalm: number
  readonly timezone: string
}

/** Queues the psalms of this morning, and finds out where new members live. Returns how many members it looked at. */
export async function queuePsalms(deps: NotificationsDeps): Promise<number> {
  const now = deps.now()
  const { members, newcomers } = await withTx(deps.pool, async (tx) => {
    const members = await psalmRepository.lockDue(tx, now, BATCH)
    const newcomers = members.filter(({ timezone }) => timezone === null).map(({ userId }) => userId)
    await queue(tx, members.filter(isDue), now)
    await psalmRepository.setNext(tx, newcomers, { nextAt: new Date(now.getTime() + ASK_AGAIN_MS) })
    return { members, newcomers }
  })
  await Promise.all(newcomers.map((userId) => findZone(deps, userId)))
  return members.length
}

function isDue(member: PsalmMember): member is PsalmMember & Due {
  return member.timezone !== null && member.nextAt !== null
}

async function queue(tx: Tx, due: readonly Due[], now: Date): Promise<void> {
  const queued = await psalmRepository.queue(
    tx,
    due.map((member) => psalmOf(member, now)),
    now,
  )
  // A psalm that is not sent today comes the next morning.
  const late = new Set(due.filter(({ nextAt }) => isLate(nextAt, now)).map(({ userId }) => userId))
  await psalmRepository.turnPage(
    tx,
    queued.filter((userId) => !late.has(userId)),
  )
  for (const [timezone, members] of Map.groupBy(due, (member) => member.timezone)) {
    const nextAt = nextMorning(timezone, now)
    await psalmRepository.setNext(
      tx,
      members.map(({ userId }) => userId),
      { nextAt },
    )
  }
}

function psalmOf({ userId, nextAt, nextPsalm, timezone }: Due, now: Date): NewPsalm {
  const outcome = isLate(nextAt, now)
    ? { state: 'skipped' as const, reason: 'late' }
    : { state: 'pending' as const, reason: null }
  return { userId, psalm: nextPsalm, localDate: localDateOf(nextAt, timezone), ...outcome }
}

/** Asks identity where a new member lives. Their first psalm comes the next morning there. */
async function findZone({ db, findPerson, log, now }: NotificationsDeps, userId: string): Promise<void> {
  try {
    const person = await findPerson(userId)
    const timezone = person?.timezone ?? DEFAULT_ZONE
    const nextAt = person ? nextMorning(timezone, now()) : null
    await psalmRepository.setNext(db, [userId], { timezone, nextAt })
  } catch (err) {
    log.warn({ err }, 'time zone not found, will be asked again')
  }
}
