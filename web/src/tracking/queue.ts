import { facts } from '../facts.ts'
import { devicePlace } from '../storage.ts'

export interface TrackedEntry {
  readonly event: string
  readonly properties: Readonly<Record<string, string | number>>
  /** Milliseconds since 1970. */
  readonly timestamp: number
}

const ENTRIES_MAX = facts.notedOnDeviceMax
const place = devicePlace<readonly TrackedEntry[]>('analytics_queue', (stored) =>
  Array.isArray(stored) ? stored.filter(isEntry) : [],
)

/** What happened here and has not been told yet: the last 50 events, on this device (TRK-03). */
export const trackedQueue = {
  add: (entry: TrackedEntry): void => place.write([...place.read(), entry].slice(-ENTRIES_MAX)),

  isEmpty: (): boolean => place.read().length === 0,

  /** Empties the queue. An entry is either here or on its way, so that no tab tells it twice. */
  takeAll: (): readonly TrackedEntry[] => {
    const taken = place.read()
    place.forget()
    return taken
  },

  /** They could not be told. What happened meanwhile is newer, and stays when there are too many. */
  putBack: (taken: readonly TrackedEntry[]): void =>
    place.write([...taken, ...place.read()].slice(-ENTRIES_MAX)),

  forget: (): void => place.forget(),
}

/** Whatever an older version or somebody's extension left behind, the server would refuse the whole batch for it. */
function isEntry(value: unknown): value is TrackedEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'event') === 'string' &&
    typeof Reflect.get(value, 'timestamp') === 'number' &&
    typeof Reflect.get(value, 'properties') === 'object'
  )
}
