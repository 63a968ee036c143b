import { queryClient } from '../api/query-client.ts'
import { authClient } from '../session/auth.ts'
import { currentSession, onSessionChange } from '../session/session.ts'
import { STORAGE_KEY, storedPerson } from '../session/session-storage.ts'
import { devicePlace, eraseStorageBut } from '../storage.ts'

/**
 * Loads the session manager when there may be a session, here or as soon as another tab signs in: a visitor who
 * reads needs none, and a person whose bearer holds can wait for it. When the person changes, nothing of the one
 * before stays in memory; what they typed is forgotten only when they left on purpose. `onArrival` is called for each
 * person who is signed in.
 */
export function followSession(onArrival: () => void): void {
  const { status } = currentSession()
  if (status === 'signed-in') startSessionManagerSoon()
  else if (status === 'signed-out') whenAnotherTabSignsIn(() => void startQuietly())
  else void startQuietly()

  let person: string | undefined
  let stay: Promise<() => void> | undefined
  const follow = () => {
    const session = currentSession()
    const next = personNow()
    if (person !== undefined && person !== next) queryClient.removeQueries()
    if (person !== next) {
      stay?.then((leave) => leave())
      stay = next === undefined ? undefined : arrive(next)
      if (next !== undefined) {
        isErasing.forget()
        onArrival()
      }
    }
    if (session.status === 'signed-out') {
      const hasLeft = !session.lost && (person !== undefined || isErasing.read())
      if (hasLeft) eraseAfterLeaving().catch(() => {})
      else if (session.lost) forgetLost().catch(() => {})
    }
    person = next
  }
  onSessionChange(follow)
  follow()
}

/** Loaded as soon as somebody is signed in, so that it is there when they leave, also without a network. */
const loadKeeping = () => import('../prayer/on-this-device.ts')

/** What is done for a person while they are here; gives back what ends it. */
async function arrive(userId: string): Promise<() => void> {
  try {
    return (await loadKeeping()).arrive(userId, queryClient)
  } catch {
    return () => {}
  }
}

/** Set until everything is erased: the page may be left before that, and then its next visit goes on. */
const isErasing = devicePlace('erasing', (stored) => stored === true)

/** The form is erased at once, since the page may be left in the next moment; the database as soon as it can be. */
async function eraseAfterLeaving(): Promise<void> {
  isErasing.write(true)
  eraseStorageBut(storedPerson()?.id)
  await (await loadKeeping()).leave()
  isErasing.forget()
}

async function forgetLost(): Promise<void> {
  await (await loadKeeping()).loseSession()
}

/** Loads the session manager in a quiet moment: on a page where it is about to be needed. */
export function startSessionManagerSoon(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void startQuietly(), { timeout: 2000 })
  else setTimeout(() => void startQuietly(), 200)
}

function personNow(): string | undefined {
  const session = currentSession()
  return session.status === 'signed-in' ? session.userId : undefined
}

/** A failure to load is shown where the session is needed: here there is nobody to tell. */
function startQuietly(): Promise<unknown> {
  return authClient().catch(() => undefined)
}

/** auth-js hears other tabs, once it is loaded; until then the storage tells of them. */
function whenAnotherTabSignsIn(action: () => void): void {
  window.addEventListener('storage', function listen({ key, newValue }) {
    if (key !== STORAGE_KEY || newValue === null) return
    window.removeEventListener('storage', listen)
    action()
  })
}
