import type { PushOutcome, PushSender } from '../../clients/push.ts'
import { type KeptSubscription, pushSubscriptionRepository } from '../../db/push-subscription-repository.ts'
import type { PushMessage } from '../../domain/push-message.ts'
import type { PushDeps } from './push-deps.ts'

/** A push service that refuses for this long will not take anything again. */
const REFUSED_MS_MAX = 14 * 24 * 60 * 60 * 1000

/** `nowhere`: no browser of the person shows notifications, or none does any more. */
export type PushedTo = 'sent' | 'refused' | 'unknown' | 'nowhere'

/**
 * Sends a message to every browser of a person, and drops the subscriptions that are over. One browser that shows it is
 * enough. Otherwise `unknown` wins over `refused`: what may have been shown must not be sent again.
 */
export async function pushToPerson(deps: PushDeps, userId: string, message: PushMessage): Promise<PushedTo> {
  const { db, push } = deps
  if (!push) return 'nowhere'
  const subscriptions = await pushSubscriptionRepository.list(db, userId)
  const outcomes = await Promise.all(subscriptions.map((each) => sendOne(deps, push, each, message)))
  const order = ['sent', 'unknown', 'refused'] as const
  return order.find((outcome) => outcomes.includes(outcome)) ?? 'nowhere'
}

async function sendOne(
  deps: PushDeps,
  push: PushSender,
  subscription: KeptSubscription,
  message: PushMessage,
): Promise<PushOutcome> {
  const outcome = await push.send(subscription, message)
  // A browser has it by now: a database that goes away must not have it sent again.
  await keep(deps, subscription, outcome).catch((err: unknown) =>
    deps.log.warn({ err, outcome }, 'outcome of a push not kept'),
  )
  return outcome
}

async function keep(
  { db, now }: PushDeps,
  subscription: KeptSubscription,
  outcome: PushOutcome,
): Promise<void> {
  if (outcome === 'gone') await pushSubscriptionRepository.removeDead(db, subscription)
  if (outcome === 'refused') {
    await pushSubscriptionRepository.noteRefusal(db, subscription, now(), REFUSED_MS_MAX)
  }
  if (outcome === 'sent') await pushSubscriptionRepository.noteDelivery(db, subscription)
}
