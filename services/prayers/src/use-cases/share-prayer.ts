import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { dbOf, type Tx, withTx } from '@selah/kit/db'
import { publishEvent } from '@selah/kit/events/outbox'
import { PrayerShared } from '@selah/proto/events'
import { type PrayerRow, prayerRepository } from '../db/prayer-repository.ts'
import { shareRepository } from '../db/share-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import {
  hashShareToken,
  newShareToken,
  type Share,
  type SharedPrayer,
  type ShareOptions,
  toShared,
} from '../domain/share.ts'
import { PrayerNotFound, ShareNotFound } from '../errors.ts'
import { getPrayer, openPrayers } from './read-journal.ts'
import { openToken, sealToken } from './sealed-words.ts'

/**
 * Makes a link by which anybody can read one prayer, or changes what an existing one shows; its address stays.
 * Throws PrayerNotFound.
 */
export async function sharePrayer(
  deps: PrayersDeps,
  userId: string,
  prayerId: string,
  options: ShareOptions,
): Promise<Share> {
  return withTx(deps.pool, async (tx) => {
    const prayer = await prayerRepository.lockOwned(tx, userId, prayerId)
    if (!prayer) throw new PrayerNotFound()
    const existing = await shareRepository.find(tx, userId, prayerId)
    if (existing) {
      await shareRepository.setOptions(tx, prayerId, options)
      const token = await openToken(deps, tx, userId, existing.sealedToken)
      return { ...options, token, createdAt: existing.createdAt }
    }
    const token = newShareToken()
    const sealedToken = await sealToken(deps, tx, userId, token)
    const tokenHash = hashShareToken(token)
    const row = await shareRepository.insert(tx, { prayerId, userId, tokenHash, sealedToken, ...options })
    await announceShared(deps, tx, prayer)
    return { ...options, token, createdAt: row.createdAt }
  })
}

/** The link of a prayer, for its owner. Throws ShareNotFound. */
export async function getShare(deps: PrayersDeps, userId: string, prayerId: string): Promise<Share> {
  const db = dbOf(deps.pool)
  const row = await shareRepository.find(db, userId, prayerId)
  if (!row) throw new ShareNotFound()
  const { showsName, showsSituation, createdAt } = row
  return { token: await openToken(deps, db, userId, row.sealedToken), showsName, showsSituation, createdAt }
}

/** What a link to a prayer would show, for its owner. Throws PrayerNotFound. */
export async function previewShared(
  deps: PrayersDeps,
  userId: string,
  prayerId: string,
  options: ShareOptions,
): Promise<SharedPrayer> {
  return toShared(await getPrayer(deps, userId, prayerId), options)
}

/** Takes a link back: from now on it leads nowhere. Throws ShareNotFound. */
export async function unsharePrayer(deps: PrayersDeps, userId: string, prayerId: string): Promise<void> {
  if (!(await shareRepository.remove(dbOf(deps.pool), userId, prayerId))) throw new ShareNotFound()
}

/** What stands behind a link, for anybody. Throws ShareNotFound. */
export async function readShared(deps: PrayersDeps, token: string): Promise<SharedPrayer> {
  const found = await shareRepository.findByToken(dbOf(deps.pool), hashShareToken(token))
  const [prayer] = found ? await openPrayers(deps, found.share.userId, [found.prayer]) : []
  if (!found || !prayer) throw new ShareNotFound()
  return toShared(prayer, found.share)
}

/** Records that a prayer was shared in another way: as a card, or by the device. Throws PrayerNotFound. */
export async function recordShared(deps: PrayersDeps, userId: string, prayerId: string): Promise<void> {
  await withTx(deps.pool, async (tx) => {
    const prayer = await prayerRepository.lockOwned(tx, userId, prayerId)
    if (!prayer) throw new PrayerNotFound()
    await announceShared(deps, tx, prayer)
  })
}

async function announceShared(
  deps: PrayersDeps,
  tx: Tx,
  { id, userId, category, mood }: PrayerRow,
): Promise<void> {
  await publishEvent(tx, PrayerShared, userId, {
    prayerId: id,
    userId,
    category,
    mood,
    sharedAt: timestampFromDate(deps.now()),
  })
}
