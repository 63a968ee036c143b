import { type InfiniteData, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../api/client.ts'
import { WHILE_LOADING_MS } from '../api/query-client.ts'
import type { Prayer, PrayerPage } from '../api/types.ts'

/** Under which the journal's prayers are cached. */
export const prayersKey = ['prayers'] as const
export const listsKey = [...prayersKey, 'list'] as const
export const monthsKey = [...prayersKey, 'months'] as const
export const rememberedKey = [...prayersKey, 'remembered'] as const
export const prayerKey = (prayerId: string) => [...prayersKey, 'one', prayerId] as const

/** A page of the journal, from the server or, when that gives no answer, from what is kept on the device. */
export type JournalPart = PrayerPage & {
  readonly kept?: { readonly at: string; readonly isWhole: boolean }
}

/** The pages of one list that are loaded. */
export type LoadedPages = InfiniteData<JournalPart, string | undefined>

interface Remembered {
  readonly items: readonly Prayer[]
}

interface Cached {
  readonly prayer: Prayer
  /** When the server said so. */
  readonly at: number
}

/** A prayer that some list on this device already holds: from the newest one that does. */
export function findCached(client: QueryClient, prayerId: string): Cached | undefined {
  const loadedAt = (key: QueryKey) => client.getQueryState(key)?.dataUpdatedAt ?? 0
  const lists = client.getQueriesData<LoadedPages>({ queryKey: listsKey }).map(([key, pages]) => {
    const kept = pages?.pages[0]?.kept
    return { items: itemsOf(pages), at: kept ? Date.parse(kept.at) : loadedAt(key) }
  })
  const remembered = client
    .getQueriesData<Remembered>({ queryKey: rememberedKey })
    .map(([key, found]) => ({ items: found?.items ?? [], at: loadedAt(key) }))
  const [newest] = [...lists, ...remembered]
    .flatMap(({ items, at }) => items.filter(({ id }) => id === prayerId).map((prayer) => ({ prayer, at })))
    .toSorted((one, other) => other.at - one.at)
  return newest
}

/** Changes a prayer everywhere it stands, without asking for whole lists again. */
export function changeCached(
  client: QueryClient,
  prayerId: string,
  change: (prayer: Prayer) => Prayer,
): void {
  const changeIn = (items: readonly Prayer[]) =>
    items.map((prayer) => (prayer.id === prayerId ? change(prayer) : prayer))
  client.setQueryData<Prayer>(prayerKey(prayerId), (prayer) => prayer && change(prayer))
  client.setQueriesData<LoadedPages>({ queryKey: listsKey }, (pages) => pages && mapItems(pages, changeIn))
  client.setQueriesData<Remembered>(
    { queryKey: rememberedKey },
    (found) => found && { ...found, items: changeIn(found.items) },
  )
}

/**
 * Lets go of what was asked for before a change: its answer would bring back what was there. What is given back asks
 * for it again: a first answer that nobody asks for would never come.
 */
export async function letGoOfOlder(client: QueryClient): Promise<() => void> {
  const underWay = client.getQueryCache().findAll({ queryKey: prayersKey, fetchStatus: 'fetching' })
  await client.cancelQueries({ queryKey: prayersKey })
  return () => void client.refetchQueries({ predicate: (query) => underWay.includes(query) })
}

/** Takes a prayer out of everything; what is given back puts it into the same lists again, in its place. */
export function takeOut(client: QueryClient, prayerId: string): () => void {
  const prayer = findCached(client, prayerId)?.prayer
  const isIt = ({ id }: Prayer) => id === prayerId
  const holders = client
    .getQueriesData<LoadedPages>({ queryKey: listsKey })
    .filter(([, pages]) => itemsOf(pages).some(isIt))
    .map(([key]) => key)
  const without = (items: readonly Prayer[]) => items.filter((item) => !isIt(item))
  client.setQueriesData<LoadedPages>({ queryKey: listsKey }, (pages) => pages && mapItems(pages, without))
  client.setQueriesData<Remembered>(
    { queryKey: rememberedKey },
    (found) => found && { ...found, items: without(found.items) },
  )
  return () => {
    if (!prayer) return
    for (const key of holders)
      client.setQueryData<LoadedPages>(key, (pages) => pages && withPrayer(pages, prayer))
    void client.invalidateQueries({ queryKey: rememberedKey })
  }
}

/** Newest first: before the first that is older, on the page where that stands; else at the end of the last. */
export function withPrayer(pages: LoadedPages, prayer: Prayer): LoadedPages {
  if (itemsOf(pages).some(({ id }) => id === prayer.id)) return pages
  const isOlder = (other: Prayer) => other.created_at < prayer.created_at
  const last = pages.pages.length - 1
  const found = pages.pages.findIndex(({ items }) => items.some(isOlder))
  const home = found === -1 ? last : found
  return {
    ...pages,
    pages: pages.pages.map((page, index) => {
      if (index !== home) return page
      const place = page.items.findIndex(isOlder)
      return { ...page, items: page.items.toSpliced(place === -1 ? page.items.length : place, 0, prayer) }
    }),
  }
}

function itemsOf(pages: LoadedPages | undefined): readonly Prayer[] {
  return pages?.pages.flatMap(({ items }) => items) ?? []
}

function mapItems(pages: LoadedPages, map: (items: readonly Prayer[]) => Prayer[]): LoadedPages {
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, items: map(page.items) })) }
}

export const generationsKey = ['generations'] as const
export const unsavedKey = [...generationsKey, 'unsaved'] as const

/** The newest prayer that is not saved yet. */
export const unsavedQuery = queryOptions({
  queryKey: unsavedKey,
  queryFn: () => answerOf(api.GET('/api/v1/generations', { params: { query: { unsaved: '1', limit: 1 } } })),
  staleTime: WHILE_LOADING_MS,
})
export const generationKey = (id: string | undefined) => [...generationsKey, id] as const

/** It is in the journal: pages that show it say so, and nothing offers to save it. */
export function noteSaved(client: QueryClient, id: string): void {
  client.setQueryData<{ isSaved: boolean }>(generationKey(id), (now) => now && { ...now, isSaved: true })
  void client.invalidateQueries({ queryKey: unsavedKey })
}
