// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBackend } from '../../api/fake-backend.testing.ts'
import { paths } from '../../paths.ts'
import { EMPTY_DRAFT, prayerDraft } from '../../prayer/prayer-draft.ts'
import { openPage, prayer, press } from './generate-page.testing.tsx'

vi.mock('../../api/config.ts', () => ({
  useConfig: () => ({ product: 'Selah', baseUrl: '', supportEmail: '' }),
}))
vi.mock('../../session/bearer.ts', () => ({
  accessToken: async () => 'ana',
  renewedAccessToken: async () => undefined,
}))
vi.mock('../../tracking.ts', () => ({ track: vi.fn() }))

const SITUATION = 'My mother has surgery on Friday'

function suggestsByWords({ situation }: { situation: string }) {
  if (situation.includes('thankful')) return { category: 'Gratitude', mood: 'Thankful' } as const
  return situation.includes('surgery') ? ({ category: 'Healing', mood: 'Worried' } as const) : {}
}

const choices = (question: string) => within(screen.getByRole('radiogroup', { name: question }))
const chosen = (question: string) =>
  choices(question)
    .getAllByRole<HTMLInputElement>('radio')
    .find(({ checked }) => checked)?.value
const tell = (value: string) =>
  fireEvent.change(screen.getByLabelText('Your situation'), { target: { value } })
const generate = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Prayer' })

async function openForm() {
  openPage(paths.generate)
  await screen.findByLabelText('Your situation')
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

// D-51
describe('a category and a mood are suggested from what was told', () => {
  test('count as chosen, and are marked', async () => {
    const backend = fakeBackend({ suggestions: suggestsByWords })
    await openForm()
    expect(generate().disabled).toBe(true)
    tell(SITUATION)

    await waitFor(() => expect([chosen('Category'), chosen('Mood')]).toEqual(['Healing', 'Worried']))
    expect(screen.getAllByText('Suggested from what you wrote')).toHaveLength(2)
    expect(screen.getByText('Suggested from what you wrote: Healing, Worried').role).toBe('status')
    press('Generate Prayer')
    await prayer()
    expect(backend.used()).toBe(1)
  })

  test('give way to what the person presses, whatever is told after it', async () => {
    fakeBackend({ suggestions: suggestsByWords })
    await openForm()
    tell(SITUATION)
    await waitFor(() => expect(chosen('Category')).toBe('Healing'))
    choices('Category').getByRole('radio', { name: 'Family' }).click()
    await waitFor(() => expect(chosen('Category')).toBe('Family'))
    tell(`${SITUATION}, and I am thankful`)

    await waitFor(() => expect(chosen('Mood')).toBe('Thankful'))
    expect(chosen('Category')).toBe('Family')
    expect(prayerDraft.find('ana')).toMatchObject({ category: 'Family', mood: '' })
  })

  test('become the choice of the person who presses them', async () => {
    fakeBackend({ suggestions: suggestsByWords })
    await openForm()
    tell(SITUATION)
    await waitFor(() => expect(chosen('Category')).toBe('Healing'))
    choices('Category').getByRole('radio', { name: 'Healing' }).click()

    await waitFor(() => expect(prayerDraft.find('ana')?.category).toBe('Healing'))
  })

  test('go with the words', async () => {
    fakeBackend({ suggestions: suggestsByWords })
    await openForm()
    tell(SITUATION)
    await waitFor(() => expect(chosen('Category')).toBe('Healing'))
    tell('')

    await waitFor(() => expect([chosen('Category'), chosen('Mood')]).toEqual([undefined, undefined]))
    expect(generate().disabled).toBe(true)
  })

  test('are missing without a network, and nothing else is', async () => {
    const backend = fakeBackend({ suggestions: suggestsByWords })
    backend.answerNext('POST /api/v1/suggestions', () => 'no line')
    await openForm()
    tell(SITUATION)
    await waitFor(() => expect(backend.count('POST', 'suggestions')).toBe(1))

    expect(chosen('Category')).toBeUndefined()
    expect(screen.queryByRole('alert')).toBeNull()
    choices('Category').getByRole('radio', { name: 'Peace' }).click()
    expect(await screen.findByText('Choose a mood first.')).toBeTruthy()
  })
})

test('what is already chosen stands when the form is opened again, and more choices are open where one was made', async () => {
  fakeBackend({ suggestions: suggestsByWords })
  prayerDraft.keep('ana', { ...EMPTY_DRAFT, category: 'Hope', relationship: 'Friend', situation: SITUATION })
  await openForm()

  await waitFor(() => expect(chosen('Mood')).toBe('Worried'))
  expect(chosen('Category')).toBe('Hope')
  expect(screen.getByText('More choices').closest('details')?.open).toBe(true)
})
