import type { PlanType } from '../api/types.ts'

/** Of every date, number and amount on the page. */
export const LOCALE = 'en-US'

const LONG = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' })

/** 2025-10-24 as October 24, 2025: the same wherever it is read. */
export function longDate(day: string): string {
  return LONG.format(new Date(`${day}T00:00:00Z`))
}

/** `1 prayer remaining`, `2 prayers remaining` (D-37). */
export function prayersRemaining(count: number): string {
  return `${count} ${count === 1 ? 'prayer' : 'prayers'} remaining`
}

/** `$4.99`, and `$99` where nothing follows the point: as the gateway writes what it fills in. */
export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
}

/** What a plan is called where a person buys it or has it (SUB-07). */
export const PLAN_NAMES: Readonly<Record<PlanType, string>> = {
  monthly: 'Faith Builder (Monthly)',
  yearly: 'Faithful Member (Annual)',
}
