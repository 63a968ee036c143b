import { currentSession } from '../../../api/session.ts'
import { facts } from '../../../facts.ts'
import { device } from '../../../offline/device.ts'
import { keepOffline } from '../../../offline/keep-offline.ts'
import type { Composition } from './composition.ts'

/** The prayer that was just written, for a reload without a network. It is gone when it was saved, or its owner left. */
export const keptComposition = {
  async find(versionKey: string): Promise<Composition | undefined> {
    const key = keyOf(versionKey)
    const kept = key && (await device.read(key))
    return isKept(kept) && !isOld(kept) ? kept.composition : undefined
  },
  async keep(versionKey: string, composition: Composition): Promise<void> {
    const key = keyOf(versionKey)
    if (key && keepOffline.read()) await device.write(key, { at: Date.now(), composition })
  },
  forgetAll: (): Promise<boolean> => device.forget((key) => key.includes('/written/')),
  /** Nobody came back to it. */
  forgetOld: (): Promise<boolean> =>
    device.forget((key, kept) => key.includes('/written/') && (!isKept(kept) || isOld(kept))),
}

function keyOf(versionKey: string) {
  const session = currentSession()
  return session.status === 'signed-in' ? (`${session.userId}/written/${versionKey}` as const) : undefined
}

interface Kept {
  readonly at: number
  readonly composition: Composition
}

function isKept(kept: unknown): kept is Kept {
  return typeof kept === 'object' && kept !== null && 'at' in kept && 'composition' in kept
}

/** As long as the server keeps a prayer that is not saved. */
const KEPT_MS = facts.unsavedKeptDays * 24 * 60 * 60 * 1000

function isOld({ at }: Kept): boolean {
  return Date.now() - at > KEPT_MS
}
