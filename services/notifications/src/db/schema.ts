export { erasedPeople } from '@selah/kit/erasure/schema'
export { consumedEvents, failingEvents, outbox, parkedEvents } from '@selah/kit/events/schema'
export { calendarLinks } from './schema/calendar.ts'
export {
  letterConfirmations,
  letterErasures,
  letterSends,
  letterSubscribers,
  suppressedAddresses,
} from './schema/letters.ts'
export { psalmMembers, psalmSends } from './schema/psalms.ts'
export { pushSubscriptions } from './schema/push.ts'
export { deliveries, reminders } from './schema/reminders.ts'
