import { type ComponentType, useSyncExternalStore } from 'react'

let list: ComponentType | undefined
const listeners = new Set<() => void>()

/**
 * Puts the list of news into the shell. Whoever may have news brings the list along, so that a page without any does
 * not load it, and no news is lost because a list cannot be fetched.
 */
export function placeToasts(given: ComponentType): void {
  list = given
  for (const listener of listeners) listener()
}

export function useToastList(): ComponentType | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => list,
    () => undefined,
  )
}
