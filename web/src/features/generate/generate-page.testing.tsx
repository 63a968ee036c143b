import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { FakeBackend } from '../../api/fake-backend.testing.ts'
import type { PrayerRequest } from '../../api/types.ts'
import { generationPath, generationRoute, paths } from '../../paths.ts'
import { askedPrayer } from '../../prayer/in-this-tab.ts'
import { openForAna } from '../../prayer/open-for-ana.testing.tsx'
import { GeneratePage } from './generate-page.tsx'

export const REQUEST: PrayerRequest = {
  category: 'Peace',
  mood: 'Tired',
  tone: 'Comforting',
  length: 'standard',
}

/** The page of generations with its neighbours, for Ana. */
export function openPage(path: string) {
  const page = openForAna(path, [
    { path: paths.generate, element: <GeneratePage /> },
    { path: generationRoute, element: <GeneratePage /> },
  ])
  return {
    ...page,
    /** Everything in memory is gone; what is stored stays. */
    reload() {
      cleanup()
      page.client.clear()
      return openPage(page.address())
    },
  }
}

/** As the form does it: asks, and opens the address of the prayer. */
export function openAsked(id: string, body: PrayerRequest = REQUEST) {
  askedPrayer.keep('ana', { id, body })
  return openPage(generationPath(id))
}

export const ID = '0190f0f0-0000-4000-8000-00000000000a'
export const FORM = 'What shall we pray for?'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
export const composing = () => heading('Composing your prayer')
export const formPage = () => heading(FORM)
export const prayer = () => screen.findByRole('article', { name: 'Prayer' })
export const press = (name: string, role: 'button' | 'link' = 'button') =>
  screen.getByRole(role, { name }).click()

export const FIRST_WORDS = 'Lord, hear these first words.'

/** Ana's prayer, of which the first words have come. */
export async function underway(backend: FakeBackend) {
  const page = openAsked(ID)
  await waitFor(() => expect(backend.state(ID)).toBe('running'))
  backend.say(ID, FIRST_WORDS)
  await screen.findByText(FIRST_WORDS)
  return page
}
