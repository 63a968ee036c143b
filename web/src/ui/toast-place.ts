import { type ComponentType, useSyncExternalStore } from 'react'
import { observable } from '../observable.ts'

const list = observable<ComponentType | undefined>(undefined)

/**
 * Puts the list of news into the shell. A page that may have news brings the list along, so that a page without any does
 * not load it, and no news is lost because a list cannot be fetched.
 */
export const placeToasts = list.set

export function useToastList(): ComponentType | undefined {
  return useSyncExternalStore(list.follow, list.get, () => undefined)
}
