import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useParams } from 'react-router-dom'
import { expect, vi } from 'vitest'
import type { FakeBackend } from '../../api/fake-backend.testing.ts'
import { queryClient } from '../../api/query-client.ts'
import type { PrayerRequest } from '../../api/types.ts'
import { generationPath, generationRoute, paths } from '../../paths.ts'
import { askedPrayer } from '../../prayer/asked-prayer.ts'
import { become } from '../../session/session.ts'
import { GeneratePage } from './generate-page.tsx'

// On a machine with much else to do, a page takes its time.
configure({ asyncUtilTimeout: 15_000 })

export const REQUEST: PrayerRequest = {
  category: 'Peace',
  mood: 'Tired',
  tone: 'Comforting',
  length: 'standard',
}

function Generate() {
  const { id } = useParams()
  return <GeneratePage key={id} userId="ana" id={id} />
}

/** The page of generations with its neighbours, for Ana, in a browser that knows nothing but its storage. */
export function openPage(path: string) {
  prepareBrowser()
  become({ status: 'signed-in', userId: 'ana', email: 'ana@example.org', name: 'Ana', recovering: false })
  const client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() })
  const router = createMemoryRouter(
    [
      { path: paths.generate, element: <Generate /> },
      { path: generationRoute, element: <Generate /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [path] },
  )
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  return {
    client,
    router,
    address: () => router.state.location.pathname,
    /** Everything in memory is gone; what is stored stays. */
    reload() {
      cleanup()
      client.clear()
      return openPage(router.state.location.pathname)
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

/** What jsdom lacks, and Mantine asks for. */
function prepareBrowser(): void {
  const ignored = { addEventListener() {}, removeEventListener() {} }
  vi.stubGlobal('matchMedia', () => ({ matches: false, ...ignored }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  Object.defineProperty(document, 'fonts', { value: ignored, configurable: true })
}
