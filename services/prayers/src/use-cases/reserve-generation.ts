import { type Tx, withTx } from '@selah/kit/db'
import { v7 as uuidv7 } from 'uuid'
import { type GenerationRow, generationRepository } from '../db/generation-repository.ts'
import { quotaRepository } from '../db/quota-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import { FREE_PRAYERS_MAX } from '../domain/quota.ts'
import { REWRITE_MINUTES, REWRITES_MAX } from '../domain/rewrite.ts'
import { FreeLimitReached, GenerationInProgress, IdempotencyKeyReused, RewriteOver } from '../errors.ts'
import { abandonIn } from './end-generation.ts'
import { type Asked, isSameRequest } from './running.ts'
import { openRequest, sealRequest } from './sealed-words.ts'

export interface Asking extends Asked {
  /** A prayer for somebody in danger costs nothing, and is there at the limit too (D-33). */
  readonly free: boolean
  /** Writes this earlier prayer again, which costs nothing a few times. */
  readonly rewriteOf?: string | undefined
}

export type Reservation =
  | { readonly kind: 'new'; readonly generationId: string }
  | { readonly kind: 'known'; readonly row: GenerationRow }

/**
 * Holds one of the person's prayers before anything is written, or finds the earlier asking with the same key.
 * Throws FreeLimitReached, GenerationInProgress, IdempotencyKeyReused or RewriteOver; nothing is held then.
 */
export async function reserveGeneration(deps: PrayersDeps, asking: Asking): Promise<Reservation> {
  return withTx(deps.pool, async (tx) => {
    await quotaRepository.lock(tx, asking.userId)
    await endAbandoned(deps, tx, asking.userId)
    const known = await findKnown(deps, tx, asking)
    if (known) return { kind: 'known', row: known }
    if (await generationRepository.findRunning(tx, asking.userId)) throw new GenerationInProgress()
    if (
      asking.rewriteOf &&
      (await generationRepository.countRewrites(tx, asking.rewriteOf)) >= REWRITES_MAX
    ) {
      throw new RewriteOver(REWRITES_MAX, REWRITE_MINUTES)
    }
    const held =
      asking.free || asking.rewriteOf || (await quotaRepository.reserve(tx, asking.userId, FREE_PRAYERS_MAX))
    if (!held) throw new FreeLimitReached(FREE_PRAYERS_MAX)
    return { kind: 'new', generationId: await insert(deps, tx, asking) }
  })
}

/** Frees the person of a prayer that nobody writes any more, without waiting for the sweeper. */
async function endAbandoned({ running }: PrayersDeps, tx: Tx, userId: string): Promise<void> {
  const row = await generationRepository.findRunning(tx, userId)
  if (!row || running.find(row.id)) return
  if (row.hasExpired || running.givenUp.has(row.id)) await abandonIn(tx, row.id, { status: 'failed' })
}

async function findKnown(deps: PrayersDeps, tx: Tx, asking: Asking): Promise<GenerationRow | undefined> {
  const { userId, idempotencyKey, request } = asking
  await generationRepository.forgetOldKey(tx, userId, idempotencyKey)
  const row = await generationRepository.findByKey(tx, userId, idempotencyKey)
  if (!row) return undefined
  // The words of a saved prayer's request are gone; its key still finds it.
  if (!row.sealedRequest) return row
  const earlier = await openRequest(deps, tx, userId, row.sealedRequest)
  if (!isSameRequest(earlier, request)) throw new IdempotencyKeyReused()
  return row
}

async function insert(deps: PrayersDeps, tx: Tx, asking: Asking): Promise<string> {
  const { userId, idempotencyKey, request, free, rewriteOf = null } = asking
  const id = uuidv7()
  const sealedRequest = await sealRequest(deps, tx, userId, request)
  const { category, mood } = request
  const counted = !free && !rewriteOf
  const generation = { id, userId, idempotencyKey, category, mood, counted, rewriteOf, sealedRequest }
  await generationRepository.insert(tx, generation)
  return id
}
