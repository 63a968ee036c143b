import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type WaitingSave, waitingSaves } from './waiting-saves.ts'

/** What of this person's waits to be sent, as it changes here and in other tabs. */
export function useWaiting(userId: string): readonly WaitingSave[] {
  const client = useQueryClient()
  useEffect(
    () => waitingSaves.onChange(() => void client.invalidateQueries({ queryKey: ['waiting', userId] })),
    [client, userId],
  )
  const { data = [] } = useQuery({
    queryKey: ['waiting', userId],
    queryFn: () => waitingSaves.list(userId),
    staleTime: 0,
  })
  return data
}
