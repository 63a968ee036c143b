import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { withTx } from '@selah/kit/db'
import { publishEvents } from '@selah/kit/events/outbox'
import { PageViewed } from '@selah/proto/events'
import { v4 as uuidv4 } from 'uuid'
import { browserEventRepository, type StoredEvent } from '../db/browser-event-repository.ts'
import type { AnalyticsDeps } from '../deps.ts'
import { type BrowserEvent, cleanEvent, type ReportedEvent } from '../domain/browser-event.ts'

/** Keeps what may be kept of a browser's events, and announces the page views among them. Returns how many it kept. */
export async function recordEvents(
  { pool, log, now }: Pick<AnalyticsDeps, 'pool' | 'log' | 'now'>,
  reported: readonly ReportedEvent[],
): Promise<number> {
  const at = now()
  const kept = reported.flatMap((each) => cleanEvent(each, at) ?? [])
  logDropped(log, reported, kept)
  if (kept.length === 0) return 0
  // Random, not by time: what came together must not be recognisable by its ids.
  const rows = kept.map((event) => ({ id: uuidv4(), ...event }))
  await withTx(pool, async (tx) => {
    await browserEventRepository.insert(tx, rows)
    await publishEvents(tx, PageViewed, rows.flatMap(toPageViewed))
  })
  return kept.length
}

function toPageViewed({ id, event, properties, happenedAt }: StoredEvent) {
  if (event !== 'page_view') return []
  const data = { pagePath: String(properties.page_path), viewedAt: timestampFromDate(happenedAt) }
  return [{ key: id, data }]
}

/** Numbers alone: the names of what was dropped can be anything, somebody's words as well. */
function logDropped(
  log: AnalyticsDeps['log'],
  reported: readonly ReportedEvent[],
  kept: readonly BrowserEvent[],
): void {
  const dropped = reported.length - kept.length
  const droppedProperties = countProperties(reported) - countProperties(kept)
  if (dropped + droppedProperties > 0) log.info({ dropped, droppedProperties }, 'events dropped')
}

function countProperties(events: readonly Pick<ReportedEvent, 'properties'>[]): number {
  return events.reduce((total, { properties = {} }) => total + Object.keys(properties).length, 0)
}
