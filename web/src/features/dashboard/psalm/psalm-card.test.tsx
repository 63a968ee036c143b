// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dateIn, localZone } from '../../../time-zone.ts'
import { PsalmCard } from './psalm-card.tsx'
import { psalmOfTheDay } from './psalm-of-the-day.ts'

vi.mock('../../../session/bearer.ts', () => ({
  accessToken: async () => 'ana',
  renewedAccessToken: async () => undefined,
}))

const today = psalmOfTheDay(dateIn(localZone()))
const passage = {
  reference: today,
  text: 'The words of the psalm.',
  translation: 'King James Version',
  chapter: { title: 'Psalm 1', translation: 'King James Version', verses: [] },
}

function open(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <MemoryRouter>
          <PsalmCard />
        </MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterEach(cleanup)

test('shows the verses of today, and the ways to the whole psalm and to a prayer', async () => {
  open(async () => Response.json(passage))

  expect(await screen.findByText(/The words of the psalm/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Read the whole psalm/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Pray from this' }).getAttribute('href')).toBe(
    `/generate?psalm=${encodeURIComponent(today)}`,
  )
})

test('is not there when nobody answers', async () => {
  open(async () => Promise.reject(new TypeError('Failed to fetch')))

  await vi.waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
})
