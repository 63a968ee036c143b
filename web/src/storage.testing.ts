import { vi } from 'vitest'
import { become } from './session/session.ts'

/** A browser's storage: its entries are its own properties, as in a real one. */
class FakeStorage {
  [key: string]: unknown
  getItem(key: string): string | null {
    const value = Object.hasOwn(this, key) ? this[key] : null
    return typeof value === 'string' ? value : null
  }
  setItem(key: string, value: string): void {
    this[key] = value
  }
  removeItem(key: string): void {
    delete this[key]
  }
}

/** Gives the test an empty browser. */
export function stubStorage(): void {
  const storages = { localStorage: new FakeStorage(), sessionStorage: new FakeStorage() }
  vi.stubGlobal('window', Object.assign(new EventTarget(), storages))
}

/** The person of the session, for tests; without a person, a visitor. */
export function signInAs(userId: string | undefined): void {
  if (userId === undefined) become({ status: 'signed-out', lost: false })
  else
    become({ status: 'signed-in', userId, email: `${userId}@example.org`, name: userId, recovering: false })
}
