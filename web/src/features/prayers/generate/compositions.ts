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
export async function generationIdOf(
  client: QueryClient,
  queryKey: QueryKey,
  waitMs: number,
): Promise<string> {
  let name: string | undefined
  await until(client, waitMs, () => {
    name = client.getQueryData<Composition>(queryKey)?.generationId
    return name !== undefined
  })
  if (name === undefined) throw new NeverNamed()
  return name
}

/**
 * A line that is up tells how the writing ended: with the whole prayer too, when that was there before it could be
 * cancelled. One that is broken is not waited for, because asking again would begin another prayer.
 */
export function lineEnd(client: QueryClient, queryKey: QueryKey, waitMs: number): Promise<void> {
  return until(client, waitMs, () => {
    const state = client.getQueryState<Composition>(queryKey)
    return state?.fetchStatus !== 'fetching' || state.data?.waitingFor !== undefined
  })
}

/** Ends when it is so, or after this long. */
function until(client: QueryClient, waitMs: number, isSo: () => boolean): Promise<void> {
  if (isSo()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(stop, waitMs)
    const unsubscribe = client.getQueryCache().subscribe(() => isSo() && stop())
  })
}
