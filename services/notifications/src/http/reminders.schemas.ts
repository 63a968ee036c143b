import { CATEGORIES } from '@selah/prayer-engine/prayer'
import Type, { type Static } from 'typebox'
import type { Delivery } from '../db/delivery-repository.ts'
import { CHANNELS } from '../domain/reminder.ts'
import type { ReminderWish } from '../use-cases/reminder-wish.ts'
import type { SeenReminder } from '../use-cases/reminders.ts'

const Channels = Type.Array(Type.Enum(CHANNELS), { minItems: 1, maxItems: CHANNELS.length })
const Category = Type.Union([Type.Enum(CATEGORIES), Type.Null()])
const Moment = Type.String({ format: 'date-time' })
const MomentOrNull = Type.Union([Moment, Type.Null()])
const DeliveryState = Type.Enum(['pending', 'sending', 'sent', 'failed', 'unknown', 'skipped'])
const DeliveryChannel = Type.Enum(['email', 'push'])
// The sentences of D-18 and REM-02 are ours, so that the numbers are looked at later.
const Days = Type.Array(Type.Integer(), { maxItems: 20, description: '1 = Sunday to 7 = Saturday' })
const Time = Type.String({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  description: 'On the clock of the time zone, HH:MM',
})

const wished = {
  enabled: Type.Optional(Type.Boolean()),
  timezone: Type.Optional(Type.String({ maxLength: 64, description: 'IANA; the person’s own without one' })),
  channels: Type.Optional(Channels),
  category: Type.Optional(Category),
}

export const AddReminderBody = Type.Object(
  {
    id: Type.Optional(
      Type.String({ format: 'uuid', description: 'Of your choice: sent again, it makes no second reminder' }),
    ),
    ...{ time: Time, days_of_week: Days, ...wished },
  },
  { additionalProperties: false },
)
export const ChangeReminderBody = Type.Object(
  {
    ...{ time: Type.Optional(Time), days_of_week: Type.Optional(Days), ...wished },
    paused_until: Type.Optional(MomentOrNull),
  },
  { additionalProperties: false },
)
export const PauseBody = Type.Object({ until: MomentOrNull }, { additionalProperties: false })
export const ReminderParams = Type.Object({ reminderId: Type.String({ format: 'uuid' }) })

export const ReminderView = Type.Object({
  id: Type.String({ format: 'uuid' }),
  user_id: Type.String({ format: 'uuid' }),
  time: Type.String(),
  days_of_week: Type.Array(Type.Integer()),
  timezone: Type.String(),
  channels: Channels,
  category: Category,
  enabled: Type.Boolean(),
  paused_until: MomentOrNull,
  next_fire_at: MomentOrNull,
  last_delivery: Type.Union([
    Type.Object({
      local_date: Type.String({ format: 'date' }),
      channel: DeliveryChannel,
      state: DeliveryState,
      reason: Type.Union([Type.String(), Type.Null()]),
      at: Moment,
    }),
    Type.Null(),
  ]),
  created_at: Moment,
  updated_at: Moment,
})
export const RemindersView = Type.Object({
  items: Type.Array(ReminderView),
  next_cursor: Type.Null(),
  channels: Type.Object({ email: Type.Boolean(), push: Type.Boolean(), calendar: Type.Literal(true) }),
  limit: Type.Integer(),
})
export const SentNowView = Type.Object({
  deliveries: Type.Array(Type.Object({ channel: DeliveryChannel, state: DeliveryState })),
})

type Body = Static<typeof ChangeReminderBody>

export function toWish({ days_of_week: daysOfWeek, paused_until, ...rest }: Body): ReminderWish {
  return {
    ...rest,
    ...(daysOfWeek && { daysOfWeek }),
    ...(paused_until !== undefined && { pausedUntil: paused_until === null ? null : new Date(paused_until) }),
  }
}

export function toView(reminder: SeenReminder) {
  const { id, userId, time, daysOfWeek, timezone, channels, category, enabled } = reminder
  return {
    ...{ id, user_id: userId, time, days_of_week: daysOfWeek, timezone, channels, enabled },
    category: category as Static<typeof Category>,
    paused_until: reminder.pausedUntil?.toISOString() ?? null,
    next_fire_at: reminder.nextFireAt?.toISOString() ?? null,
    last_delivery: reminder.lastDelivery ? toDelivery(reminder.lastDelivery) : null,
    created_at: reminder.createdAt.toISOString(),
    updated_at: reminder.updatedAt.toISOString(),
  }
}

function toDelivery({ localDate, channel, state, reason, sentAt, createdAt }: Delivery) {
  return { local_date: localDate, channel, state, reason, at: (sentAt ?? createdAt).toISOString() }
}
