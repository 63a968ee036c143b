import { createStore, delMany, entries, get, set, type UseStore, update } from 'idb-keyval'

/** What is kept of a person on this device, each under its owner. Tokens are never among it. */
export type DeviceKey = `${string}/journal` | `${string}/unsaved/${string}`

let store: UseStore | undefined

/**
 * The browser's database. It may be blocked, full, or hold something from an older version: reading then gives
 * `undefined`, and writing says that it was given up. Nothing a person does online may depend on it.
 */
export const device = {
  read: (key: DeviceKey): Promise<unknown> => attempt(() => get(key, here())),
  /** Everything whose key begins so. */
  async list(prefix: string): Promise<readonly unknown[]> {
    const all = (await attempt(() => entries<string, unknown>(here()))) ?? []
    return all.filter(([key]) => key.startsWith(prefix)).map(([, kept]) => kept)
  },
  write: (key: DeviceKey, value: unknown): Promise<boolean> => isDone(() => set(key, value, here())),
  /** Reads and writes in one step, whatever other tabs do meanwhile. */
  change: (key: DeviceKey, by: (kept: unknown) => unknown): Promise<boolean> =>
    isDone(() => update(key, by, here())),
  /** Takes away everything that fits. */
  forget: (fits: (key: string, kept: unknown) => boolean): Promise<boolean> =>
    isDone(async () => {
      const all = await entries<string, unknown>(here())
      const found = all.filter(([key, kept]) => fits(key, kept))
      await delMany(
        found.map(([key]) => key),
        here(),
      )
    }),
}

function here(): UseStore {
  store ??= createStore('on-this-device', 'kept')
  return store
}

async function attempt<T>(action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action()
  } catch {
    return undefined
  }
}

async function isDone(action: () => Promise<void>): Promise<boolean> {
  return (await attempt(() => action().then(() => true))) ?? false
}
