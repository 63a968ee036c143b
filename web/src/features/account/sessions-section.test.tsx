import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import type { SignedInSession } from '../../api/types.ts'

const api = vi.hoisted(() => ({ GET: vi.fn(), DELETE: vi.fn() }))
vi.mock('../../api/client.ts', async (original) => ({ ...(await original()), api }))

const { endSession, endSessionMessageOf, sessionsKey } = await import('./queries.ts')
const { SessionsSection } = await import('./sessions-section.tsx')

afterEach(() => vi.clearAllMocks())

const HERE: SignedInSession = {
  id: 'here',
  device: 'Firefox on Linux',
  network: '203.0.113.*',
  created_at: '2026-11-20T12:00:00Z',
  last_used_at: '2026-11-22T12:00:00Z',
  current: true,
}
const PHONE = { ...HERE, id: 'phone', device: 'Safari on iPhone', current: false }

/** The section as it stands once its answer is there; without one, while it is awaited. */
function rendered(sessions?: readonly SignedInSession[]): string {
  const client = new QueryClient()
  if (sessions) client.setQueryData(sessionsKey, sessions)
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <SessionsSection />
      </QueryClientProvider>
    </MantineProvider>,
  )
}

/** The names of the buttons: their label, else what stands on them. */
function buttonsIn(html: string): string[] {
  return [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(
    ([, attributes = '', content = '']) =>
      /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? content.replaceAll(/<[^>]+>/g, ''),
  )
}

// D-39
test('every device is named in words, and only the others have a button', () => {
  const html = rendered([HERE, PHONE])

  expect(html).toContain('Firefox on Linux (this device)')
  expect(html).toContain('Signed in on November 20, 2026 from network 203.0.113.*.')
  expect(buttonsIn(html)).toEqual([expect.stringMatching(/^Sign Out: Safari on iPhone, last used .+ ago$/)])
})

test('with several others, all of them can be signed out at once', () => {
  expect(buttonsIn(rendered([HERE, PHONE, { ...PHONE, id: 'tablet' }])).at(-1)).toBe(
    'Sign Out All Other Devices',
  )
})

test('somebody with one device reads that it is the only one', () => {
  const html = rendered([HERE])

  expect(html).toContain('You are signed in on this device only.')
  expect(buttonsIn(html)).toEqual([])
})

test('while the list is awaited, a status says so', () => {
  expect(rendered()).toMatch(
    /role="status"[^>]*aria-label="Loading your devices"|aria-label="Loading your devices"[^>]*role="status"/,
  )
})

test.each([
  ['a session that has ended meanwhile counts as signed out', 404, undefined],
  ['a refusal is no success', 429, ApiError],
])('%s', async (_what, status, error) => {
  api.DELETE.mockResolvedValue({ error: { detail: 'No.' }, response: new Response('{}', { status }) })

  const ending = endSession('phone')

  if (error) await expect(ending).rejects.toThrow(error)
  else await expect(ending).resolves.toBeUndefined()
})

test('a device that could not be signed out is explained', () => {
  expect(endSessionMessageOf(null)).toBeUndefined()
  expect(endSessionMessageOf(new TypeError('Failed to fetch'))).toMatch(/check your connection/)
  expect(endSessionMessageOf(new ApiError(429, { detail: 'Please wait a minute.' }))).toBe(
    'Please wait a minute.',
  )
  expect(endSessionMessageOf(new ApiError(500, {}))).toMatch(/could not be signed out/)
})
