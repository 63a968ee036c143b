import type { Citation } from '../../../api/types.ts'
import { device } from '../../../offline/device.ts'

/** A prayer whose owner pressed Save while nobody could be reached. */
export interface WaitingSave {
  readonly generationId: string
  /** Which version in the open tab it is. */
  readonly versionKey: string
  readonly keepSituation: boolean
  /** The person's own wording, where there is one. */
  readonly edit?: string
  /** The prayer as the server wrote it: what the edit may take the place of. */
  readonly written?: string
  /** What is read while it waits, and copied when it can never be sent. */
  readonly prayer: string
  readonly citations: readonly Citation[]
  readonly category: string
  /** When Save was pressed. */
  readonly at: string
  /** The server will not take it, ever. */
  readonly refused?: 'gone' | 'not accepted' | 'other words'
}

const CHANNEL = 'waiting-saves'

/** What waits to be sent, oldest first, each under its owner: nobody else's session ever sees or sends it. */
export const waitingSaves = {
  async list(userId: string): Promise<readonly WaitingSave[]> {
    return readList(await device.read(keyOf(userId)))
  },
  /** False where the device keeps nothing: then the save has failed like any other. */
  add(userId: string, save: WaitingSave): Promise<boolean> {
    return change(userId, (list) => [...without(list, save.generationId), save])
  },
  remove(userId: string, generationId: string): Promise<boolean> {
    return change(userId, (list) => without(list, generationId))
  },
  /** It was sent, and every tab is told. */
  async settle(userId: string, { generationId, versionKey }: WaitingSave): Promise<void> {
    await change(userId, (list) => without(list, generationId), versionKey)
  },
  refuse(
    userId: string,
    generationId: string,
    refused: NonNullable<WaitingSave['refused']>,
  ): Promise<boolean> {
    return change(userId, (list) =>
      list.map((save) => (save.generationId === generationId ? { ...save, refused } : save)),
    )
  },
  /** Told of every change, here and in other tabs, and of the version that was sent when there is one. */
  onChange(listener: (sentVersion: string | undefined) => void): () => void {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }) => listener(typeof data === 'string' ? data : undefined))
    return () => channel.close()
  },
}

async function change(
  userId: string,
  by: (list: readonly WaitingSave[]) => readonly WaitingSave[],
  sentVersion?: string,
): Promise<boolean> {
  const isDone = await device.change(keyOf(userId), (kept) => by(readList(kept)))
  // A channel of its own does not hear itself: this one is another, so this tab hears it as well.
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(sentVersion)
  channel.close()
  return isDone
}

function keyOf(userId: string) {
  return `${userId}/waiting` as const
}

function without(list: readonly WaitingSave[], generationId: string): readonly WaitingSave[] {
  return list.filter((save) => save.generationId !== generationId)
}

function readList(kept: unknown): readonly WaitingSave[] {
  return Array.isArray(kept) ? kept : []
}
