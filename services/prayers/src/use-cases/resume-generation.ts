import { setTimeout as delay } from 'node:timers/promises'
import { dbOf } from '@selah/kit/db'
import { type GenerationRow, generationRepository } from '../db/generation-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import type { CrisisHelp, GenerationResult } from '../domain/generation.ts'
import { GenerationCancelled, GenerationFailed, GenerationGone } from '../errors.ts'
import { abandonGeneration } from './end-generation.ts'
import { type Run, startRun } from './run.ts'
import { openResult } from './sealed-words.ts'

const POLL_MS = 250

/**
 * Goes on with an earlier asking: the running one of this process from its start, the finished one as it was, or,
 * where another process writes it, the finished one as soon as it is. Help stands first here too (D-33).
 */
export function resumeGeneration(deps: PrayersDeps, row: GenerationRow, help?: CrisisHelp): Run {
  const here = deps.running.find(row.id)
  if (here) return here
  return deps.running.follow(row.id, () =>
    startRun({
      generationId: row.id,
      mayShowText: () => generationRepository.markFirstText(dbOf(deps.pool), row.id),
      write: async (run) => {
        run.emit({ type: 'accepted', generationId: row.id, ...(help && { crisis: help }) })
        const result = await waitForResult(deps, row)
        replay(run, result)
        return result
      },
    }),
  )
}

async function waitForResult(deps: PrayersDeps, { userId, id }: GenerationRow): Promise<GenerationResult> {
  const db = dbOf(deps.pool)
  for (;;) {
    const row = await generationRepository.findOwned(db, userId, id)
    if (row?.status === 'done' && row.sealedResult) return openResult(deps, db, userId, row.sealedResult)
    if (row?.status === 'cancelled') throw new GenerationCancelled()
    if (row?.status === 'purged') throw new GenerationGone()
    if (row?.status !== 'running') throw new GenerationFailed()
    // A process that died does not renew its lease, so this ends.
    if (await generationRepository.hasExpired(db, id))
      await abandonGeneration(deps, id, { status: 'failed', onlyExpired: true })
    else await delay(POLL_MS)
  }
}

/** A finished prayer as the events it came in, a movement at a time. */
function replay(run: Run, { citations, parts }: GenerationResult): void {
  run.emit({ type: 'passages', citations })
  for (const { kind, text } of parts) run.emit({ type: 'text', part: kind, text })
}
