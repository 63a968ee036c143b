import { afterEach, expect, test, vi } from 'vitest'

const HOUR_S = 3600
const claims = { session_id: 'of-today', sub: 'ana', exp: Math.floor(Date.now() / 1000) + HOUR_S }
const BEARER = `head.${btoa(JSON.stringify(claims))}.signature`
const SESSION = {
  user: { id: 'ana', email: 'ana@example.org', user_metadata: {} },
  access_token: BEARER,
  refresh_token: 'renew',
  token_type: 'bearer',
  expires_in: HOUR_S,
  expires_at: claims.exp,
}
const STORAGE_KEY = 'sb-localhost-auth-token'

/** A storage of a browser, and the page of somebody who is signed in there, with the auth-js of the product. */
async function openPage() {
  const kept = new Map([[STORAGE_KEY, JSON.stringify(SESSION)]])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: unknown) => {
    asked.push(String(url))
    return Response.json({ code: 'user_not_found' }, { status: 403 })
  })
  const events = { addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('location', new URL('http://localhost/account'))
  vi.stubGlobal('document', { ...events, visibilityState: 'visible' })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('window', { ...events, localStorage: storage, sessionStorage: storage, location })
  vi.stubEnv('SSR', false)
  vi.resetModules()
  return { kept, asked, ...(await import('../session/session.ts')), ...(await import('../session/auth.ts')) }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

// The server refuses every request of a deleted account, which the console would show as an error.
test('the session of a deleted account ends on the device without a request', async () => {
  const { kept, asked, currentSession, signOutHereOnly } = await openPage()
  expect(currentSession()).toMatchObject({ status: 'signed-in', userId: 'ana' })

  await signOutHereOnly()

  expect(currentSession()).toEqual({ status: 'signed-out', lost: false })
  expect(kept.has(STORAGE_KEY)).toBe(false)
  expect(asked).toEqual([])
})
