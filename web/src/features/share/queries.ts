import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import { ApiError, isStatus } from '../../api/errors.ts'
import { askAnew } from '../../api/query-client.ts'
import type { Prayer, PrayerLink } from '../../api/types.ts'
import { changeCached, prayersKey } from '../../prayer/cached-prayers.ts'

const linkKey = (prayerId: string) => [...prayersKey, 'link', prayerId] as const
const sharedKey = (token: string) => ['shared', token] as const

/** The link of a prayer; null when it has none. */
export function usePrayerLink({ id, is_shared }: Prayer) {
  return useQuery({
    queryKey: linkKey(id),
    queryFn: () => readLink(id),
    // The journal knows already that there is none.
    ...(!is_shared && { initialData: null, staleTime: Number.POSITIVE_INFINITY }),
  })
}

async function readLink(prayerId: string): Promise<PrayerLink | null> {
  try {
    return await answerOf(api.GET('/api/v1/prayers/{prayerId}/share', { params: { path: { prayerId } } }))
  } catch (error) {
    if (isStatus(error, 404)) return null
    throw error
  }
}

export interface LinkShows {
  readonly shows_name: boolean
  readonly shows_situation: boolean
}

/** What is asked of one link is asked in turn, so that the last word is the one that stands. */
const inTurn = (prayerId: string) => ({ id: `link of ${prayerId}` })

/** A link with nothing ticked. */
export const NOTHING_MORE: LinkShows = { shows_name: false, shows_situation: false }

/** What others would read of a prayer. Only the service knows which sentences tell too much, for links and pictures. */
export function useSharePreview(
  prayerId: string,
  shows: LinkShows,
  { enabled = true, keepsLast = false } = {},
) {
  return useQuery({
    queryKey: [...prayersKey, 'share-preview', prayerId, shows],
    queryFn: () =>
      answerOf(
        api.GET('/api/v1/prayers/{prayerId}/share/preview', {
          params: { path: { prayerId }, query: { ...shows } },
        }),
      ),
    enabled,
    gcTime: 0,
    ...(keepsLast && { placeholderData: keepPreviousData }),
  })
}

/** The server understood, and said no: nothing was changed. Any other failure leaves that open. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500
}

async function makeLink(prayerId: string, body: LinkShows): Promise<PrayerLink> {
  try {
    return await answerOf(
      api.PUT('/api/v1/prayers/{prayerId}/share', { params: { path: { prayerId } }, body }),
    )
  } catch (error) {
    // It may have been done, and only the answer lost.
    const link = isRefusal(error) ? null : await readLink(prayerId).catch(() => null)
    if (link?.shows_name === body.shows_name && link.shows_situation === body.shows_situation) return link
    throw error
  }
}

/** Makes the link, or changes what it shows. */
export function useMakeLink(prayerId: string) {
  const client = useQueryClient()
  return useMutation({
    scope: inTurn(prayerId),
    mutationFn: (body: LinkShows) => makeLink(prayerId, body),
    onSuccess: (link: PrayerLink) => {
      client.setQueryData(linkKey(prayerId), link)
      changeCached(client, prayerId, (prayer) => ({ ...prayer, is_shared: true }))
      return client.invalidateQueries({ queryKey: sharedKey(link.token) })
    },
    onError: async (error) => {
      if (isRefusal(error)) return
      await askAnew(client, linkKey(prayerId))
      const link = client.getQueryData<PrayerLink | null>(linkKey(prayerId))
      if (link) await askAnew(client, sharedKey(link.token))
    },
  })
}

/** From now on the link leads nowhere. One that is gone already is gone. */
export function useTakeLinkBack(prayerId: string) {
  const client = useQueryClient()
  return useMutation({
    scope: inTurn(prayerId),
    mutationFn: async () => {
      try {
        await answerOf(api.DELETE('/api/v1/prayers/{prayerId}/share', { params: { path: { prayerId } } }))
      } catch (error) {
        if (!isStatus(error, 404)) throw error
      }
    },
    onSuccess: () => {
      client.setQueryData(linkKey(prayerId), null)
      changeCached(client, prayerId, (prayer) => ({ ...prayer, is_shared: false }))
    },
  })
}

/** Notes that a card went out. It is for the person's own counts: when it fails, nothing is lost. */
export function useRecordShared(prayerId: string) {
  return useMutation({
    mutationFn: () =>
      answerOf(
        api.POST('/api/v1/prayers/{prayerId}/activities', {
          params: { path: { prayerId } },
          body: { action_type: 'shared' },
        }),
      ),
  })
}

/** What anybody with the link reads. Never from yesterday: it may have been taken back. */
export function sharedPrayerQuery(token: string) {
  return queryOptions({
    queryKey: sharedKey(token),
    queryFn: () => answerOf(api.GET('/api/v1/shared/{token}', { params: { path: { token } } })),
    gcTime: 0,
  })
}
