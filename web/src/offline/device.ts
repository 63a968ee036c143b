import { createStore, delMany, entries, get, set, update } from 'idb-keyval'
import { isSignedIn } from '../session/session.ts'
import { eraseStorageBut, isFor, isStamped, placeIn, type Stamped, staysFor } from '../storage.ts'

const store = createStore('on-this-device', 'kept')

/**
 * The browser's database. It may be blocked, full, or hold something from an older version: reading then gives
 * `undefined`, and writing says that it was given up. Nothing a person does online may depend on it.
 */
export const device = {
  read: (key: string): Promise<unknown> => attempt(() => get(key, store)),
  /** Everything whose key begins so. */
  async list(prefix: string): Promise<readonly unknown[]> {
    const all = (await attempt(() => entries<string, unknown>(store))) ?? []
    return all.filter(([key]) => key.startsWith(prefix)).map(([, stored]) => stored)
  },
  write: (key: string, value: unknown): Promise<boolean> => isDone(() => set(key, value, store)),
  /** Reads and writes in one step, whatever other tabs do meanwhile. */
  change: (key: string, by: (stored: unknown) => unknown): Promise<boolean> =>
    isDone(() => update(key, by, store)),
  /** Deletes every entry that fits. */
  forget: (fits: (key: string, stored: unknown) => boolean): Promise<boolean> =>
    isDone(async () => {
      const all = await entries<string, unknown>(store)
      const found = all.filter(([key, stored]) => fits(key, stored))
      await delMany(
        found.map(([key]) => key),
        store,
      )
    }),
}

interface Rules<T> {
  /** Goes up with the shape of the value: a record of another version is not read, and dropped at the next visit. */
  readonly version: number
  /** Until when a value is stored; without it, until it is dropped. */
  until?(value: T): Stamped['until']
  /** A value of what is stored, or nothing where it makes no sense. */
  read(stored: unknown): T | undefined
}

/**
 * Records of one kind in the browser's database, each under its owner: nobody else's session finds them. What comes
 * late of a person who has left is not written.
 */
export function personRecords<T>(kind: string, { version, until, read }: Rules<T>) {
  const keyOf = (userId: string, id: string) => `${userId}/${kind}/${id}`
  const open = (userId: string, stored: unknown): T | undefined =>
    isStamped(stored) && stored.v === version && isFor(userId, stored) ? read(stored.value) : undefined
  const seal = (owner: string, value: T): Stamped => {
    const end = until?.(value)
    return { owner, v: version, at: Date.now(), ...(end !== undefined && { until: end }), value }
  }
  return {
    find: async (userId: string, id: string): Promise<T | undefined> =>
      open(userId, await device.read(keyOf(userId, id))),
    async list(userId: string): Promise<readonly T[]> {
      return (await device.list(keyOf(userId, ''))).flatMap((stored) => open(userId, stored) ?? [])
    },
    /** False where it could not be written. */
    keep: async (userId: string, id: string, value: T): Promise<boolean> =>
      isSignedIn(userId) && (await device.write(keyOf(userId, id), seal(userId, value))),
    /** In one step. What gives nothing changes nothing. */
    change: async (
      userId: string,
      id: string,
      by: (value: T | undefined) => T | undefined,
    ): Promise<boolean> =>
      isSignedIn(userId) &&
      (await device.change(keyOf(userId, id), (stored) => {
        const next = by(open(userId, stored))
        return next === undefined ? stored : seal(userId, next)
      })),
    drop: (userId: string, id: string): Promise<boolean> => device.forget((key) => key === keyOf(userId, id)),
    /** Drops those that fit, and those of another version. */
    dropWhere: (userId: string, fits: (value: T) => boolean): Promise<boolean> =>
      device.forget((key, stored) => {
        if (!key.startsWith(keyOf(userId, ''))) return false
        const value = open(userId, stored)
        return value === undefined || fits(value)
      }),
  }
}

async function attempt<T>(action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action()
  } catch {
    return undefined
  }
}

async function isDone(action: () => Promise<void>): Promise<boolean> {
  return (await attempt(() => action().then(() => true))) ?? false
}

/** Where earlier builds stored words of a person. */
const EARLIER = [
  'asked_prayer',
  'came_from',
  'journal_search',
  'kept_prayer',
  'pending_prayer_request',
  'prayer_draft',
  'prayer_edits',
  'unsaved_words',
]

/** Erases what any person stored in this browser, but for one person's, and a visitor's, that still counts. */
export async function eraseAllBut(userId: string | undefined): Promise<void> {
  eraseStorageBut(userId)
  for (const area of ['local', 'session'] as const) for (const key of EARLIER) placeIn(area, key).forget()
  await device.forget((_key, stored) => !staysFor(userId, stored))
}

/** The session was ended from elsewhere: copies that end with it are erased, but for those of a person who is here since. */
export async function eraseWithSession(hereSince: string | undefined): Promise<void> {
  await device.forget(
    (_key, stored) => isStamped(stored) && stored.until === 'session-end' && stored.owner !== hereSince,
  )
}
