/** One place in the browser's storage, holding one JSON value. */
export interface Place {
  /** What is kept, unchecked: the reader decides whether it still makes sense. */
  read(): unknown
  write(value: unknown): void
  forget(): void
}

/** What the browser would not keep, until the page is left. */
const inMemory = new Map<string, unknown>()

/**
 * Storage may be blocked, full, or hold something from an older version: reading then gives `undefined`, and what
 * is written is kept by the page alone, so that words go from one view to the next all the same.
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

/**
 * A place in this tab whose value has an owner: another person on the same computer never finds it. `read` makes a
 * value of what is kept, or nothing where it no longer makes sense.
 */
export function ownPlace<T>(key: string, read: (kept: unknown) => T | undefined) {
  const place = placeIn('session', key)
  const find = (userId: string): T | undefined => {
    const kept = place.read()
    return isRecord(kept) && kept.userId === userId ? read(kept.value) : undefined
  }
  return {
    find,
    keep: (userId: string, value: T): void => place.write({ userId, value }),
    forget: place.forget,
    /** This person is signed in: what another one left is taken away. */
    forgetOthers: (userId: string): void => {
      if (find(userId) === undefined) place.forget()
    },
  }
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
