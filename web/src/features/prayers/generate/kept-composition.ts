import { currentSession } from '../../../api/session.ts'
import { device } from '../../../offline/device.ts'
import { keepOffline } from '../../../offline/keep-offline.ts'
import type { Composition } from './composition.ts'

/** The prayer that was just written, for a reload without a network. It is gone when it was saved, or its owner left. */
export const keptComposition = {
  async find(versionKey: string): Promise<Composition | undefined> {
    const key = keyOf(versionKey)
    const kept = key && (await device.read(key))
    return isComposition(kept) ? kept : undefined
  },
  async keep(versionKey: string, composition: Composition): Promise<void> {
    const key = keyOf(versionKey)
    if (key && keepOffline.read()) await device.write(key, composition)
  },
  forgetAll: (): Promise<boolean> => device.forget((key) => key.includes('/written/')),
}

function keyOf(versionKey: string) {
  const session = currentSession()
  return session.status === 'signed-in' ? (`${session.userId}/written/${versionKey}` as const) : undefined
}

function isComposition(kept: unknown): kept is Composition {
  return typeof kept === 'object' && kept !== null && 'movements' in kept && 'prayer' in kept
}
