import { type Timestamp, timestampDate } from '@bufbuild/protobuf/wkt'
import { UndecodableEvent } from '@selah/kit/events/inbox'

/** When an event says it happened. An event that does not say is parked at once: no later delivery will know more. */
export function timeOf(timestamp: Timestamp | undefined): Date {
  if (!timestamp) throw new UndecodableEvent('no time')
  return timestampDate(timestamp)
}
