/** One place in the browser's storage, holding one JSON value. */
export interface Place {
  /** What is kept, unchecked: whoever reads it decides whether it still makes sense. */
  read(): unknown
  write(value: unknown): void
  forget(): void
}

/**
 * Storage may be blocked, full, or hold something from an older version: reading then gives `undefined`,
 * and writing is given up. Nothing a person does may depend on it.
 */
export function placeIn(area: 'local' | 'session', key: string): Place {
  const storage = () => (area === 'local' ? window.localStorage : window.sessionStorage)
  return {
    read: () => attempt(() => JSON.parse(storage().getItem(key) ?? 'null') ?? undefined),
    write: (value) => attempt(() => storage().setItem(key, JSON.stringify(value))),
    forget: () => attempt(() => storage().removeItem(key)),
  }
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
