import { withTx } from '@selah/kit/db'
import { type KeptSubscription, pushSubscriptionRepository } from '../../db/push-subscription-repository.ts'
import { EndpointNotAllowed, PushNotConfigured } from '../../errors.ts'
import type { PushDeps } from './push-deps.ts'

/** Browsers of one person; a further one takes the place of the oldest. */
export const SUBSCRIPTIONS_MAX = 10

export async function subscribe(
  { pool, now, push }: PushDeps,
  subscription: KeptSubscription,
): Promise<void> {
  if (!push) throw new PushNotConfigured()
  if (!push.takes(subscription.endpoint)) throw new EndpointNotAllowed()
  await withTx(pool, async (tx) => {
    await pushSubscriptionRepository.put(tx, subscription, now())
    await pushSubscriptionRepository.keepNewest(tx, subscription.userId, SUBSCRIPTIONS_MAX)
  })
}

export async function unsubscribe({ db }: PushDeps, userId: string, id: string): Promise<void> {
  await pushSubscriptionRepository.remove(db, userId, id)
}
