import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { unsavedPrayers, type WaitingPrayer } from './unsaved-prayers.ts'

/** What of this person's waits to be sent, as it changes here and in other tabs. */
export function useWaiting(userId: string): readonly WaitingPrayer[] {
  const client = useQueryClient()
  useEffect(
    () => unsavedPrayers.onChange(() => void client.invalidateQueries({ queryKey: ['waiting', userId] })),
    [client, userId],
  )
  const { data = [] } = useQuery({
    queryKey: ['waiting', userId],
    queryFn: () => unsavedPrayers.list(userId),
    staleTime: 0,
  })
  return data
}
