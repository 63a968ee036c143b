import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const NOW = Date.UTC(2026, 2, 1)
const kept = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://localhost/journal'))
  vi.stubGlobal('window', { localStorage: { getItem: (key: string) => kept.get(key) ?? null } })
})
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

async function withSession(session: unknown) {
  vi.resetModules()
  kept.set('sb-localhost-auth-token', JSON.stringify(session))
  return import('./session-storage.ts')
}

test('whose session is stored is known without asking anybody', async () => {
  const { storedPerson } = await withSession({
    user: { id: 'ana', email: 'ana@example.org', user_metadata: { name: 'Ana' } },
  })

  expect(storedPerson()).toEqual({ id: 'ana', email: 'ana@example.org', user_metadata: { name: 'Ana' } })
})

test.each([null, 'text', {}, { user: null }, { user: { id: 7 } }])(
  '%o is nobody’s session',
  async (session) => {
    const { storedPerson } = await withSession(session)

    expect(storedPerson()).toBeUndefined()
  },
)

test.each([
  [-3600, undefined],
  [60, undefined],
  [3600, 'bearer'],
])('of a bearer that ends in %i seconds, %s can be used as it is', async (seconds, usable) => {
  const { storedBearer } = await withSession({ access_token: 'bearer', expires_at: NOW / 1000 + seconds })

  expect(storedBearer(NOW)).toBe(usable)
})
