import { createServiceClient, type ServiceClient } from '@selah/kit/http/service-client'
import { createServiceWatch } from '@selah/kit/http/service-watch'
import type { Base } from '@selah/kit/service/needs'
import type { PrayerWriter } from '@selah/prayer-engine/writer'
import { type AskBilling, createAskBilling } from './clients/ask-billing.ts'
import { createWriters } from './clients/writers.ts'
import type { needs, PrayersConfig } from './config.ts'
import { modelSpendRepository } from './db/model-spend-repository.ts'
import { createStreamSlots, type StreamSlots } from './http/generations/stream-slots.ts'
import { createRunning, type Running } from './runs/running.ts'

type PrayersBase = Base<(typeof needs)[number]>

export interface PrayersDeps extends PrayersBase {
  /** Asked once before a person is refused for the limit. */
  readonly askBilling: AskBilling
  /** Tried in order; the last one is the composer, which needs nothing. */
  readonly writers: readonly PrayerWriter[]
  /** How many prayers a day the others of them write for one person at no cost. */
  readonly freeModelPrayersDailyMax: number
  readonly running: Running
  readonly streams: StreamSlots
  /** Where it is not kit's: tests of a crowd run on busy machines. */
  readonly eventLoopDelayMaxMs?: number
  /** Shows the pages for those who write and mend the arcs: on the local stack alone. */
  readonly isLabOpen: boolean
  /** How a prayer closes before its Amen. */
  readonly closing: string
  readonly unsavedKeptDays: number
}

/** What is its own, and how it ends: in reverse order, before what kit opened. */
export async function createDeps(
  base: PrayersBase,
  config: PrayersConfig,
  lifetime: AsyncDisposableStack,
): Promise<PrayersDeps> {
  const { pool, log } = base
  return {
    ...base,
    askBilling: createAskBilling(billingClient(base, config, lifetime), log),
    writers: await createWriters(config, modelSpendRepository(pool), lifetime),
    freeModelPrayersDailyMax: config.OPENAI_FREE_PRAYERS_DAILY_MAX,
    running: lifetime.use(createRunning({ pool, log, max: config.WRITINGS_MAX })),
    streams: createStreamSlots({
      perPersonMax: config.STREAMS_PER_PERSON_MAX,
      perProcessMax: config.STREAMS_MAX,
    }),
    isLabOpen: config.ENVIRONMENT === 'local',
    closing: config.PRAYER_CLOSING,
    unsavedKeptDays: config.UNSAVED_KEPT_DAYS,
  }
}

function billingClient(
  { identity, log }: PrayersBase,
  { BILLING_URL }: PrayersConfig,
  lifetime: AsyncDisposableStack,
): ServiceClient | undefined {
  if (BILLING_URL === '') return undefined
  const urls = { billing: BILLING_URL }
  const watch = lifetime.use(createServiceWatch({ urls, log }))
  return createServiceClient({ urls, identity, watch })
}
