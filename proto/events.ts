import type { EventType } from './event-type.ts'
import { EVENTS } from './gen/catalogue.ts'

export type { EventType } from './event-type.ts'
/** The catalogue: every event there is. `proto/README.md` lists it with senders and listeners. */
export * from './gen/catalogue.ts'

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

/** Every service's answer to `ErasureRequested`. Who publishes one holds personal data. */
export const PERSON_ERASED: readonly EventType[] = EVENTS.filter(({ subject }) =>
  /^\w+\.person_erased\.v1$/.test(subject),
)
