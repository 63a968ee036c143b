import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { facts } from '../facts.ts'
import { FaqPage } from '../features/faq/faq-page.tsx'
import { DisclaimerPage } from '../features/legal/disclaimer-page.tsx'
import { PrivacyPage } from '../features/legal/privacy-page.tsx'
import { TermsPage } from '../features/legal/terms-page.tsx'

const html = {
  faq: rendered(<FaqPage />),
  privacy: rendered(<PrivacyPage />),
  terms: rendered(<TermsPage />),
  disclaimer: rendered(<DisclaimerPage />),
}
const text = Object.fromEntries(Object.entries(html).map(([name, page]) => [name, textOf(page)]))

// STA-05, STA-06
test.each([
  ['privacy', 9],
  ['terms', 13],
] as const)('%s was last updated on October 29, 2025, and has %i numbered sections', (name, sections) => {
  expect(text[name]).toContain('Last updated: October 29, 2025')
  const numbers = [...html[name].matchAll(/<h2[^>]*>(\d+)\. /g)].map(([, number]) => Number(number))
  expect(numbers).toEqual(Array.from({ length: sections }, (_, index) => index + 1))
})

test.each(['privacy', 'terms'] as const)('every link inside %s leads to a place on the page', (name) => {
  const ids = new Set([...html[name].matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const links = [...html[name].matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)

  expect(links.length).toBeGreaterThan(9)
  expect(links.filter((id) => !ids.has(id))).toEqual([])
})

// STA-08, D-07, APP-17, APP-20
test('the pages say the same about the same things', () => {
  for (const name of ['faq', 'privacy']) {
    expect(text[name]).toContain(`held for ${facts.unsavedKeptDays} days`)
    expect(text[name]).toContain('‘Keep what I wrote with the prayer’')
    expect(text[name]).toMatch(/encrypted.{0,40} under a key that belongs to your account alone/)
    expect(text[name]).toMatch(/trains? (no|a) model/)
  }
  for (const name of ['faq', 'privacy', 'terms']) {
    expect(text[name]).toContain(
      'On your account page you can export a copy of your data, and delete your account',
    )
  }
  for (const name of ['privacy', 'terms']) expect(text[name]).toContain(`${facts.ageMin} or older`)
  for (const name of ['faq', 'terms']) {
    expect(text[name]).toContain(`A free account gives you ${facts.freePrayers} prayers`)
  }
})

// D-33
test('everywhere that says what this is not, the help lines stand as well', () => {
  for (const name of ['faq', 'terms', 'disclaimer']) {
    for (const number of ['988', '741741', '1-800-799-7233']) expect(text[name]).toContain(number)
  }
})

// D-12, D-39 and others: what does not exist yet is not promised as if it did.
test('nothing is claimed of what is not there', () => {
  const all = Object.values(text).join('\n')

  expect(all).not.toMatch(/prayer circle|narration|two-step|passkey|end-to-end|thousands/i)
})

function rendered(page: ReactNode): string {
  return renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>{page}</MemoryRouter>
    </MantineProvider>,
  )
}

function textOf(page: string): string {
  const visible = page.replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
  return visible
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:])/g, '')
}
