// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBackend, problem } from '../../api/fake-backend.testing.ts'
import { device } from '../../offline/device.ts'
import { paths } from '../../paths.ts'
import { openForAna } from '../../prayer/open-for-ana.testing.tsx'
import { ToastList } from '../../ui/toast-list.tsx'
import { JournalPage } from './journal-page.tsx'

vi.mock('../../api/config.ts', () => ({
  useConfig: () => ({ product: 'Selah', baseUrl: '', supportEmail: '' }),
}))
vi.mock('../../session/bearer.ts', () => ({
  accessToken: async () => 'ana',
  renewedAccessToken: async () => undefined,
}))
vi.mock('../../tracking.ts', () => ({ track: vi.fn() }))

const CHANGE = 'PATCH /api/v1/prayers/'
const LISTS = /^GET \/api\/v1\/prayers$/
const MINE = 'She came home.'

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await device.forget(() => true)
})
afterEach(cleanup)

const openJournal = (search = '') =>
  openForAna(`${paths.journal}${search}`, [{ path: paths.journal, element: <Journal /> }])

function Journal() {
  return (
    <>
      <JournalPage />
      <ToastList />
    </>
  )
}

const details = () => screen.findByRole('dialog', { name: 'Prayer Details' })
const inDetails = async () => within(await details())

async function press(name: string): Promise<void> {
  fireEvent.click(await (await inDetails()).findByRole('button', { name }))
}

async function openFirst(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'View Prayer' }))
  await details()
}

async function closeDetails(): Promise<void> {
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

const noteField = async () =>
  (await inDetails()).findByRole<HTMLTextAreaElement>('textbox', { name: 'Your note' })

async function writeNote(words: string): Promise<void> {
  await press('Add a note')
  fireEvent.change(await noteField(), { target: { value: words } })
}

async function markAsAnswered(): Promise<void> {
  await press('Save the date')
  await screen.findByText('Marked as answered')
}

/** A backend with one prayer of Ana's, whose next change is answered when the test says so, and how. */
function heldBackend() {
  const backend = fakeBackend()
  backend.journal.add('Father, be near.')
  const held = Promise.withResolvers<Response | undefined>()
  const isSent = Promise.withResolvers<void>()
  backend.answerNext(CHANGE, () => {
    isSent.resolve()
    return held.promise
  })
  return { answer: (refusal?: Response) => held.resolve(refusal), isSent: isSent.promise }
}

describe('what is written to a prayer', () => {
  test('cannot be typed on while it is saved: the note', async () => {
    const backend = heldBackend()
    openJournal()
    await openFirst()
    await writeNote(MINE)
    expect((await noteField()).readOnly).toBe(false)
    await press('Save the note')
    await waitFor(async () => expect((await noteField()).readOnly).toBe(true))
    backend.answer()

    await screen.findByText('Note saved')
    expect(await (await inDetails()).findByText(MINE)).toBeTruthy()
  })

  test('cannot be typed on while it is saved: the words', async () => {
    const backend = heldBackend()
    openJournal()
    await openFirst()
    await press('Edit the words')
    const words = async () =>
      (await inDetails()).findByRole<HTMLTextAreaElement>('textbox', { name: 'The words of this prayer' })
    fireEvent.change(await words(), { target: { value: 'In my own words.\n\nAmen.' } })
    await press('Save the words')
    await waitFor(async () => expect((await words()).readOnly).toBe(true))
    backend.answer()

    await screen.findByText('Your words are saved')
    expect(await (await inDetails()).findByText('In my own words.')).toBeTruthy()
  })

  test('is said to be saved after its dialog was closed, and is nobody else’s change', async () => {
    const backend = heldBackend()
    openJournal()
    await openFirst()
    await writeNote(MINE)
    await press('Save the note')
    await backend.isSent
    await closeDetails()
    backend.answer()
    await screen.findByText('Note saved')
    await openFirst()

    const shown = await inDetails()
    expect(await shown.findByText(MINE)).toBeTruthy()
    expect(shown.getByRole('button', { name: 'Edit the note' })).toBeTruthy()
  })

  test('is seen being saved where it is opened again meanwhile', async () => {
    const backend = heldBackend()
    openJournal()
    await openFirst()
    await writeNote(MINE)
    await press('Save the note')
    await backend.isSent
    await closeDetails()
    await openFirst()
    const field = await noteField()
    expect([field.value, field.readOnly]).toEqual([MINE, true])
    backend.answer()

    await screen.findByText('Note saved')
    expect(await (await inDetails()).findByRole('button', { name: 'Edit the note' })).toBeTruthy()
  })

  test('is kept, and said not to be saved, also after its dialog was closed', async () => {
    const backend = heldBackend()
    openJournal()
    await openFirst()
    await writeNote(MINE)
    await press('Save the note')
    await backend.isSent
    await closeDetails()
    backend.answer(problem({ status: 503, code: '', detail: '' }))
    await screen.findByText(/^The note could not be saved/)
    await openFirst()

    expect((await noteField()).value).toBe(MINE)
  })

  test('is nobody else’s change when its answer was lost', async () => {
    const backend = fakeBackend()
    const { id } = backend.journal.add('Father, be near.')
    backend.answerNext(CHANGE, () => 'lost')
    openJournal()
    await openFirst()
    await writeNote(MINE)
    await press('Save the note')
    await (await inDetails()).findByText(/could not be saved/)
    cleanup()
    openJournal(`?prayer=${id}`)

    const shown = await inDetails()
    expect(await shown.findByRole('button', { name: 'Edit the note' })).toBeTruthy()
    expect(shown.getByText(MINE)).toBeTruthy()
  })
})

describe('a journal that is on its way', () => {
  /** The next answer with the journal is from now, and arrives when it is let in. */
  function holdJournal(backend: ReturnType<typeof fakeBackend>) {
    const held = Promise.withResolvers<void>()
    const isThere = Promise.withResolvers<void>()
    backend.answerNext(LISTS, () => {
      isThere.resolve()
      return { late: held.promise }
    })
    return { isThere: isThere.promise, arrive: held.resolve }
  }

  test('does not bring back what was there before a change', async () => {
    const backend = fakeBackend()
    backend.journal.add('Father, be near.')
    const { client } = openJournal()
    await openFirst()
    await press('Mark as answered')
    const older = holdJournal(backend)
    void client.refetchQueries()
    await older.isThere
    await markAsAnswered()
    await closeDetails()
    older.arrive()

    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(within(screen.getByRole('article')).getByText(/^Answered on/)).toBeTruthy()
  })

  test('comes without a prayer that is deleted meanwhile', async () => {
    const backend = fakeBackend()
    backend.journal.add('Father, be near.')
    const { id } = backend.journal.add('Father, be here.')
    const older = holdJournal(backend)
    const { client } = openJournal(`?prayer=${id}`)
    await older.isThere
    await press('Delete')
    await screen.findByText('Prayer deleted')
    older.arrive()

    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  test('is asked for again when its first answer was from before a change', async () => {
    const backend = fakeBackend()
    const { id } = backend.journal.add('Father, be near.')
    const older = holdJournal(backend)
    openJournal(`?prayer=${id}`)
    await older.isThere
    await press('Mark as answered')
    await markAsAnswered()
    await closeDetails()
    older.arrive()

    expect(await within(await screen.findByRole('article')).findByText(/^Answered on/)).toBeTruthy()
  })
})
