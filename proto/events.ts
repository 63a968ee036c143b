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
  /**
   * Many, and little lost with one: the newest are kept for a day, and make room for themselves. Every other event is
   * kept for 14 days, and refused rather than one of those dropped.
   */
  readonly isPassing?: true
}

function event<Schema extends DescMessage>(subject: string, schema: Schema): EventType<Schema> {
  return { subject, schema }
}

function passing<Schema extends DescMessage>(subject: string, schema: Schema): EventType<Schema> {
  return { subject, schema, isPassing: true }
}

export const UserRegistered = event('identity.user_registered.v1', UserRegisteredSchema)
export const UserUpdated = event('identity.user_updated.v1', UserUpdatedSchema)
export const SessionRevoked = event('identity.session_revoked.v1', SessionRevokedSchema)

export const PrayerGenerated = event('prayers.prayer_generated.v1', PrayerGeneratedSchema)
export const PrayerSaved = event('prayers.prayer_saved.v1', PrayerSavedSchema)
export const PrayerShared = event('prayers.prayer_shared.v1', PrayerSharedSchema)
export const PrayerDeleted = event('prayers.prayer_deleted.v1', PrayerDeletedSchema)

// Anybody can make these without an account, as many as they like.
export const PageViewed = passing('analytics.page_viewed.v1', PageViewedSchema)

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

/** The service that publishes an event. */
export function publisherOf(event: EventType): string {
  return event.subject.split('.', 1)[0] ?? ''
}

/** Where events lie on NATS. */
export interface EventStream {
  readonly name: string
  readonly subjects: readonly string[]
  readonly isPassing: boolean
  /** Subjects that lie in the publisher's other stream. They were here before it was made. */
  readonly elsewhere: readonly string[]
}

/**
 * The streams of a publisher. The one with its plain name is for what lasts (`identity` -> IDENTITY with `identity.>`),
 * and stays so when the first passing events come: those lie in X_PASSING alone, so that no flood reaches the others.
 */
export function streamsOf(publisher: string, events: readonly EventType[] = EVENTS): EventStream[] {
  const name = publisher.toUpperCase()
  const own = events.filter((each) => publisherOf(each) === publisher)
  const passing = own.filter((each) => each.isPassing).map(filterOf)
  const lasting = own.filter((each) => !each.isPassing).map(filterOf)
  if (passing.length === 0) return [{ name, subjects: [`${publisher}.>`], isPassing: false, elsewhere: [] }]
  // JetStream wants a subject for every stream; nothing is published on a stream's own name.
  const subjects = lasting.length > 0 ? lasting : [name]
  return [
    { name, subjects, isPassing: false, elsewhere: passing },
    { name: `${name}_PASSING`, subjects: passing, isPassing: true, elsewhere: [] },
  ]
}

/** The stream an event lies in. */
export function streamOf(event: EventType, events: readonly EventType[] = EVENTS): EventStream {
  const streams = streamsOf(publisherOf(event), events)
  const found = streams.find(({ isPassing }) => isPassing === (event.isPassing ?? false))
  if (!found) throw new Error(`${event.subject} is not in the catalogue of events`)
  return found
}

/** Every subject an event is published on. */
export function filterOf({ subject }: EventType): string {
  return `${subject}.>`
}

export { Writer } from './gen/prayers/events/v1/prayers_pb.js'
