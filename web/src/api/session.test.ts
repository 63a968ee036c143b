import { afterEach, expect, test, vi } from 'vitest'

const client = { onAuthStateChange: vi.fn(), getSession: vi.fn() }
vi.mock('./auth-client.ts', () => ({ createAuthClient: () => client }))

const HOUR = 3600
const ANA = { id: 'ana', email: 'ana@example.org', user_metadata: { name: 'Ana' } }

/** Opens the page of somebody with a stored session, with or without a network. */
async function open({ endsIn, online }: { endsIn: number; online: boolean }) {
  vi.resetModules()
  const stored = JSON.stringify({ user: ANA, expires_at: Date.now() / 1000 + endsIn })
  const empty = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  vi.stubGlobal('location', new URL('http://localhost/journal'))
  vi.stubGlobal('navigator', { onLine: online })
  vi.stubGlobal('window', { localStorage: { ...empty, getItem: () => stored }, sessionStorage: empty })
  vi.stubEnv('SSR', false)
  return import('./session.ts')
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('offline with a bearer that has ended, the person is still who they are, at once', async () => {
  const { currentSession } = await open({ endsIn: -HOUR, online: false })

  expect(currentSession()).toMatchObject({ status: 'signed-in', userId: 'ana', name: 'Ana' })
})

test('offline with a bearer that has ended, nothing is asked, and nobody waits for a renewal', async () => {
  const { accessToken } = await open({ endsIn: -HOUR, online: false })

  await expect(accessToken()).rejects.toThrow('no connection')
  expect(client.getSession).not.toHaveBeenCalled()
})

test('with a network, auth-js decides', async () => {
  const { currentSession } = await open({ endsIn: -HOUR, online: true })

  expect(currentSession()).toEqual({ status: 'unknown' })
})

test('a renewal that nobody answered does not sign anybody out', async () => {
  const { authClient, currentSession } = await open({ endsIn: -HOUR, online: true })
  client.onAuthStateChange.mockImplementation((follow) => follow('INITIAL_SESSION', null))

  await authClient()

  expect(currentSession()).toMatchObject({ status: 'signed-in', userId: 'ana' })
})

test('a session that the server ended is over', async () => {
  const { authClient, currentSession } = await open({ endsIn: HOUR, online: true })
  client.onAuthStateChange.mockImplementation((follow) => follow('SIGNED_OUT', null))

  await authClient()

  expect(currentSession()).toEqual({ status: 'signed-out', lost: true })
})

test('a call whose bearer could not be renewed counts as unanswered, not as refused', async () => {
  const { accessToken } = await open({ endsIn: -HOUR, online: true })
  client.getSession.mockResolvedValue({ data: { session: null }, error: new Error('Failed to fetch') })

  await expect(accessToken()).rejects.toThrow('Failed to fetch')
})
