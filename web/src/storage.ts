/** One entry of the browser's storage, holding one JSON value. */
export interface Place {
  /** What is stored, unchecked: the reader decides whether it still makes sense. */
  read(): unknown
  write(value: unknown): void
  forget(): void
}

/** What the browser would not store, until the page is left. */
const inMemory = new Map<string, unknown>()

/**
 * Storage may be blocked, full, or hold something from an older version: reading then gives `undefined`, and the page
 * alone holds what is written, so that words go from one view to the next all the same.
 */
export function placeIn(area: 'local' | 'session', key: string): Place {
  const storage = () => (area === 'local' ? window.localStorage : window.sessionStorage)
  const name = `${area}/${key}`
  return {
    read: () =>
      inMemory.has(name)
        ? inMemory.get(name)
        : attempt(() => JSON.parse(storage().getItem(key) ?? 'null') ?? undefined),
    write(value) {
      const isKept = attempt(() => {
        storage().setItem(key, JSON.stringify(value))
        return true
      })
      if (isKept) inMemory.delete(name)
      else {
        inMemory.set(name, value)
        // After a reload the older words would be taken for the newest.
        attempt(() => storage().removeItem(key))
      }
    },
    forget() {
      inMemory.delete(name)
      attempt(() => storage().removeItem(key))
    },
  }
}

/** An entry of this browser, whoever is signed in. Nothing a person wrote may stand in it: signing out leaves it. */
export function devicePlace<T>(name: string, read: (stored: unknown) => T) {
  const place = placeIn('local', name)
  return { read: () => read(place.read()), write: (value: T) => place.write(value), forget: place.forget }
}

/** What stands around every value of a person, in every kind of storage. */
export interface Stamped {
  /** Without one, it is a visitor's, and belongs to the next person who signs in. */
  readonly owner?: string
  /** Counts the shapes of the value. */
  readonly v: number
  /** When it was written; milliseconds since 1970, like `until`. */
  readonly at: number
  /** A moment, or the end of the session, also of one that is ended from elsewhere. */
  readonly until?: number | 'session-end'
  readonly value: unknown
}

export function isStamped(stored: unknown): stored is Stamped {
  const isOwned = isRecord(stored) && (stored.owner === undefined || typeof stored.owner === 'string')
  return isOwned && typeof stored.v === 'number' && typeof stored.at === 'number' && 'value' in stored
}

/** Whether this person may have it, now. Without a person: a visitor. */
export function isFor(userId: string | undefined, { owner, until }: Stamped, now = Date.now()): boolean {
  return (owner === undefined || owner === userId) && !(typeof until === 'number' && until < now)
}

/** Signing out erases every entry whose key begins so (`eraseStorageBut`). */
export const PERSONAL = 'person/'

interface Rules<T> {
  /** Goes up with the shape of the value: an entry of another version is dropped. */
  readonly version: number
  /** A value of what is stored, or nothing where it makes no sense. */
  read(stored: unknown): T | undefined
}

/** An entry of the device outlives its tab, so it says for how long. */
type Lasting =
  | { readonly area: 'tab'; readonly keptMs?: number }
  | { readonly area: 'device'; readonly keptMs: number }

/** An entry with an owner: nobody else finds it, and by default it is erased when they sign out. */
export function personPlace<T>(name: string, { area, keptMs, version, read }: Rules<T> & Lasting) {
  const place = placeIn(area === 'tab' ? 'session' : 'local', PERSONAL + name)
  return {
    find(userId: string | undefined, now = Date.now()): T | undefined {
      const stored = place.read()
      if (!isStamped(stored) || !isFor(userId, stored, now)) return undefined
      const value = stored.v === version ? read(stored.value) : undefined
      if (value === undefined) place.forget()
      return value
    },
    keep(owner: string | undefined, value: T, now = Date.now()): void {
      const until = keptMs === undefined ? {} : { until: now + keptMs }
      place.write({ ...(owner !== undefined && { owner }), v: version, at: now, ...until, value })
    },
    forget: place.forget,
  }
}

/** Whether signing out, or another person's arrival, leaves this in its place. */
export function staysFor(userId: string | undefined, stored: unknown): boolean {
  return userId !== undefined && isStamped(stored) && isFor(userId, stored)
}

/** Erases what any person stored in the two storages, but for one person's, and a visitor's, that still counts. */
export function eraseStorageBut(userId: string | undefined): void {
  for (const area of ['local', 'session'] as const) {
    for (const key of personalKeys(area)) {
      const place = placeIn(area, key)
      if (!staysFor(userId, place.read())) place.forget()
    }
  }
}

function personalKeys(area: 'local' | 'session'): string[] {
  const stored =
    attempt(() => Object.keys(area === 'local' ? window.localStorage : window.sessionStorage)) ?? []
  const held = [...inMemory.keys()].flatMap((name) =>
    name.startsWith(`${area}/`) ? name.slice(area.length + 1) : [],
  )
  return [...stored, ...held].filter((key) => key.startsWith(PERSONAL))
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
