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

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
