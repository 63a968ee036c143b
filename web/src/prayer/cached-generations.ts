import type { QueryClient } from '@tanstack/react-query'

export const generationsKey = ['generations'] as const
export const unsavedKey = [...generationsKey, 'unsaved'] as const
export const generationKey = (id: string | undefined) => [...generationsKey, id] as const

/** It is in the journal: pages that show it say so, and nothing offers to save it. */
export function noteSaved(client: QueryClient, id: string): void {
  client.setQueryData<{ isSaved: boolean }>(generationKey(id), (now) => now && { ...now, isSaved: true })
  void client.invalidateQueries({ queryKey: unsavedKey })
}
