// Written by `npm run generate` from the .proto files.
import { event, type EventType, passing } from '../event-type.ts'
import { PageViewedSchema, PersonErasedSchema as AnalyticsPersonErasedSchema } from './analytics/events/v1/analytics_pb.js'
import { CheckoutStartedSchema, SubscriptionStartedSchema, EntitlementChangedSchema, RefundedSchema, PersonErasedSchema as BillingPersonErasedSchema } from './billing/events/v1/billing_pb.js'
import { UserRegisteredSchema, UserUpdatedSchema, SessionRevokedSchema, ErasureRequestedSchema, PersonErasedSchema as IdentityPersonErasedSchema } from './identity/events/v1/identity_pb.js'
import { NewsletterConfirmedSchema, NewsletterUnsubscribedSchema, ReminderSentSchema, PersonErasedSchema as NotificationsPersonErasedSchema } from './notifications/events/v1/notifications_pb.js'
import { PrayerGeneratedSchema, PrayerSavedSchema, PrayerDeletedSchema, PrayerSharedSchema, PersonErasedSchema as PrayersPersonErasedSchema } from './prayers/events/v1/prayers_pb.js'

export const PageViewed = passing('analytics.page_viewed.v1', PageViewedSchema)
export const AnalyticsPersonErased = event('analytics.person_erased.v1', AnalyticsPersonErasedSchema)
export const CheckoutStarted = event('billing.checkout_started.v1', CheckoutStartedSchema)
export const SubscriptionStarted = event('billing.subscription_started.v1', SubscriptionStartedSchema)
export const EntitlementChanged = event('billing.entitlement_changed.v1', EntitlementChangedSchema)
export const Refunded = event('billing.refunded.v1', RefundedSchema)
export const BillingPersonErased = event('billing.person_erased.v1', BillingPersonErasedSchema)
export const UserRegistered = event('identity.user_registered.v1', UserRegisteredSchema)
export const UserUpdated = event('identity.user_updated.v1', UserUpdatedSchema)
export const SessionRevoked = event('identity.session_revoked.v1', SessionRevokedSchema)
export const ErasureRequested = event('identity.erasure_requested.v1', ErasureRequestedSchema)
export const IdentityPersonErased = event('identity.person_erased.v1', IdentityPersonErasedSchema)
export const NewsletterConfirmed = event('notifications.newsletter_confirmed.v1', NewsletterConfirmedSchema)
export const NewsletterUnsubscribed = event('notifications.newsletter_unsubscribed.v1', NewsletterUnsubscribedSchema)
export const ReminderSent = event('notifications.reminder_sent.v1', ReminderSentSchema)
export const NotificationsPersonErased = event('notifications.person_erased.v1', NotificationsPersonErasedSchema)
export const PrayerGenerated = event('prayers.prayer_generated.v1', PrayerGeneratedSchema)
export const PrayerSaved = event('prayers.prayer_saved.v1', PrayerSavedSchema)
export const PrayerDeleted = event('prayers.prayer_deleted.v1', PrayerDeletedSchema)
export const PrayerShared = event('prayers.prayer_shared.v1', PrayerSharedSchema)
export const PrayersPersonErased = event('prayers.person_erased.v1', PrayersPersonErasedSchema)

export const EVENTS: readonly EventType[] = [PageViewed, AnalyticsPersonErased, CheckoutStarted, SubscriptionStarted, EntitlementChanged, Refunded, BillingPersonErased, UserRegistered, UserUpdated, SessionRevoked, ErasureRequested, IdentityPersonErased, NewsletterConfirmed, NewsletterUnsubscribed, ReminderSent, NotificationsPersonErased, PrayerGenerated, PrayerSaved, PrayerDeleted, PrayerShared, PrayersPersonErased]

export { Writer } from './prayers/events/v1/prayers_pb.js'
