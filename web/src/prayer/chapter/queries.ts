import { useQuery } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'

/** The chapter a passage stands in. Its text never changes, so it is read once. */
export function useChapter(reference: string, wanted: boolean) {
  return useQuery({
    queryKey: ['passage', reference],
    enabled: wanted,
    queryFn: () => answerOf(api.GET('/api/v1/verses/{reference}', { params: { path: { reference } } })),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
