import { facts } from '../../facts.ts'
import { device } from '../../offline/device.ts'
import { keepOffline } from '../../offline/keep-offline.ts'
import type { FinishedGeneration } from '../generation.ts'
import { isHere } from '../is-here.ts'

/** How Save was pressed. */
export interface SaveWish {
  readonly keepSituation: boolean
  /** The person's own wording, where there is one. */
  readonly edit?: string
}

/** Why the server will never take a prayer. */
export type NeverSaved = 'gone' | 'not accepted' | 'other words'

interface Unsaved {
  readonly v: typeof VERSION
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

/** Counts the shapes of a record: one of another shape is not read. */
const VERSION = 1
const CHANNEL = 'unsaved-prayers'
/** As long as the server keeps a prayer that is not saved. */
const KEPT_MS = facts.unsavedKeptDays * 24 * 60 * 60 * 1000

/** Each under its owner: nobody else's session ever sees or sends it. */
export const unsavedPrayers = {
  async find(userId: string, id: string): Promise<UnsavedPrayer | undefined> {
    const kept = await device.read(keyOf(userId, id))
    return isUnsaved(kept) && !isOld(kept) ? kept : undefined
  },
  /** To be read without a network. What waits to be saved stays as it is. */
  async keep(userId: string, generation: FinishedGeneration): Promise<void> {
    if (!keepOffline.read() || !isHere(userId)) return
    const written: UnsavedPrayer = { v: VERSION, at: Date.now(), generation, state: 'written' }
    await device.change(keyOf(userId, generation.id), (kept) => (isWaiting(kept) ? kept : written))
  },
  /** What waits to be sent, and what was refused, oldest first. */
  async list(userId: string): Promise<readonly WaitingPrayer[]> {
    const kept = await device.list(`${userId}/unsaved/`)
    return kept.filter(isWaiting).toSorted((one, other) => one.at - other.at)
  },
  /** False where the device keeps nothing: then the save has failed like any other. */
  wait: (userId: string, generation: FinishedGeneration, wish: SaveWish): Promise<boolean> =>
    put(userId, { v: VERSION, at: Date.now(), generation, ...wish, state: 'to-be-saved' }),
  putBack: put,
  /** Its owner does not want it saved after all: it can still be read. */
  async withdraw(userId: string, { generation }: WaitingPrayer): Promise<void> {
    await unsavedPrayers.drop(userId, generation.id)
    await unsavedPrayers.keep(userId, generation)
  },
  /** Nothing of it stays here. Whether it was waiting. */
  async drop(userId: string, id: string): Promise<boolean> {
    const wasWaiting = isWaiting(await unsavedPrayers.find(userId, id))
    await unsavedPrayers.forget([id])
    if (wasWaiting) tell()
    return wasWaiting
  },
  /** It was sent, and every tab is told. */
  async settle(userId: string, id: string): Promise<void> {
    await device.forget((key) => key === keyOf(userId, id))
    tell(id)
  },
  async refuse(userId: string, waiting: WaitingPrayer, reason: NeverSaved): Promise<void> {
    await put(userId, { ...waiting, state: 'refused', reason })
  },
  /** Nothing of these is kept beside the journal. */
  forget: (ids: readonly string[]): Promise<boolean> =>
    device.forget((key) => ids.some((id) => key.endsWith(`/unsaved/${id}`))),
  /** Nobody came back to them. What waits to be saved is no copy: it stays. */
  forgetOld: (): Promise<boolean> =>
    device.forget(
      (key, kept) => key.includes('/unsaved/') && !isWaiting(kept) && (!isUnsaved(kept) || isOld(kept)),
    ),
  forgetCopies: (): Promise<boolean> => device.forget((_key, kept) => !isWaiting(kept)),
  /** Told of every change to what waits, here and in other tabs, and of the prayer that was sent when there is one. */
  onChange(listener: (sentId: string | undefined) => void): () => void {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }) => listener(typeof data === 'string' ? data : undefined))
    return () => channel.close()
  },
}

async function put(userId: string, waiting: WaitingPrayer): Promise<boolean> {
  const isDone = await device.write(keyOf(userId, waiting.generation.id), waiting)
  tell()
  return isDone
}

function tell(sentId?: string): void {
  // A channel does not hear itself: this one is for the message alone, so this tab hears it as well.
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(sentId)
  channel.close()
}

function keyOf(userId: string, id: string) {
  return `${userId}/unsaved/${id}` as const
}

function isUnsaved(kept: unknown): kept is UnsavedPrayer {
  return typeof kept === 'object' && kept !== null && 'v' in kept && kept.v === VERSION
}

function isWaiting(kept: unknown): kept is WaitingPrayer {
  return isUnsaved(kept) && kept.state !== 'written'
}

function isOld({ at, state }: UnsavedPrayer): boolean {
  return state === 'written' && Date.now() - at > KEPT_MS
}
