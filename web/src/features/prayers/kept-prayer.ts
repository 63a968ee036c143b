import { useSyncExternalStore } from 'react'
import { placeIn } from '../../storage.ts'
import { type KeptPrayer, settled } from './versions.ts'

const place = placeIn('session', 'kept_prayer')
const listeners = new Set<() => void>()
let current: KeptPrayer | undefined
let isRead = false

/**
 * The prayer that was asked for and is not saved yet, with all its versions and edits. A reload or a lost connection
 * comes back to it, however long ago it was asked for: saving needs no key. It stays in this tab, with its owner.
 */
export const keptPrayer = {
  find(userId: string): KeptPrayer | undefined {
    const kept = read()
    return kept?.userId === userId && kept.versions.length > 0 ? kept : undefined
  },
  keep: write,
  /** Does nothing when there is none. */
  change(by: (kept: KeptPrayer) => KeptPrayer | undefined): void {
    const kept = read()
    if (kept) write(by(kept))
  },
  forget: () => write(undefined),
}

/** Follows what is kept, also when another tab changes it. */
export function useKeptPrayer(userId: string): KeptPrayer | undefined {
  return useSyncExternalStore(subscribe, () => keptPrayer.find(userId))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(): KeptPrayer | undefined {
  if (!isRead) current = readKept(place.read())
  isRead = true
  return current
}

function write(kept: KeptPrayer | undefined): void {
  current = kept
  isRead = true
  if (kept) place.write(kept)
  else place.forget()
  for (const listener of listeners) listener()
}

/** After a reload the person stands before what was there. */
function readKept(value: unknown): KeptPrayer | undefined {
  return isKeptPrayer(value) ? settled(value) : undefined
}

function isKeptPrayer(value: unknown): value is KeptPrayer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'userId' in value &&
    'versions' in value &&
    Array.isArray(value.versions)
  )
}
