// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBackend, problem } from '../../../api/fake-backend.testing.ts'
import { device } from '../../../offline/device.ts'
import { generationPath, paths } from '../../../paths.ts'
import { keepOffline } from '../../../preferences.ts'
import { composing, ID, openAsked, openPage, prayer, press } from '../generate-page.testing.tsx'

vi.mock('../../../api/config.ts', () => ({
  useConfig: () => ({ product: 'Selah', baseUrl: '', supportEmail: '' }),
}))
vi.mock('../../../session/bearer.ts', () => ({
  accessToken: async () => 'ana',
  renewedAccessToken: async () => undefined,
}))
vi.mock('../../../tracking.ts', () => ({ track: vi.fn() }))

const PUT = 'PUT /api/v1/generations/'
const GET = `GET /api/v1/generations/${ID}`
const MINE = 'Father, these are my own words.'

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await device.forget(() => true)
})
afterEach(cleanup)

async function edit(words: string): Promise<void> {
  press('Edit')
  const [first] = await screen.findAllByRole('textbox')
  if (!first) throw new Error('there is nothing to edit')
  fireEvent.change(first, { target: { value: words } })
  press('Done')
  await prayer()
}

async function openPanel(): Promise<void> {
  press('Change how it is written')
  await screen.findByRole('form', { name: 'Change how it is written' })
}

async function writeAgain(): Promise<void> {
  await openPanel()
  press('Write it again')
}

