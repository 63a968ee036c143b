import { cleanPagePath, pointsAtSomething } from './page-path.ts'

/** What a browser says happened, as it came. */
export interface ReportedEvent {
  readonly event: string
  readonly properties?: Readonly<Record<string, unknown>>
  readonly timestamp?: number | string
}

/** What is kept of it: nothing that says who, and nothing in anybody's own words. */
export interface BrowserEvent {
  readonly event: KeptEventName
  readonly properties: EventProperties
  /** To the minute: the order of one visitor's steps is nobody's business. */
  readonly happenedAt: Date
}

export type EventProperties = Readonly<Record<string, string | number>>
type Given = Readonly<Record<string, unknown>>

const METHODS = ['email', 'passkey']
const SOURCES = ['footer_form']
const PLAN_TYPES = ['monthly', 'yearly']
const TITLE_CHARACTERS_MAX = 120
const PRICE_MAX = 10_000

/** The whole list of what is kept, event by event and property by property. What is not here is dropped. */
const RULES = {
  page_view: pageView,
  auth_login: ({ method }: Given) => present({ method: oneOf(METHODS, method) }),
  auth_signup: ({ method }: Given) => present({ method: oneOf(METHODS, method) }),
  email_signup: ({ source }: Given) => present({ source: oneOf(SOURCES, source) }),
  checkout_started: plan,
  prayer_generated: () => ({}),
  pricing_page_view: () => ({}),
} satisfies Record<string, (given: Given) => EventProperties | undefined>

export type EventName = keyof typeof RULES

/** What billing announces (D-45): no browser may claim it. */
export type BillingEventName = 'subscription_started' | 'entitlement_changed' | 'refunded'

export type KeptEventName = EventName | BillingEventName

export const EVENT_NAMES = Object.keys(RULES) as readonly EventName[]

/** What is kept of a reported event, or nothing when it is none of ours or lacks what it is about. */
export function cleanEvent(reported: ReportedEvent, now: Date): BrowserEvent | undefined {
  const event = EVENT_NAMES.find((name) => name === reported.event)
  const properties = event && RULES[event](reported.properties ?? {})
  return event && properties && { event, properties, happenedAt: happenedAt(reported.timestamp, now) }
}

function pageView({ page_path, page_title }: Given): EventProperties | undefined {
  const path = cleanPagePath(page_path)
  if (path === undefined) return undefined
  // The title of a page about one thing may say what somebody called it.
  return present({ page_path: path, page_title: pointsAtSomething(path) ? undefined : title(page_title) })
}

function plan({ plan_type, price }: Given): EventProperties {
  return present({ plan_type: oneOf(PLAN_TYPES, plan_type), price: amount(price) })
}

function oneOf(choices: readonly string[], value: unknown): string | undefined {
  return choices.find((choice) => choice === value)
}

function title(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const line = value
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return [...line].slice(0, TITLE_CHARACTERS_MAX).join('') || undefined
}

function amount(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= PRICE_MAX ? value : undefined
}

function present(properties: Readonly<Record<string, string | number | undefined>>): EventProperties {
  const kept = Object.entries(properties).filter(([, value]) => value !== undefined)
  return Object.fromEntries(kept) as EventProperties
}

/** What is kept of an event of billing: not whose it was. */
export function billingEvent(event: BillingEventName, properties: EventProperties, at: Date): BrowserEvent {
  return { event, properties, happenedAt: toTheMinute(at.getTime()) }
}

const MINUTE_MS = 60_000
/** A browser may have been without a network for that long. An older time is more likely a wrong clock. */
const DELAY_MAX_MS = 30 * 24 * 60 * MINUTE_MS

/** When it happened, as milliseconds since 1970 or RFC 3339 say. A time that cannot be is replaced by now. */
function happenedAt(timestamp: number | string | undefined, now: Date): Date {
  const said = typeof timestamp === 'string' ? Date.parse(timestamp) : (timestamp ?? Number.NaN)
  const isSane = said <= now.getTime() && said >= now.getTime() - DELAY_MAX_MS
  return toTheMinute(isSane ? said : now.getTime())
}

function toTheMinute(at: number): Date {
  return new Date(at - (at % MINUTE_MS))
}
