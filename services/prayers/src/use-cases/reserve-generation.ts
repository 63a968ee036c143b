import { type Tx, withTx } from '@selah/kit/db'
import type { Vault } from '@selah/kit/vault'
import { v7 as uuidv7 } from 'uuid'
import { generationRepository } from '../db/generation-repository.ts'
import { lockPerson } from '../db/person-lock.ts'
import { quotaRepository } from '../db/quota-repository.ts'
import { tombstoneRepository } from '../db/tombstone-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import type { FirstVersion, Generation, GenerationKey } from '../domain/generation.ts'
import { FREE_PRAYERS_MAX } from '../domain/quota.ts'
import { REWRITE_MINUTES, REWRITES_MAX } from '../domain/rewrite.ts'
import {
  FreeLimitReached,
  GenerationCancelled,
  GenerationInProgress,
  IdempotencyKeyReused,
  RewriteOver,
} from '../errors.ts'
import { type Asked, isSameRequest } from '../runs/running.ts'

export interface Asking extends Asked {
  /** A prayer for somebody in danger costs nothing, and is there at the limit too (D-33). */
  readonly isFree: boolean
  /** Writes this earlier prayer again, which costs nothing a few times. */
  readonly rewriteOf?: FirstVersion | undefined
}

/** A prayer that is to be written now. */
export interface Held extends GenerationKey {
  /** Whether it holds one of the person's prayers. */
  readonly counted: boolean
  readonly rewriteOf: FirstVersion | undefined
  /** How many other versions the first has, this one included. */
  readonly versions: number
}

type Reserved = { readonly held: Held } | { readonly known: Generation }

/**
 * Holds one of the person's prayers before anything is written, or finds the earlier asking with the same id or key.
 * Throws FreeLimitReached, GenerationInProgress, IdempotencyKeyReused, RewriteOver or GenerationCancelled; nothing is held then.
 */
export async function reserveGeneration(deps: PrayersDeps, asking: Asking): Promise<Reserved> {
  try {
    return await reserve(deps, asking)
  } catch (error) {
    // A person who has just paid may be faster than the event that says so.
    if (!(error instanceof FreeLimitReached) || !(await isPremiumNow(deps, asking.userId))) throw error
    return reserve(deps, asking)
  }
}

async function isPremiumNow({ db, askBilling }: PrayersDeps, userId: string): Promise<boolean> {
  const word = await askBilling(userId)
  if (!word?.premium) return false
  await quotaRepository.setEntitlement(db, userId, word)
  return true
}

async function reserve(deps: PrayersDeps, asking: Asking): Promise<Reserved> {
  return withTx(deps.pool, async (tx) => {
    await lockPerson(tx, asking.userId)
    const isBusy = await isWriting(deps, tx, asking.userId)
    const known = await findKnown(deps, tx, asking)
    if (known) return { known }
    if (isBusy) throw new GenerationInProgress()
    return { held: await hold(deps, tx, asking) }
  })
}

/** Frees the person of a prayer that nobody writes any more, without waiting for the sweeper. */
async function isWriting({ running }: PrayersDeps, tx: Tx, userId: string): Promise<boolean> {
  const row = await generationRepository.findRunning(tx, userId)
  if (!row) return false
  if (running.find(row)) return true
  if (!row.hasExpired && !running.givenUp.has(row)) return true
  await generationRepository.abandon(tx, row, { status: 'failed' })
  return false
}

async function findKnown({ vault }: PrayersDeps, tx: Tx, asking: Asking): Promise<Generation | undefined> {
  const { userId, id, idempotencyKey = '', request } = asking
  if (!id) await generationRepository.forgetOldKey(tx, userId, idempotencyKey)
  const known = id
    ? await findById(vault, tx, { userId, id })
    : await generationRepository.findByKey(vault, tx, userId, idempotencyKey)
  // The words of a saved prayer's request are gone; its key still finds it.
  if (known?.request && !isSameRequest(known.request, request)) throw new IdempotencyKeyReused()
  return known
}

/** An id begins one prayer at most, also when it was cancelled before it began. */
async function findById(vault: Vault, tx: Tx, key: GenerationKey): Promise<Generation | undefined> {
  const known = await generationRepository.find(vault, tx, key)
  if (!known && (await tombstoneRepository.exists(tx, key))) throw new GenerationCancelled()
  return known
}

async function hold({ vault }: PrayersDeps, tx: Tx, asking: Asking): Promise<Held> {
  const { userId, id = uuidv7(), idempotencyKey = null, request, isFree, rewriteOf } = asking
  const versions = rewriteOf ? (await countVersions(tx, userId, rewriteOf)) + 1 : 0
  const counted = !isFree && !rewriteOf
  if (counted && !(await quotaRepository.reserve(tx, userId, FREE_PRAYERS_MAX))) {
    throw new FreeLimitReached(FREE_PRAYERS_MAX)
  }
  const held = { userId, id, counted }
  const { category, mood } = request
  const row = { ...held, idempotencyKey, category, mood, request, rewriteOf: rewriteOf?.id ?? null }
  await generationRepository.insert(vault, tx, row)
  return { ...held, rewriteOf, versions }
}

async function countVersions(tx: Tx, userId: string, { id }: FirstVersion): Promise<number> {
  const versions = await generationRepository.countVersions(tx, { userId, id })
  if (versions >= REWRITES_MAX) throw new RewriteOver(REWRITES_MAX, REWRITE_MINUTES)
  return versions
}
