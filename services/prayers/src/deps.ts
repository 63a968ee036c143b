import type { Base } from '@selah/kit/service/needs'
import type { PrayerWriter } from '@selah/prayer-engine/writer'
import { createWriters } from './clients/writers.ts'
import type { needs, PrayersConfig } from './config.ts'
import { modelSpendRepository } from './db/model-spend-repository.ts'
import { createStreamSlots, type StreamSlots } from './http/generations/stream-slots.ts'
import { createRunning, type Running } from './runs/running.ts'

type PrayersBase = Base<(typeof needs)[number]>

export interface PrayersDeps extends PrayersBase {
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
