import type { Prayer } from '../../api/types.ts'
import { device } from '../../offline/device.ts'
import { keepOffline } from '../../offline/keep-offline.ts'
import { isHere } from '../../prayer/is-here.ts'
import { currentSession } from '../../session/session.ts'

/** The journal as it was seen last, for when there is no network. */
export interface KeptJournal {
  /** When it was so. */
  readonly at: string
  /** Newest first. */
  readonly prayers: readonly Prayer[]
  /** False when there are older ones that are not kept here. */
  readonly isWhole: boolean
}

export const keptJournal = {
  async find(userId: string): Promise<KeptJournal | undefined> {
    const kept = await device.read(keyOf(userId))
    return isKeptJournal(kept) ? kept : undefined
  },
  /** One prayer of the signed-in person. */
  async findPrayer(prayerId: string): Promise<Prayer | undefined> {
    const session = currentSession()
    const kept = session.status === 'signed-in' ? await keptJournal.find(session.userId) : undefined
    return kept?.prayers.find(({ id }) => id === prayerId)
  },
  async keep(userId: string, journal: KeptJournal): Promise<void> {
    // Loading takes a while: meanwhile the person may have left, and what is theirs with them.
    if (!keepOffline.read() || !isHere(userId)) return
    await device.write(keyOf(userId), journal)
  },
  /** A prayer was changed, or deleted, which is `undefined`. */
  async change(userId: string, prayerId: string, prayer: Prayer | undefined): Promise<void> {
    if (!isHere(userId) || !(await keptJournal.find(userId))) return
    await device.change(keyOf(userId), (kept) =>
      isKeptJournal(kept)
        ? { ...kept, prayers: kept.prayers.flatMap((each) => (each.id === prayerId ? (prayer ?? []) : each)) }
        : kept,
    )
  },
  forget: (userId: string): Promise<boolean> => device.forget((key) => key === keyOf(userId)),
}

function keyOf(userId: string) {
  return `${userId}/journal` as const
}

function isKeptJournal(kept: unknown): kept is KeptJournal {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'at' in kept &&
    'prayers' in kept &&
    Array.isArray(kept.prayers)
  )
}
