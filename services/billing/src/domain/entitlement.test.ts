import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type EntitlementFacts,
  type EntitlementPolicy,
  entitlementOf,
  type SubscriptionFacts,
  type SubscriptionStatus,
} from './entitlement.ts'

const NOW = new Date('2026-06-15T12:00:00Z')
const POLICY: EntitlementPolicy = { pastDueDays: 7, disputeSuspends: true }
const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
const PAID: SubscriptionFacts = {
  status: 'active',
  plan: 'monthly',
  cancelsAt: null,
  unpaidSince: null,
  refunded: false,
}

describe('what each rule gives', () => {
  test.each<[string, Partial<SubscriptionFacts>, boolean, Date | null]>([
    ['trialing', { status: 'trialing' }, true, null],
    ['active', {}, true, null],
    ['active and cancelling', { cancelsAt: inDays(3) }, true, inDays(3)],
    ['cancelled, and the period is over', { cancelsAt: inDays(-1) }, false, null],
    ['past due for six days', { status: 'past_due', unpaidSince: inDays(-6) }, true, inDays(1)],
    ['past due for seven days', { status: 'past_due', unpaidSince: inDays(-7) }, false, null],
    [
      'past due and cancelling first',
      { status: 'past_due', unpaidSince: inDays(-1), cancelsAt: inDays(2) },
      true,
      inDays(2),
    ],
    ['incomplete', { status: 'incomplete' }, false, null],
    ['unpaid', { status: 'unpaid', unpaidSince: inDays(-1) }, false, null],
    ['paused', { status: 'paused' }, false, null],
    ['ended', { status: 'canceled' }, false, null],
    ['a status that is not known yet', { status: 'unknown' }, false, null],
    ['refunded in full', { refunded: true }, false, null],
  ])('%s', (_what, facts, premium, nextChangeAt) => {
    const entitlement = entitlementOf(
      { subscriptions: [{ ...PAID, ...facts }], hasOpenDispute: false },
      NOW,
      POLICY,
    )

    expect(entitlement).toEqual({ premium, plan: premium ? 'monthly' : null, nextChangeAt })
  })

  test('an open dispute takes everything, where the operator wants that', () => {
    const facts = { subscriptions: [PAID], hasOpenDispute: true }

    expect(entitlementOf(facts, NOW, POLICY).premium).toBe(false)
    expect(entitlementOf(facts, NOW, { ...POLICY, disputeSuspends: false }).premium).toBe(true)
  })

  test('one of several subscriptions is enough, and the yearly plan is the better one', () => {
    const ended: SubscriptionFacts = { ...PAID, status: 'canceled' }
    const yearly: SubscriptionFacts = { ...PAID, plan: 'yearly' }
    const planOf = (...subscriptions: SubscriptionFacts[]) =>
      entitlementOf({ subscriptions, hasOpenDispute: false }, NOW, POLICY).plan

    expect(planOf(ended, PAID)).toBe('monthly')
    expect(planOf(PAID, yearly, ended)).toBe('yearly')
    expect(planOf({ ...yearly, status: 'unpaid' }, PAID)).toBe('monthly')
  })
})

// The rules once more, as sentences, for one moment only and without any thought of when things change.
const ALWAYS: readonly SubscriptionStatus[] = ['trialing', 'active']
const RULES: readonly ((each: SubscriptionFacts, now: number, pastDueDays: number) => boolean)[] = [
  (each) => ALWAYS.includes(each.status) || each.status === 'past_due',
  (each) => !each.refunded,
  (each, now) => each.cancelsAt === null || now < each.cancelsAt.getTime(),
  (each, now, days) =>
    each.status !== 'past_due' ||
    (each.unpaidSince !== null && (now - each.unpaidSince.getTime()) / DAY_MS < days),
]

function isPremium(
  { subscriptions, hasOpenDispute }: EntitlementFacts,
  now: Date,
  policy: EntitlementPolicy,
): boolean {
  const giving = subscriptions.filter((each) =>
    RULES.every((rule) => rule(each, now.getTime(), policy.pastDueDays)),
  )
  return giving.length > 0 && !(hasOpenDispute && policy.disputeSuspends)
}

const hours = fc
  .integer({ min: -20 * 24, max: 20 * 24 })
  .map((each) => new Date(NOW.getTime() + each * 3_600_000))
const facts: fc.Arbitrary<EntitlementFacts> = fc.record({
  subscriptions: fc.array(
    fc.record<SubscriptionFacts>({
      status: fc.constantFrom<SubscriptionStatus[]>(
        ...([
          'trialing',
          'active',
          'past_due',
          'incomplete',
          'incomplete_expired',
          'unpaid',
          'paused',
          'canceled',
          'unknown',
        ] as const),
      ),
      plan: fc.constantFrom('monthly', 'yearly'),
      cancelsAt: fc.option(hours),
      unpaidSince: fc.option(hours),
      refunded: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
  hasOpenDispute: fc.boolean(),
})
const policies = fc.record({ pastDueDays: fc.integer({ min: 0, max: 14 }), disputeSuspends: fc.boolean() })

describe('for any facts about a person', () => {
  test('entitlement is what the rules say', () => {
    fc.assert(
      fc.property(facts, hours, policies, (known, now, policy) => {
        expect(entitlementOf(known, now, policy).premium).toBe(isPremium(known, now, policy))
      }),
      { numRuns: 5_000 },
    )
  })

  test('it stays until the moment that it names, and no longer than the rules say', () => {
    fc.assert(
      fc.property(facts, hours, hours, policies, (known, now, later, policy) => {
        const { nextChangeAt, ...entitlement } = entitlementOf(known, now, policy)
        fc.pre(later >= now && (nextChangeAt === null || later < nextChangeAt))

        expect(entitlementOf(known, later, policy)).toMatchObject(entitlement)
      }),
      { numRuns: 5_000 },
    )
  })

  test('premium has a plan that is paid for, and nothing else has one', () => {
    fc.assert(
      fc.property(facts, hours, policies, (known, now, policy) => {
        const { premium, plan } = entitlementOf(known, now, policy)

        expect(plan !== null).toBe(premium)
        const giving = known.subscriptions.filter((each) =>
          isPremium({ ...known, subscriptions: [each] }, now, policy),
        )
        if (premium) expect(giving.map((each) => each.plan)).toContain(plan)
        if (giving.some((each) => each.plan === 'yearly')) expect(plan).toBe('yearly')
      }),
      { numRuns: 2_000 },
    )
  })
})
