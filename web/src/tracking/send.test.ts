import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
const page = { heard: new EventTarget(), visibilityState: 'visible' }
const batches: unknown[][] = []
let status = 202
const fetch = vi.fn(async (_address: string, { body }: { body: string }) => {
  batches.push(JSON.parse(body))
  return new Response(null, { status })
})

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  kept.clear()
  batches.length = 0
  status = 202
  page.heard = new EventTarget()
  page.visibilityState = 'visible'
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  const addEventListener = page.heard.addEventListener.bind(page.heard)
  vi.stubGlobal('window', { localStorage })
  vi.stubGlobal('addEventListener', addEventListener)
  vi.stubGlobal('document', Object.assign(page, { addEventListener, getElementById: () => null }))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', fetch)
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const queued = (): unknown[] => JSON.parse(kept.get('analytics_queue') ?? '[]')

async function visit(page_path: string, page_title = 'Some page'): Promise<void> {
  const { track } = await import('../tracking.ts')
  track('page_view', { page_path, page_title })
}

// TRK-03
test('what could not be sent is kept, and tried again later and later', async () => {
  status = 503
  await visit('/pricing')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(batches).toHaveLength(1)
  expect(queued()).toHaveLength(1)

  await vi.advanceTimersByTimeAsync(29_000)
  expect(batches).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(batches).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(batches).toHaveLength(2)

  status = 202
  await vi.advanceTimersByTimeAsync(1_000)
  expect(batches).toHaveLength(3)
  expect(queued()).toEqual([])
})

test('never more than the last 50 wait on the device', async () => {
  for (let visits = 0; visits < 51; visits++) await visit('/faq')
  await visit('/auth')

  expect(queued()).toHaveLength(50)
  expect(queued().at(-1)).toMatchObject({ properties: { page_path: '/auth' } })
})

test('a page that is put away sends what is left at once, and once', async () => {
  await visit('/pricing')
  await visit('/faq')
  page.visibilityState = 'hidden'
  page.heard.dispatchEvent(new Event('visibilitychange'))
  page.heard.dispatchEvent(new Event('pagehide'))
  await vi.runAllTimersAsync()

  expect(batches).toMatchObject([
    [{ properties: { page_path: '/pricing' } }, { properties: { page_path: '/faq' } }],
  ])
  // The request outlives the page, and tells nobody who it was.
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ keepalive: true, credentials: 'omit' })
  expect(queued()).toEqual([])
})

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  '%o is a no: nothing is noted, and what was is forgotten',
  async (wish) => {
    kept.set('analytics_queue', '[{"event":"page_view","properties":{},"timestamp":1}]')
    vi.stubGlobal('navigator', { onLine: true, ...wish })
    await visit('/pricing')
    await vi.runAllTimersAsync()

    expect(kept.has('analytics_queue')).toBe(false)
    expect(batches).toEqual([])
  },
)

test('an address that somebody mistyped is not told, and neither is what the page calls it', async () => {
  await visit('/my-brothers-surgery', 'My brother’s surgery')
  await vi.advanceTimersByTimeAsync(5_000)

  expect(batches).toMatchObject([[{ event: 'page_view', properties: { page_path: '/:unknown' } }]])
  expect(JSON.stringify(batches)).not.toContain('surgery')
})
