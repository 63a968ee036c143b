// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChapterText } from '../chapter/chapter-text.tsx'
import { Verse } from '../text/verse.tsx'
import { PlainWords } from './plain-words.tsx'

const WHOSE = 'Plain words by Selah, not scripture'
const translation = 'King James Version'
const citation = { reference: 'Psalm 18:32', text: 'It is God that girdeth me with strength.', translation }

function open(page: ReactNode) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">{page}</MantineProvider>
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterEach(cleanup)

test('a press shows what the hard words mean, marked as ours and outside the quotation, and another hides it', async () => {
  open(
    <Verse citation={citation}>
      <PlainWords reference={citation.reference} text={citation.text} />
    </Verse>,
  )
  const button = screen.getByRole('button', { name: /^In plain words/ })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  button.click()

  expect(await screen.findByText(WHOSE)).toBeTruthy()
  expect(screen.getByText('puts a belt on; arms').closest('[role=status]')).toBeTruthy()
  expect(screen.getByText('puts a belt on; arms').closest('blockquote')).toBeNull()
  expect(document.querySelector('blockquote')?.textContent?.trim()).toBe(citation.text)
  screen.getByRole('button', { name: /^Hide plain words/ }).click()
  await waitFor(() => expect(screen.queryByText(WHOSE)).toBeNull())
})

test('in the chapter they stand below the verses that have hard words', async () => {
  const verses = [
    { number: 31, text: 'For who is God save the LORD?' },
    { number: 32, text: citation.text },
  ]
  open(
    <ChapterText passage={{ ...citation, reference: 'Psalm 18', chapter: { title: 'Psalm 18', verses } }} />,
  )
  screen.getByRole('button', { name: 'Hard words in plain words' }).click()

  await waitFor(() => expect(screen.getAllByText(WHOSE)).toHaveLength(1))
  expect(screen.getByText(WHOSE).closest('li')?.textContent).toContain('girdeth')
})
