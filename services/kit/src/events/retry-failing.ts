import { crashPoint } from '../crash.ts'
import type { Pool } from '../db.ts'
import type { Logger } from '../log.ts'
import { inTrace } from '../trace.ts'
import { claimDue, parkEvent, postpone, takeBack } from './failing-events.ts'
import { type Consumer, consumeOnce, UndecodableEvent } from './inbox.ts'

/** Six attempts within 21 s: an event that always fails is parked within 30 s, also on a busy machine. */
export const RETRY_PAUSES_MS: readonly number[] = [1_000, 2_000, 4_000, 6_000, 8_000]

/** Longer than a statement may take: an attempt that is still running is not started a second time. */
const LEASE_MS = 20_000

export interface RetryDeps {
  readonly pool: Pool
  readonly log: Logger
  readonly consumers: readonly Consumer[]
  readonly retryPausesMs?: readonly number[] | undefined
}

/**
 * Tries one event again that was put aside and is due. Returns how many it tried; the caller loops.
 * Throws when the database is away; that counts as no attempt, and the event is due again once its lease is over.
 */
export async function retryFailing(deps: RetryDeps): Promise<number> {
  const { pool, log, consumers, retryPausesMs = RETRY_PAUSES_MS } = deps
  const names = consumers.map(({ name }) => name)
  const event = await claimDue(pool, names, LEASE_MS)
  const consumer = consumers.find(({ name }) => name === event?.consumer)
  if (!event || !consumer) return 0
  crashPoint('retry.afterClaim')
  const attempts = event.attempts + 1
  const about = { consumer: consumer.name, eventId: event.eventId, attempts }
  await inTrace(event.traceparent ?? undefined, async () => {
    try {
      await consumeOnce(pool, consumer, [event])
    } catch (err) {
      const pauseMs = retryPausesMs[attempts - 1]
      if (err instanceof UndecodableEvent || pauseMs === undefined) {
        await parkEvent(pool, consumer.name, event, err, attempts)
        log.error({ ...about, err }, 'event parked')
      } else {
        await postpone(pool, event, pauseMs)
        log.warn({ ...about, err }, 'event not applied, will be tried again')
      }
      return
    }
    await takeBack(pool, event)
    log.info(about, 'event applied at last')
  })
  return 1
}
