import { useQuery } from '@tanstack/react-query'
import type { HardWord } from './hard-words.ts'

/** The plain words come when they are first wanted: most people read without them. */
export function usePlainWords(wanted: boolean) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['plain-words'],
    enabled: wanted,
    queryFn: async () => (await import('./hard-words.ts')).hardWordsIn,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { hardWordsIn: data as ((text: string) => readonly HardWord[]) | undefined, isError, refetch }
}
