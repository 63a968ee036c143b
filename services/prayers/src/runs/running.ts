import { isDeepStrictEqual } from 'node:util'
import { dbOf, type Pool } from '@selah/kit/db'
import { Overloaded } from '@selah/kit/http/overload'
import type { Logger } from '@selah/kit/log'
import type { PrayerRequest } from '@selah/prayer-engine/prayer'
import { LEASE_MS } from '../db/generation-repository.ts'
import { generationUpkeep } from '../db/generation-upkeep.ts'
import { type FinishedPrayer, type GenerationKey, nameOf } from '../domain/generation.ts'
import { IdempotencyKeyReused } from '../errors.ts'
import { createGivenUp, type GivenUp } from './given-up.ts'
import { type Run, startRun } from './run.ts'
import { createTurns, type Turns } from './turns.ts'

/** What a prayer was asked for with. */
export interface Asked {
  readonly userId: string
  /** Finds the same prayer for a day. */
  readonly idempotencyKey?: string | undefined
  /** Chosen by the browser: the same prayer for ever. Takes the place of the key. */
  readonly id?: string | undefined
  readonly request: PrayerRequest
}

/** What a finished prayer is told as is the same in every process. */
const FOLLOWED = 'finished'

type Write = (run: Run) => Promise<FinishedPrayer>

/** The prayers this process is writing. Keeps their reservations alive, and waits for them when it is asked to stop. */
export interface Running extends AsyncDisposable {
  /** One person's askings begin one after the other. */
  readonly inTurn: Turns
  /** Begins to write what was asked for. */
  start(key: GenerationKey, asked: Asked, write: Write): Run
  find(key: GenerationKey): Run | undefined
  /** The prayer that is being written for the same id or key, and request. Throws IdempotencyKeyReused. */
  findAsked(asked: Asked): Run | undefined
  readonly givenUp: GivenUp
  /** Throws Overloaded when as many prayers are being written as may be. */
  refuseWhenFull(): void
  /** The one run of this process that follows a prayer which another process writes, for any number of readers. */
  follow(key: GenerationKey, write: Write): Run
}

export interface RunningOptions {
  readonly pool: Pool
  readonly log: Logger
  readonly max: number
}

export function createRunning({ pool, log, max }: RunningOptions): Running {
  const runs = new Map<string, { readonly run: Run; readonly asked: Asked }>()
  const followed = new Map<string, Run>()
  const givenUp = createGivenUp(pool, log)
  const renewing = setInterval(() => {
    if (runs.size === 0) return
    const keys = [...runs.values()].map(({ run }) => run.key)
    generationUpkeep
      .renewLeases(dbOf(pool), keys)
      .catch((err) => log.warn({ err }, 'reservations not renewed'))
  }, LEASE_MS / 4)
  renewing.unref()
  return {
    inTurn: createTurns(),
    givenUp,
    start(key, asked, write) {
      const run = startRun(key, write)
      runs.set(nameOf(key), { run, asked })
      whenEnded(run, () => runs.delete(nameOf(key)))
      return run
    },
    find: (key) => runs.get(nameOf(key))?.run,
    findAsked({ userId, id, idempotencyKey, request }) {
      const found = id
        ? runs.get(nameOf({ userId, id }))
        : [...runs.values()].find(
            ({ asked }) => asked.userId === userId && asked.idempotencyKey === idempotencyKey,
          )
      if (found && !isSameRequest(found.asked.request, request)) throw new IdempotencyKeyReused()
      return found?.run
    },
    refuseWhenFull() {
      if (runs.size >= max) throw new Overloaded()
    },
    follow(key, write) {
      const known = followed.get(nameOf(key))
      if (known) return known
      const run = startRun(key, write, FOLLOWED)
      followed.set(nameOf(key), run)
      whenEnded(run, () => followed.delete(nameOf(key)))
      return run
    },
    async [Symbol.asyncDispose]() {
      await Promise.allSettled([...runs.values()].map(({ run }) => run.result))
      clearInterval(renewing)
      await givenUp[Symbol.asyncDispose]()
    },
  }
}

function whenEnded({ result }: Run, work: () => void): void {
  result.then(work, work)
}

/** Whether two requests are the same once sent: an absent field and an undefined one are. */
export function isSameRequest(one: PrayerRequest, other: PrayerRequest): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)))
}
