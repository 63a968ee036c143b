import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { PrayerVersion } from '../versions.ts'
import type { Composition } from './composition.ts'
import { keptComposition } from './kept-composition.ts'

const compositionsKey = ['composition'] as const

export function compositionKey(version: PrayerVersion | undefined): QueryKey {
  return [...compositionsKey, version?.key, version?.attempt]
}

/** Nothing of a prayer that was saved is kept beside the journal, in memory or on the device. */
export function forgetCompositions(client: QueryClient): void {
  client.removeQueries({ queryKey: compositionsKey })
  void keptComposition.forgetAll()
}

/** The server never said which generation this is, so it cannot be told to stop it. */
export class NeverNamed extends Error {
  override readonly name = 'NeverNamed'
}

/** The server names a generation in its first event; Cancel may be pressed before that has arrived. */
export function generationIdOf(client: QueryClient, queryKey: QueryKey, waitMs: number): Promise<string> {
  const now = () => client.getQueryData<Composition>(queryKey)?.generationId
  const named = now()
  if (named !== undefined) return Promise.resolve(named)
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      unsubscribe()
    }
    const timer = setTimeout(() => {
      stop()
      reject(new NeverNamed())
    }, waitMs)
    const unsubscribe = client.getQueryCache().subscribe(() => {
      const name = now()
      if (name === undefined) return
      stop()
      resolve(name)
    })
  })
}
