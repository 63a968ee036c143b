// What can be known about the session before auth-js is loaded: where it is kept, and why the page was opened.
import { placeIn } from '../storage.ts'

/** Derived from the host, so that two installations do not share a session. */
export const STORAGE_KEY = `sb-${globalThis.location?.hostname.split('.')[0]}-auth-token`

const stored = placeIn('local', STORAGE_KEY)
const recovering = placeIn('session', 'recovering')

export function hasStoredSession(): boolean {
  return stored.read() !== undefined
}

/** A recovery session must still ask for the new password after a reload; auth-js says so only once. */
export const recovery = {
  isPending: () => recovering.read() === true,
  begin: () => recovering.write(true),
  end: () => recovering.forget(),
}
