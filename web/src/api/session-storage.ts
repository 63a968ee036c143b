// What can be known about the session before auth-js is loaded: where it is kept, and why the page was opened.
import { placeIn } from '../storage.ts'

/** Derived from the host, so that two installations do not share a session. */
export const STORAGE_KEY = `sb-${globalThis.location?.hostname.split('.')[0]}-auth-token`

const stored = placeIn('local', STORAGE_KEY)
const recovering = placeIn('session', 'recovering')

export function hasStoredSession(): boolean {
  return stored.read() !== undefined
}

/** The person of the stored session. */
export interface StoredPerson {
  readonly id: string
  readonly email?: string
  readonly user_metadata: Readonly<Record<string, unknown>>
}

/** Who was signed in here last and has not left, whether or not the server can be asked. */
export function storedPerson(): StoredPerson | undefined {
  const user = field(stored.read(), 'user')
  const id = field(user, 'id')
  if (typeof id !== 'string') return undefined
  const email = field(user, 'email')
  const metadata = field(user, 'user_metadata')
  return {
    id,
    ...(typeof email === 'string' && { email }),
    user_metadata: typeof metadata === 'object' && metadata !== null ? { ...metadata } : {},
  }
}

/** Whether the bearer has to be renewed before anything can be asked. auth-js renews it this long before its end. */
export function isStoredBearerOld(now = Date.now()): boolean {
  const expiresAt = field(stored.read(), 'expires_at')
  return typeof expiresAt === 'number' && expiresAt * 1000 - now < RENEWED_BEFORE_MS
}

const RENEWED_BEFORE_MS = 90_000

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** A recovery session must still ask for the new password after a reload; auth-js says so only once. */
export const recovery = {
  isPending: () => recovering.read() === true,
  begin: () => recovering.write(true),
  end: () => recovering.forget(),
}
