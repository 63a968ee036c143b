import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while a prerendered page takes over its HTML, true right after. What depends on the device (the scheme,
 * the date, what is stored) is drawn as the build drew it until then, or React would find two different pages.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
