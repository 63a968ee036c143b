/** One value of the page that its parts follow, here or through `useSyncExternalStore`. */
export function observable<Value>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: (): Value => value,
    set(next: Value): void {
      value = next
      for (const listener of listeners) listener()
    },
    follow(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
