import { nextFire } from './schedule/next-fire.ts'

export const CHANNELS = ['email', 'push', 'calendar'] as const
export type Channel = (typeof CHANNELS)[number]
/** Ways in which we send something ourselves; a calendar reads. */
export type DeliveryChannel = Exclude<Channel, 'calendar'>

export const REMINDERS_MAX = 20
/** Later than this a reminder is not sent: it would come in a burst, at the wrong hour. */
export const LATE_MS = 30 * 60_000

/** When and how a person is reminded. */
export interface ReminderRule {
  readonly time: string
  readonly daysOfWeek: readonly number[]
  readonly timezone: string
  readonly channels: readonly Channel[]
  readonly enabled: boolean
  readonly pausedUntil: Date | null
}

export interface NextFire {
  readonly nextFireAt: Date | null
  readonly nextLocalDate: string | null
}

const NEVER: NextFire = { nextFireAt: null, nextLocalDate: null }

export function deliveryChannels(channels: readonly Channel[]): DeliveryChannel[] {
  return channels.filter((channel) => channel !== 'calendar')
}

const NO_DATES: ReadonlySet<string> = new Set()

/**
 * The next time that something is sent, strictly after `now` and after a pause. Local dates that were queued before are
 * passed over: nothing is sent for one of them again.
 */
export function nextFireOf(rule: ReminderRule, now: Date, queued = NO_DATES): NextFire {
  const { enabled, channels, pausedUntil } = rule
  if (!enabled || deliveryChannels(channels).length === 0) return NEVER
  // A pause that ends at the very time lets it fire.
  const after = pausedUntil && pausedUntil > now ? new Date(pausedUntil.getTime() - 1) : now
  let fire = nextFire(rule, after)
  while (fire && queued.has(fire.localDate)) fire = nextFire(rule, fire.at)
  return fire ? { nextFireAt: fire.at, nextLocalDate: fire.localDate } : NEVER
}
