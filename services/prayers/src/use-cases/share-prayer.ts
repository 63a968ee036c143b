import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { dbOf, type Tx, withTx } from '@selah/kit/db'
import { publishEvent } from '@selah/kit/events/outbox'
import { PrayerShared } from '@selah/proto/events'
import { prayerRepository } from '../db/prayer-repository.ts'
import { shareRepository } from '../db/share-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import type { Prayer } from '../domain/journal.ts'
import { newShareToken, type Share, type SharedPrayer, type ShareOptions, toShared } from '../domain/share.ts'
import { PrayerNotFound, ShareNotFound } from '../errors.ts'
import { getPrayer } from './read-journal.ts'

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
  const { vault } = deps
  return withTx(deps.pool, async (tx) => {
    const prayer = await prayerRepository.lockOwned(vault, tx, userId, prayerId)
    if (!prayer) throw new PrayerNotFound()
    const existing = await shareRepository.find(vault, tx, userId, prayerId)
    if (existing) {
      await shareRepository.setOptions(tx, prayerId, options)
      return { ...existing, ...options }
    }
    const share = await shareRepository.insert(vault, tx, prayer, newShareToken(), options)
    await announceShared(deps, tx, prayer)
    return share
  })
}

/** The link of a prayer, for its owner. Throws ShareNotFound. */
export async function getShare(deps: PrayersDeps, userId: string, prayerId: string): Promise<Share> {
  const share = await shareRepository.find(deps.vault, dbOf(deps.pool), userId, prayerId)
  if (!share) throw new ShareNotFound()
  return share
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
  const found = await shareRepository.findByToken(deps.vault, dbOf(deps.pool), token)
  if (!found) throw new ShareNotFound()
  return toShared(found.prayer, found.shown)
}

/** Records that a prayer was shared in another way: as a card, or by the device. Throws PrayerNotFound. */
export async function recordShared(deps: PrayersDeps, userId: string, prayerId: string): Promise<void> {
  await withTx(deps.pool, async (tx) => {
    const prayer = await prayerRepository.lockOwned(deps.vault, tx, userId, prayerId)
    if (!prayer) throw new PrayerNotFound()
    await announceShared(deps, tx, prayer)
  })
}

async function announceShared(
  deps: PrayersDeps,
  tx: Tx,
  { id, userId, category, mood }: Prayer,
): Promise<void> {
  await publishEvent(tx, PrayerShared, userId, {
    prayerId: id,
    userId,
    category,
    mood,
    sharedAt: timestampFromDate(deps.now()),
  })
}
