import { useComputedColorScheme } from '@mantine/core'
import { useHydrated } from './use-hydrated.ts'

/** The scheme that is shown. A prerendered page does not know it, and says `light` until it is taken over. */
export function useScheme(): 'light' | 'dark' {
  const scheme = useComputedColorScheme('light')
  return useHydrated() ? scheme : 'light'
}
