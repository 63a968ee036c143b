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

/** The next time that something is sent, strictly after `now` and after a pause. */
export function nextFireOf(rule: ReminderRule, now: Date): NextFire {
  const { enabled, channels, pausedUntil } = rule
  if (!enabled || deliveryChannels(channels).length === 0) return NEVER
  // A pause that ends at the very time lets it fire.
  const after = pausedUntil && pausedUntil > now ? new Date(pausedUntil.getTime() - 1) : now
  const fire = nextFire(rule, after)
  return fire ? { nextFireAt: fire.at, nextLocalDate: fire.localDate } : NEVER
}
