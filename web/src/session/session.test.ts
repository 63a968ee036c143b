import { afterEach, expect, test, vi } from 'vitest'

const client = { onAuthStateChange: vi.fn(), getSession: vi.fn() }
vi.mock('./auth-client.ts', () => ({ createAuthClient: () => client }))

const HOUR = 3600
const ANA = { id: 'ana', email: 'ana@example.org', user_metadata: { name: 'Ana' } }

const BEARER = `head.${btoa(JSON.stringify({ session_id: 'of-today' }))}.signature`

interface Circumstances {
  endsIn: number
  online: boolean
  /** The session that was left on purpose last. */
  left?: string
}

/** What the page's storage says of the session that was left, and who is told when it changes. */
const storage = { left: undefined as string | undefined, heard: new EventTarget() }

/** Opens the page of somebody with a stored session, with or without a network. */
async function open({ endsIn, online, left }: Circumstances) {
  vi.resetModules()
  const session = JSON.stringify({
    user: ANA,
    access_token: BEARER,
    expires_at: Date.now() / 1000 + endsIn,
  })
  storage.left = left
  const kept = (key: string) => (key === 'left_session' ? JSON.stringify(storage.left ?? null) : session)
  const empty = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  vi.stubGlobal('location', new URL('http://localhost/journal'))
  vi.stubGlobal('navigator', { onLine: online })
  storage.heard = new EventTarget()
  vi.stubGlobal('window', {
    localStorage: { ...empty, getItem: kept },
    sessionStorage: empty,
    addEventListener: storage.heard.addEventListener.bind(storage.heard),
    removeEventListener: storage.heard.removeEventListener.bind(storage.heard),
  })
  vi.stubEnv('SSR', false)
  return {
    ...(await import('./session.ts')),
    ...(await import('./auth.ts')),
    ...(await import('./bearer.ts')),
  }
}

afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
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

test('with a bearer that holds, the person is known and can be answered before auth-js is loaded', async () => {
  const { accessToken, currentSession } = await open({ endsIn: HOUR, online: true })

  expect(currentSession()).toMatchObject({ status: 'signed-in', userId: 'ana' })
  expect(await accessToken()).toBe(BEARER)
  expect(client.onAuthStateChange).not.toHaveBeenCalled()
})

test('who was let in by another tab is noticed before anything is asked in their name', async () => {
  const { accessToken, currentSession } = await open({ endsIn: HOUR, online: true })
  const carla = { user: { id: 'carla' }, access_token: BEARER, expires_at: Date.now() / 1000 + HOUR }
  const storage = { getItem: () => JSON.stringify(carla), setItem: () => {}, removeItem: () => {} }
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage })

  await accessToken()

  expect(currentSession()).toMatchObject({ status: 'signed-in', userId: 'carla' })
})

test('with a bearer that has ended and a network, auth-js decides', async () => {
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

  vi.useFakeTimers()
  await authClient()
  await vi.runAllTimersAsync()

  expect(currentSession()).toEqual({ status: 'signed-out', lost: true })
})

// The words of a lost session are kept; those of one that was left are not.
test.each([
  ['of-today', false],
  ['of-yesterday', true],
])('when the session %s was left on purpose in another tab, this one is lost: %o', async (left, lost) => {
  const { authClient, currentSession } = await open({ endsIn: HOUR, online: true, left })
  client.onAuthStateChange.mockImplementation((follow) => follow('SIGNED_OUT', null))

  vi.useFakeTimers()
  await authClient()
  await vi.runAllTimersAsync()

  expect(currentSession()).toEqual({ status: 'signed-out', lost })
})

test('a sign-out in another tab that is heard before its note is seen is no loss', async () => {
  const { authClient, currentSession } = await open({ endsIn: HOUR, online: true })
  client.onAuthStateChange.mockImplementation((follow) => follow('SIGNED_OUT', null))
  await authClient()
  expect(currentSession()).toMatchObject({ status: 'signed-in' })

  storage.left = 'of-today'
  storage.heard.dispatchEvent(Object.assign(new Event('storage'), { key: 'left_session' }))

  await vi.waitFor(() => expect(currentSession()).toEqual({ status: 'signed-out', lost: false }))
})

test('who signs in while a sign-out waits stays signed in', async () => {
  const { authClient, currentSession } = await open({ endsIn: HOUR, online: true })
  client.onAuthStateChange.mockImplementation((follow) => {
    follow('SIGNED_OUT', null)
    follow('SIGNED_IN', { user: { ...ANA, id: 'carla' }, access_token: BEARER })
  })

  vi.useFakeTimers()
  await authClient()
  await vi.runAllTimersAsync()

  expect(currentSession()).toMatchObject({ status: 'signed-in', userId: 'carla' })
})

test('a call whose bearer could not be renewed counts as unanswered, not as refused', async () => {
  const { accessToken } = await open({ endsIn: -HOUR, online: true })
  client.getSession.mockResolvedValue({ data: { session: null }, error: new Error('Failed to fetch') })

  await expect(accessToken()).rejects.toThrow('Failed to fetch')
})
