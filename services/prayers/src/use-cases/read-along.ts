import { dbOf } from '@selah/kit/db'
import { untilDatabaseAnswers } from '@selah/kit/until-database-answers'
import { generationRepository } from '../db/generation-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import { type GenerationEvent, refusalOf } from '../domain/generation.ts'
import type { Run } from '../runs/run.ts'

/** How long a prayer waits for a database that is away. */
export const DATABASE_WAIT_MS = 4_000

type Deps = Pick<PrayersDeps, 'pool'>

/** Joins a run as a reader. Throws what has ended it, when its words may not leave any more. */
export async function readAlong(deps: Deps, run: Run): Promise<void> {
  run.join()
  if (run.hasText) await recordFirstText(deps, run)
}

/** Tells readers what happened. Ends the run when its words may not leave any more. */
export async function tell(deps: Deps, run: Run, event: GenerationEvent): Promise<void> {
  if (event.type === 'text' && run.isReadAlong) {
    await recordFirstText(deps, run).catch((error) => {
      run.cancel(error)
      throw error
    })
  }
  run.emit(event)
}

/** Cancelling costs once words have left, so that they do is recorded before they do. */
function recordFirstText({ pool }: Deps, { key, beforeFirstText }: Run): Promise<void> {
  const db = dbOf(pool)
  const record = async () => {
    if (await generationRepository.markFirstText(db, key)) return
    const status = (await generationRepository.findState(db, key))?.status
    if (status !== 'done') throw refusalOf(status)
  }
  return beforeFirstText(() => untilDatabaseAnswers(record, { forMs: DATABASE_WAIT_MS }))
}
