import type { Db } from '@selah/kit/db'
import { type OpenRow, type OperatedOutbox, OUTBOXES } from '../db/outgoing-repository.ts'

// What an operator sees of the mails and notifications that are queued, and does with them. `pnpm jobs`.

/** Rows of one kind that are listed. */
const LISTED_MAX = 100
/** A reminder that failed on another day is of no use any more. */
const RETRIED_HOURS = 24
const HOUR_MS = 60 * 60_000
const HEADINGS = ['KIND', 'STATE', 'ID', 'ATTEMPTS', 'SINCE', 'DUE', 'REASON']

type Operated = readonly [kind: string, outbox: OperatedOutbox]

/** One kind, or all of them without a name. Undefined for a kind that is none. */
export function operatedKinds(kind: string): readonly Operated[] | undefined {
  if (kind === '') return Object.entries(OUTBOXES)
  const outbox = OUTBOXES[kind]
  return outbox && [[kind, outbox]]
}

/** How many rows are in each state, and a line for each that has not ended, has failed or is unknown. */
export async function listJobs(db: Db, kinds: readonly Operated[]): Promise<string[]> {
  const lines: string[] = []
  const rows: string[][] = []
  for (const [kind, outbox] of kinds) {
    const counts = await outbox.count(db)
    lines.push(`${kind}: ${counts.map(({ state, total }) => `${total} ${state}`).join(', ') || 'none'}`)
    rows.push(...(await outbox.listOpen(db, LISTED_MAX)).map((row) => cellsOf(kind, row)))
  }
  return rows.length === 0 ? lines : [...lines, '', ...inColumns([HEADINGS, ...rows])]
}

/** Sends those again that failed within the last day. Returns how many. */
export function retryAll(db: Db, outbox: OperatedOutbox, now: Date): Promise<number> {
  return outbox.retryFailedSince(db, new Date(now.getTime() - RETRIED_HOURS * HOUR_MS), now)
}

/** How many wait, one line for each kind. */
export async function countWaiting(db: Db, kinds: readonly Operated[]): Promise<string[]> {
  return Promise.all(
    kinds.map(async ([kind, outbox]) => {
      const waiting = (await outbox.count(db)).find(({ state }) => state === 'pending')
      return `${kind}: ${waiting?.total ?? 0} waiting`
    }),
  )
}

/** Skips what waits. A job of it that is still in Redis finds nothing to do. Returns one line for each kind. */
export async function drainJobs(db: Db, kinds: readonly Operated[]): Promise<string[]> {
  return Promise.all(kinds.map(async ([kind, outbox]) => `${kind}: ${await outbox.drain(db)} skipped`))
}

function cellsOf(kind: string, row: OpenRow): string[] {
  const { state, id, attempts, claimedAt, createdAt, dueAt, reason } = row
  const since = claimedAt ?? createdAt
  return [kind, state, id, String(attempts), since.toISOString(), dueAt.toISOString(), reason ?? '']
}

function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = HEADINGS.map((_heading, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
