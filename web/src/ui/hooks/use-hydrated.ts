import { useComputedColorScheme } from '@mantine/core'
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

/** The scheme that is shown. A prerendered page does not know it, and says `light` until it is taken over. */
export function useScheme(): 'light' | 'dark' {
  const scheme = useComputedColorScheme('light')
  return useHydrated() ? scheme : 'light'
}
