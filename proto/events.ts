import type { DescMessage } from '@bufbuild/protobuf'
import { PageViewedSchema } from './gen/analytics/events/v1/analytics_pb.js'
import {
  SessionRevokedSchema,
  UserRegisteredSchema,
  UserUpdatedSchema,
} from './gen/identity/events/v1/identity_pb.js'
import {
  PrayerDeletedSchema,
  PrayerGeneratedSchema,
  PrayerSavedSchema,
  PrayerSharedSchema,
} from './gen/prayers/events/v1/prayers_pb.js'

/** A kind of event: what it is called on the wire, and the message it carries. */
export interface EventType<Schema extends DescMessage = DescMessage> {
  /** `<service>.<what_happened>.v<n>`; the published subject adds `.<person or aggregate id>`. */
  readonly subject: string
  readonly schema: Schema
}

function event<Schema extends DescMessage>(subject: string, schema: Schema): EventType<Schema> {
  return { subject, schema }
}

export const UserRegistered = event('identity.user_registered.v1', UserRegisteredSchema)
export const UserUpdated = event('identity.user_updated.v1', UserUpdatedSchema)
export const SessionRevoked = event('identity.session_revoked.v1', SessionRevokedSchema)

export const PrayerGenerated = event('prayers.prayer_generated.v1', PrayerGeneratedSchema)
export const PrayerSaved = event('prayers.prayer_saved.v1', PrayerSavedSchema)
export const PrayerShared = event('prayers.prayer_shared.v1', PrayerSharedSchema)
export const PrayerDeleted = event('prayers.prayer_deleted.v1', PrayerDeletedSchema)

export const PageViewed = event('analytics.page_viewed.v1', PageViewedSchema)

/** The catalogue: every event there is. `proto/README.md` lists it with senders and listeners. */
export const EVENTS: readonly EventType[] = [
  UserRegistered,
  UserUpdated,
  SessionRevoked,
  PrayerGenerated,
  PrayerSaved,
  PrayerShared,
  PrayerDeleted,
  PageViewed,
]

/** The service that publishes an event, which is also the name of its stream in lower case. */
export function publisherOf(event: EventType): string {
  return event.subject.split('.', 1)[0] ?? ''
}

export { Writer } from './gen/prayers/events/v1/prayers_pb.js'
