import { placeIn } from './storage.ts'

type TrackedEvent = 'page_view' | 'auth_login' | 'auth_signup' | 'prayer_generated'

interface TrackedEntry {
  readonly event: TrackedEvent
  /** Where and how, never what: no words, no category, no mood. */
  readonly properties: Record<string, string>
  /** Milliseconds since 1970. */
  readonly timestamp: number
}

const ENTRIES_MAX = 50
const queue = placeIn('local', 'analytics_queue')

/** Notes an event on this device. Nothing a person does may fail because of it. */
export function track(event: TrackedEvent, properties: Record<string, string> = {}): void {
  const kept = queue.read()
  const entry: TrackedEntry = { event, properties, timestamp: Date.now() }
  queue.write([...(Array.isArray(kept) ? kept : []), entry].slice(-ENTRIES_MAX))
}
