// Written by `npm run generate` from the .proto files.
import { event, type EventType, passing } from '../event-type.ts'
import { PageViewedSchema } from './analytics/events/v1/analytics_pb.js'
import { UserRegisteredSchema, UserUpdatedSchema, SessionRevokedSchema } from './identity/events/v1/identity_pb.js'
import { PrayerGeneratedSchema, PrayerSavedSchema, PrayerDeletedSchema, PrayerSharedSchema } from './prayers/events/v1/prayers_pb.js'

export const PageViewed = passing('analytics.page_viewed.v1', PageViewedSchema)
export const UserRegistered = event('identity.user_registered.v1', UserRegisteredSchema)
export const UserUpdated = event('identity.user_updated.v1', UserUpdatedSchema)
export const SessionRevoked = event('identity.session_revoked.v1', SessionRevokedSchema)
export const PrayerGenerated = event('prayers.prayer_generated.v1', PrayerGeneratedSchema)
export const PrayerSaved = event('prayers.prayer_saved.v1', PrayerSavedSchema)
export const PrayerDeleted = event('prayers.prayer_deleted.v1', PrayerDeletedSchema)
export const PrayerShared = event('prayers.prayer_shared.v1', PrayerSharedSchema)

export const EVENTS: readonly EventType[] = [PageViewed, UserRegistered, UserUpdated, SessionRevoked, PrayerGenerated, PrayerSaved, PrayerDeleted, PrayerShared]

export { Writer } from './prayers/events/v1/prayers_pb.js'
