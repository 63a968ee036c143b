import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { facts } from '../../facts.ts'
import { personRecords } from '../../offline/device.ts'
import { keepOffline } from '../../preferences.ts'
import { isRecord } from '../../storage.ts'
import type { FinishedGeneration } from '../generation.ts'

/** How Save was pressed. */
export interface SaveWish {
  readonly keepSituation: boolean
  /** The person's own wording, where there is one. */
  readonly edit?: string
}

/** Why the server will never take a prayer. */
export type NeverSaved = 'gone' | 'not accepted' | 'other words'

interface Unsaved {
  readonly generation: FinishedGeneration
  /** When it was written, or Save was pressed; milliseconds since 1970. */
  readonly at: number
}

/** A prayer that is in no journal yet, as this device keeps it: one record for each. */
export type UnsavedPrayer = Unsaved & ({ readonly state: 'written' } | Wanted)
/** Its owner pressed Save, and the server has not taken it. */
export type WaitingPrayer = Unsaved & Wanted
type Wanted = SaveWish &
  ({ readonly state: 'to-be-saved' } | { readonly state: 'refused'; readonly reason: NeverSaved })

const CHANNEL = 'unsaved-prayers'
/** As long as the server keeps a prayer that is not saved. */
const KEPT_MS = facts.unsavedKeptDays * 24 * 60 * 60 * 1000

const records = personRecords<UnsavedPrayer>('unsaved', {
  version: 2,
  // What waits to be saved is no copy: it stays until it is taken.
  until: ({ state, at }) => (state === 'written' ? at + KEPT_MS : undefined),
  read: (stored) => (isUnsaved(stored) ? stored : undefined),
})

/** Each under its owner: nobody else's session ever sees or sends it. */
export const unsavedPrayers = {
  find: records.find,
  /** To be read without a network. What waits to be saved stays as it is. */
  async keep(userId: string, generation: FinishedGeneration): Promise<void> {
    if (!keepOffline.read()) return
    const written: UnsavedPrayer = { at: Date.now(), generation, state: 'written' }
    await records.change(userId, generation.id, (kept) => (kept && isWaiting(kept) ? undefined : written))
  },
  /** What waits to be sent, and what was refused, oldest first. */
  list: async (userId: string): Promise<readonly WaitingPrayer[]> =>
    (await records.list(userId)).filter(isWaiting).toSorted((one, other) => one.at - other.at),
  /** False where the device keeps nothing: then the save has failed like any other. */
  wait: (userId: string, generation: FinishedGeneration, wish: SaveWish): Promise<boolean> =>
    put(userId, { at: Date.now(), generation, ...wish, state: 'to-be-saved' }),
  putBack: put,
  /** Its owner does not want it saved after all: it can still be read. */
  async withdraw(userId: string, { generation }: WaitingPrayer): Promise<void> {
    await unsavedPrayers.drop(userId, generation.id)
    await unsavedPrayers.keep(userId, generation)
  },
  /** Nothing of it stays here. Whether it was waiting. */
  async drop(userId: string, id: string): Promise<boolean> {
    const kept = await records.find(userId, id)
    await records.drop(userId, id)
    const wasWaiting = kept !== undefined && isWaiting(kept)
    if (wasWaiting) tell()
    return wasWaiting
  },
  /** It was sent, and every tab is told. */
  async settle(userId: string, id: string): Promise<void> {
    await records.drop(userId, id)
    tell(id)
  },
  async refuse(userId: string, waiting: WaitingPrayer, reason: NeverSaved): Promise<void> {
    await put(userId, { ...waiting, state: 'refused', reason })
  },
  /** Copies of prayers that are in the journal, in any version, or of all. */
  forgetCopies: (userId: string, saved?: ReadonlySet<string>): Promise<boolean> =>
    records.dropWhere(
      userId,
      (kept) => !isWaiting(kept) && (!saved || kept.generation.versions.some((id) => saved.has(id))),
    ),
  /** Told of every change to what waits, here and in other tabs, and of the prayer that was sent when there is one. */
  onChange(listener: (sentId: string | undefined) => void): () => void {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }) => listener(typeof data === 'string' ? data : undefined))
    return () => channel.close()
  },
}

async function put(userId: string, waiting: WaitingPrayer): Promise<boolean> {
  const isDone = await records.keep(userId, waiting.generation.id, waiting)
  tell()
  return isDone
}

function tell(sentId?: string): void {
  // A channel does not hear itself: this one is for the message alone, so this tab hears it as well.
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(sentId)
  channel.close()
}

function isUnsaved(stored: unknown): stored is UnsavedPrayer {
  if (!isRecord(stored) || typeof stored.at !== 'number') return false
  if (!isRecord(stored.generation) || !Array.isArray(stored.generation.versions)) return false
  return stored.state === 'written' || stored.state === 'to-be-saved' || stored.state === 'refused'
}

function isWaiting(kept: UnsavedPrayer): kept is WaitingPrayer {
  return kept.state !== 'written'
}

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
