import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../../api/errors.ts'
import type { Generation } from '../../../api/types.ts'
import { keptPrayer } from '../kept-prayer.ts'
import { prayerDraft } from '../prayer-draft.ts'
import { EMPTY_DRAFT } from '../read-draft.ts'
import { asked, finished, type KeptPrayer, type PrayerVersion } from '../versions.ts'
import * as asking from './ask-for-prayer.ts'
import { KeyTooOld } from './asking-again.ts'
import { compose } from './compose.ts'
import { type Composition, NOTHING_YET } from './composition.ts'
import { keptComposition } from './kept-composition.ts'
import { toRequest } from './to-request.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const onDevice: Composition = { ...NOTHING_YET, generationId: 'g1' }
const queryKey = ['composition']
const form = { ...EMPTY_DRAFT, category: 'Peace', mood: 'Tired' }
const written: Generation = {
  generation_id: 'g1',
  prayer: 'Lord, hear me.',
  scripture: '',
  citations: [],
  parts: [],
  written_by: 'composer',
  rewrites: { left: 3, until: '2026-11-21T10:10:00Z' },
}

/** Keeps a prayer that is asked for, or finished, and gives its version. */
function keep(by: (kept: KeptPrayer) => KeptPrayer = (kept) => kept): PrayerVersion {
  const prayer = by(asked(undefined, 'ana', toRequest(form)))
  keptPrayer.keep(prayer)
  const [version] = prayer.versions
  if (!version) throw new Error('nothing is kept')
  return version
}
const whole = (kept: KeptPrayer) => finished(kept, kept.versions[0]?.key ?? '', undefined)
const dayOld = (kept: KeptPrayer) => ({
  ...kept,
  versions: kept.versions.map((version) => ({ ...version, askedAt: Date.now() - DAY_MS })),
})

function read(version: PrayerVersion, client = new QueryClient()) {
  return compose(version, { client, queryKey, signal: new AbortController().signal })
}

function answering(error: unknown) {
  return vi.spyOn(asking, 'askForPrayer').mockImplementation(async function* () {
    yield* []
    throw error
  })
}

const stateNow = () => keptPrayer.find('ana')?.versions[0]?.state
const later = (status: number) => new asking.AskLater(new Response(null, { status }), {})
const notNow = [later(429), later(500), new ApiError(409, {}), new TypeError('Failed to fetch')]

vi.mock('../../../ui/notify.tsx')
vi.mock('./ask-for-prayer.ts', { spy: true })
vi.mock('./kept-composition.ts', () => ({ keptComposition: { find: vi.fn(), keep: vi.fn() } }))

beforeEach(() => {
  vi.mocked(keptComposition.find).mockResolvedValue(undefined)
})
afterEach(() => keptPrayer.forget())

describe('a finished prayer that is read again', () => {
  test.each(notNow)('is there from the device after %o', async (error) => {
    vi.mocked(keptComposition.find).mockResolvedValue(onDevice)
    answering(error)

    expect(await read(keep(whole))).toBe(onDevice)
    expect(stateNow()).toBe('finished')
  })

  test.each(notNow)('stays kept after %o, also when the device has it not', async (error) => {
    answering(error)

    await expect(read(keep(whole))).rejects.toBe(error)
    expect(stateNow()).toBe('finished')
  })

  test('is not asked for with a key that the server has forgotten', async () => {
    vi.mocked(keptComposition.find).mockResolvedValue(onDevice)
    const ask = answering(new Error('asked'))

    expect(await read(keep((kept) => dayOld(whole(kept))))).toBe(onDevice)
    expect(ask).not.toHaveBeenCalled()
  })
})

describe('a prayer that is asked for', () => {
  test.each([later(429), later(500), new TypeError('Failed to fetch')])(
    'is asked for again with its key after %o',
    async (error) => {
      answering(error)

      await expect(read(keep())).rejects.toBe(error)
      expect(stateNow()).toBe('asked')
    },
  )

  test.each([new ApiError(402, {}), new asking.WritingFailed(503, {})])('is over after %o', async (error) => {
    answering(error)

    await expect(read(keep())).rejects.toBe(error)
    expect(stateNow()).toBe('refused')
  })

  test('is over a day later', async () => {
    await expect(read(keep(dayOld))).rejects.toBeInstanceOf(KeyTooOld)
    expect(stateNow()).toBe('refused')
  })

  test.each([
    ['takes along what it was asked with', 'Tired', undefined],
    ['leaves newer words in the form', 'Hopeful', 'Hopeful'],
  ])('%s', async (_what, mood, left) => {
    prayerDraft.keep('ana', { ...form, mood })
    vi.spyOn(asking, 'askForPrayer').mockImplementation(async function* () {
      yield { event: 'done', data: written }
    })
    await read(keep())

    expect(prayerDraft.find('ana')?.mood).toBe(left)
  })

  test('says that the line is lost until the server has taken it up', async () => {
    const client = new QueryClient()
    const waiting = () => client.getQueryData<Composition>(queryKey)?.waitingFor
    const version = keep()
    const ask = answering(new asking.ConnectionLost())
    await read(version, client).catch(() => {})
    expect(waiting()).toBe('connection')
    ask.mockImplementation(async function* () {
      yield { event: 'accepted', data: { generation_id: 'g1' } }
      throw new Error('looked at here')
    })
    let seen: unknown = 'nothing'
    client.getQueryCache().subscribe(({ type }) => {
      if (type === 'updated' && seen === 'nothing') seen = waiting()
    })
    await read(version, client).catch(() => {})

    expect(seen).toBeUndefined()
  })
})
