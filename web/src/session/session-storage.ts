// What can be known about the session before auth-js is loaded: where it is kept, and why the page was opened.
import { placeIn } from '../storage.ts'

/** Derived from the host, so that two installations do not share a session. */
export const STORAGE_KEY = `sb-${globalThis.location?.hostname.split('.')[0]}-auth-token`

const stored = placeIn('local', STORAGE_KEY)
const recovering = placeIn('session', 'recovering')
const LEFT = 'left_session'
const left = placeIn('local', LEFT)
/** Chromium takes a few milliseconds from one tab's storage to another's, and more on a busy machine. */
const HEARD_WITHIN_MS = 1000

export function hasStoredSession(): boolean {
  return stored.read() !== undefined
}

export function forgetStoredSession(): void {
  stored.forget()
}

/** The person of the stored session. */
export interface StoredPerson {
  readonly id: string
  readonly email?: string
  readonly user_metadata: Readonly<Record<string, unknown>>
}

/** Which of the person's sessions this is: its bearers and their renewals say the same. */
export function storedSessionId(): string | undefined {
  const bearer = field(stored.read(), 'access_token')
  return typeof bearer === 'string' ? sessionIdIn(bearer) : undefined
}

export function sessionIdIn(bearer: string): string | undefined {
  try {
    const [, claims = ''] = bearer.split('.')
    const id = field(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))), 'session_id')
    return typeof id === 'string' ? id : undefined
  } catch {
    return undefined
  }
}

/** The session that its person ended on purpose, in whichever tab: to the others it would look like a lost one. */
export const departure = {
  note: (sessionId: string | undefined) => sessionId && left.write(sessionId),
  isOf: (sessionId: string | undefined) => sessionId !== undefined && left.read() === sessionId,
  /** Resolves when another tab notes a departure, or after a moment: its sign-out may be heard before its storage is seen. */
  moment: () =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer)
        window.removeEventListener('storage', heard)
        resolve()
      }
      const heard = ({ key }: StorageEvent) => key === LEFT && end()
      const timer = setTimeout(end, HEARD_WITHIN_MS)
      window.addEventListener('storage', heard)
    }),
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

/** The bearer, while it can be used as it is: nothing when auth-js has to renew it, which it does this long before its end. */
export function storedBearer(now = Date.now()): string | undefined {
  const session = stored.read()
  const bearer = field(session, 'access_token')
  const expiresAt = field(session, 'expires_at')
  if (typeof bearer !== 'string' || typeof expiresAt !== 'number') return undefined
  return expiresAt * 1000 - now < RENEWED_BEFORE_MS ? undefined : bearer
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
