import { useSyncExternalStore } from 'react'
import { placeIn } from '../../storage.ts'
import { type KeptPrayer, settled } from './versions.ts'

// Under the server's 24 hours, so that a key is never asked with after the server has forgotten it.
const ASKABLE_MS = 23 * 60 * 60 * 1000

const place = placeIn('session', 'kept_prayer')
const listeners = new Set<() => void>()
let current: KeptPrayer | undefined
let isRead = false

/**
 * The prayer that was asked for and is not saved yet, with all its versions and edits. A reload or a lost connection
 * comes back to it. It stays in this tab, with its owner.
 */
export const keptPrayer = {
  find(userId: string, now = Date.now()): KeptPrayer | undefined {
    const kept = read()
    const [first] = kept?.versions ?? []
    if (kept?.userId !== userId || first === undefined) return undefined
    return now - first.askedAt < ASKABLE_MS ? kept : undefined
  },
  keep: write,
  /** Does nothing when there is none. */
  change(by: (kept: KeptPrayer) => KeptPrayer | undefined): void {
    const kept = read()
    if (kept) write(by(kept))
  },
  forget: () => write(undefined),
}

/** Follows what is kept, whoever changes it. */
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
