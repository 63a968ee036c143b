import { type Account, idOf } from '../account.ts'
import { itemOf } from '../objects/subscription.ts'
import { expireSession } from './checkout.ts'
import { chargeAgain, endPeriod } from './subscriptions.ts'

const BILLED: readonly string[] = ['active', 'past_due', 'trialing']

interface Due {
  readonly at: number
  readonly happen: () => void
}

/** Moves the account's clock to `to`; everything that falls due on the way happens in order, at its own time. */
export function moveTime(account: Account, to: number): void {
  for (let due = nextDue(account, to); due; due = nextDue(account, to)) {
    account.moveClockTo(due.at)
    due.happen()
  }
  account.moveClockTo(to)
}

function nextDue(account: Account, until: number): Due | undefined {
  return dues(account)
    .filter(({ at }) => at <= until)
    .sort((a, b) => a.at - b.at)[0]
}

function dues(account: Account): Due[] {
  const sessions = account
    .all('checkout.session')
    .filter(({ status }) => status === 'open')
    .map((session) => ({ at: session.expires_at, happen: () => void expireSession(account, session) }))
  const live = account.all('subscription').filter(({ status }) => BILLED.includes(status))
  const periods = live.map((subscription) => ({
    at: itemOf(subscription).current_period_end,
    happen: () => endPeriod(account, subscription),
  }))
  const retries = live.flatMap((subscription) => {
    if (subscription.pause_collection) return []
    const at = account.find('invoice', idOf(subscription.latest_invoice))?.next_payment_attempt
    return at ? [{ at, happen: () => chargeAgain(account, subscription) }] : []
  })
  return [...sessions, ...periods, ...retries]
}
