import { isDeepStrictEqual } from 'node:util'
import { dbOf, type Pool } from '@selah/kit/db'
import { Overloaded } from '@selah/kit/http/overload'
import type { Logger } from '@selah/kit/log'
import type { PrayerRequest } from '@selah/prayer-engine/prayer'
import { generationRepository, LEASE_MS } from '../db/generation-repository.ts'
import { IdempotencyKeyReused } from '../errors.ts'
import { createGivenUp, type GivenUp } from './given-up.ts'
import type { Run } from './run.ts'
import { createTurns, type Turns } from './turns.ts'

/** What a prayer was asked for with. */
export interface Asked {
  readonly userId: string
  readonly idempotencyKey: string
  readonly request: PrayerRequest
}

/** The prayers this process is writing. Keeps their reservations alive, and waits for them when it is asked to stop. */
export interface Running extends AsyncDisposable {
  /** One person's askings begin one after the other. */
  readonly inTurn: Turns
  add(run: Run, asked: Asked): void
  find(generationId: string): Run | undefined
  /** The prayer that is being written for the same key and request. Throws IdempotencyKeyReused. */
  findAsked(asked: Asked): Run | undefined
  readonly givenUp: GivenUp
  /** Throws Overloaded when as many prayers are being written as may be. */
  refuseWhenFull(): void
  /** The one run of this process that follows a prayer which another process writes, for any number of readers. */
  follow(generationId: string, start: () => Run): Run
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
    generationRepository
      .renewLeases(dbOf(pool), [...runs.keys()])
      .catch((err) => log.warn({ err }, 'reservations not renewed'))
  }, LEASE_MS / 4)
  renewing.unref()
  return {
    inTurn: createTurns(),
    givenUp,
    add(run, asked) {
      runs.set(run.generationId, { run, asked })
      const remove = () => runs.delete(run.generationId)
      run.result.then(remove, remove)
    },
    find: (generationId) => runs.get(generationId)?.run,
    findAsked({ userId, idempotencyKey, request }) {
      const found = [...runs.values()].find(
        ({ asked }) => asked.userId === userId && asked.idempotencyKey === idempotencyKey,
      )
      if (found && !isSameRequest(found.asked.request, request)) throw new IdempotencyKeyReused()
      return found?.run
    },
    refuseWhenFull() {
      if (runs.size >= max) throw new Overloaded()
    },
    follow(generationId, start) {
      const known = followed.get(generationId)
      if (known) return known
      const run = start()
      followed.set(generationId, run)
      const remove = () => followed.delete(generationId)
      run.result.then(remove, remove)
      return run
    },
    async [Symbol.asyncDispose]() {
      await Promise.allSettled([...runs.values()].map(({ run }) => run.result))
      clearInterval(renewing)
      await givenUp[Symbol.asyncDispose]()
    },
  }
}

/** Whether two requests are the same once sent: an absent field and an undefined one are. */
export function isSameRequest(one: PrayerRequest, other: PrayerRequest): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)))
}
