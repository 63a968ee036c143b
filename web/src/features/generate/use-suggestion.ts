import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import type { Suggestion } from '../../api/types.ts'
import type { PrayerDraft } from '../../prayer/prayer-draft.ts'

export type { Suggestion }

const PAUSE_MS = 700
/** Of fewer words the server says nothing. */
const WORDS_MIN = 3
const NOTHING: Suggestion = {}

/**
 * A category and a mood from what is told so far (D-51), asked after a pause in typing; a newer question cancels the
 * one before. Without an answer there is no suggestion and no error. The words stay in memory for no longer than needed.
 */
export function useSuggestion(situation: string): Suggestion {
  const words = situation.trim()
  const [settled] = useDebouncedValue(words, PAUSE_MS)
  const isTelling = (text: string) => text.split(/\s+/).length >= WORDS_MIN
  const { data, isError } = useQuery({
    queryKey: ['suggestion', settled],
    enabled: isTelling(settled),
    queryFn: ({ signal }) =>
      answerOf(api.POST('/api/v1/suggestions', { body: { situation: settled }, signal })),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: true,
  })
  return data !== undefined && !isError && isTelling(words) ? data : NOTHING
}

/** The form with suggestions where the person has chosen nothing. */
export function withSuggestion(draft: PrayerDraft, { category, mood }: Suggestion): PrayerDraft {
  return { ...draft, category: draft.category || (category ?? ''), mood: draft.mood || (mood ?? '') }
}