describe('another version', () => {
  test('has an address of its own, and both are there', async () => {
    const backend = fakeBackend()
    const page = openAsked(ID)
    await prayer()
    await edit(MINE)
    await writeAgain()
    await screen.findByText(/Version 2 of 2/)
    const [, second = ''] = backend.ids()
    expect(page.address()).toBe(generationPath(second))
    expect(screen.queryByText(MINE)).toBeNull()
    press('Previous version', 'link')

    expect(await screen.findByText(MINE)).toBeTruthy()
    expect(screen.getByText(/Version 1 of 2/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Next version' })).toBeTruthy()
    expect(backend.used()).toBe(1)
  })

  test('is one when its answer is lost', async () => {
    const backend = fakeBackend()
    openAsked(ID)
    await prayer()
    backend.answerNext(PUT, () => 'lost')
    await writeAgain()

    await screen.findByText(/Version 2 of 2/)
    expect(backend.ids()).toHaveLength(2)
  })

  test('that is cancelled brings back the prayer that was there', async () => {
    const backend = fakeBackend({ writesAtOnce: false })
    const page = openAsked(ID)
    await waitFor(() => expect(backend.state(ID)).toBe('running'))
    backend.finish(ID)
    await prayer()
    await writeAgain()
    await composing()
    expect(screen.getByText(/This uses no prayer/)).toBeTruthy()
    press('Cancel')

    await prayer()
    expect(page.address()).toBe(generationPath(ID))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('that cannot be written leaves the prayer, says why, and what was chosen stays chosen', async () => {
    const backend = fakeBackend()
    const page = openAsked(ID)
    await prayer()
    backend.answerNext(PUT, () =>
      problem({ status: 409, code: 'generation_in_progress', detail: 'Not now.' }),
    )
    await openPanel()
    fireEvent.click(screen.getByRole('radio', { name: 'Longer' }))
    press('Write it again')

    expect((await screen.findByRole('alert')).textContent).toContain('Not now. This is the prayer you had')
    expect(page.address()).toBe(generationPath(ID))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Longer' }).checked).toBe(true)
  })

  test('is no longer offered when it was written as often as possible elsewhere', async () => {
    const backend = fakeBackend()
    openAsked(ID)
    await prayer()
    for (const nth of ['b', 'c', 'd']) backend.begin(ID.replace(/a$/, nth), { rewrite_of: ID, change: {} })
    await writeAgain()

    expect((await screen.findByRole('alert')).textContent).toContain('can be written again 3 times')
    expect(await screen.findByText(/written again as often as it can be/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Write it again' })).toBeNull()
  })

  test('can be had until its time ends, also while somebody reads', async () => {
    fakeBackend({ rewriteMs: 1500 })
    openAsked(ID)
    await prayer()
    await openPanel()

    expect(await screen.findByText(/The time for having it written again ended at \d/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Write it again' })).toBeNull()
  })

  test('leaves out two parts of the prayer at most', async () => {
    fakeBackend()
    openAsked(ID)
    await prayer()
    await openPanel()
    const boxes = within(screen.getByRole('group', { name: 'Leave out' })).getAllByRole<HTMLInputElement>(
      'checkbox',
    )
    const [first, second, third] = boxes
    for (const box of [first, second]) box?.click()
    await waitFor(() => expect(third?.disabled).toBe(true))
    first?.click()

    await waitFor(() => expect(third?.disabled).toBe(false))
  })

  test('counts for the earlier ones as well', async () => {
    fakeBackend()
    openAsked(ID)
    await prayer()
    for (const version of [/Version 2 of 2/, /Version 3 of 3/, /Version 4 of 4/]) {
      await writeAgain()
      await screen.findByText(version)
    }
    press('Previous version', 'link')
    await screen.findByText(/Version 3 of 4/)
    press('Change how it is written')

    expect(await screen.findByText(/written again as often as it can be/)).toBeTruthy()
  })
})

describe('a prayer that is written', () => {
  test('is the same in another tab, which asks for nothing', async () => {
    const backend = fakeBackend()
    backend.begin(ID, { category: 'Peace', mood: 'Tired' })
    openPage(generationPath(ID))

    await prayer()
    expect(backend.count('PUT')).toBe(0)
  })

  test.each([409, 429, 500])('is read from the device, with its edits, after a %i', async (status) => {
    const backend = fakeBackend()
    const page = openAsked(ID)
    await prayer()
    await edit(MINE)
    backend.answerNext(GET, () => problem({ status, code: '', detail: '' }), 9)
    page.reload()

    expect((await prayer()).textContent).toContain(MINE)
  })

  test('can be asked for again where the device keeps nothing', async () => {
    keepOffline.write(false)
    const backend = fakeBackend()
    const page = openAsked(ID)
    await prayer()
    backend.answerNext(GET, () => problem({ status: 429, code: '', detail: '' }, { 'retry-after': '50' }))
    page.reload()
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing is lost')
    press('Try again')

    await prayer()
    expect(backend.used()).toBe(1)
  })

  test('is offered beside the form until a version of it is saved', async () => {
    const backend = fakeBackend()
    backend.begin(ID, { category: 'Peace', mood: 'Tired' })
    const page = openPage(paths.generate)
    await screen.findByRole('link', { name: 'Read it again' })
    press('Read it again', 'link')
    await prayer()
    press('Save to Journal')
    await waitFor(() => expect(page.address()).toBe(paths.journal))
    await page.router.navigate(paths.generate)

    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(backend.count('GET', '/generations')).toBeGreaterThan(2))
    expect(screen.queryByRole('link', { name: 'Read it again' })).toBeNull()
  })

  test('is known to be saved by somebody who left while it was', async () => {
    const backend = fakeBackend()
    const answer = Promise.withResolvers<void>()
    const page = openAsked(ID)
    await prayer()
    backend.answerNext('POST /api/v1/prayers', () => answer.promise)
    press('Save to Journal')
    await page.router.navigate(paths.generate)
    await screen.findByRole('link', { name: 'Read it again' })
    answer.resolve()

    await waitFor(() => expect(screen.queryByRole('link', { name: 'Read it again' })).toBeNull())
    expect(page.address()).toBe(paths.generate)
  })

  test('says that it is in the journal when it was saved while it was away', async () => {
    const backend = fakeBackend()
    backend.begin(ID, { category: 'Peace', mood: 'Tired' })
    backend.save(ID)
    openPage(generationPath(ID))

    expect(await screen.findByText('This prayer is in your journal.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save to Journal' })).toBeNull()
  })

  // GEN-25, D-33
  test('stands below the help that came first, in every version, when somebody may be in danger', async () => {
    const backend = fakeBackend({ writesAtOnce: false, isInCrisis: true })
    openAsked(ID)
    const help = { name: /let somebody be with you/ }
    await screen.findByRole('region', help)
    backend.finish(ID)
    const isFirst = (written: HTMLElement) =>
      screen.getByRole('region', help).compareDocumentPosition(written) & Node.DOCUMENT_POSITION_FOLLOWING
    expect(isFirst(await prayer())).toBeTruthy()
    expect(backend.used()).toBe(0)
    await openPanel()
    expect(screen.queryByRole('radiogroup', { name: 'Length' })).toBeNull()
    press('Write it again')
    await waitFor(() => expect(backend.ids()).toHaveLength(2))
    backend.finish(backend.ids()[1] ?? '')
    await screen.findByText(/Version 2 of 2/)

    expect(isFirst(await prayer())).toBeTruthy()
  })
})
