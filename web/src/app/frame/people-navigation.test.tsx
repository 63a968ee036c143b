// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pages, paths } from '../../paths.ts'
import { become } from '../../session/session.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

vi.mock('../../api/config.ts', () => ({
  useConfig: () => ({ product: 'Selah', baseUrl: '', supportEmail: 'help@example.org' }),
}))

function open(path: string) {
  const frame = (
    <>
      <Header />
      <Footer />
    </>
  )
  render(
    <MantineProvider env="test">
      <RouterProvider
        router={createMemoryRouter([{ path: '*', element: frame }], { initialEntries: [path] })}
      />
    </MantineProvider>,
  )
}

const menu = () => within(screen.getByRole('navigation', { name: 'Main', hidden: true }))
const linksOf = () =>
  menu()
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')])

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  cleanup()
  become({ status: 'signed-out', lost: false })
})

test('people find where they pray, their journal and their account, and every link leads somewhere', async () => {
  become({ status: 'signed-in', userId: 'ana', email: 'ana@example.org', name: 'Ana', recovering: false })
  open(paths.journal)
  await menu().findByRole('link', { name: 'Account settings', hidden: true })

  expect(linksOf()).toEqual([
    ['Dashboard', paths.dashboard],
    ['Pray', paths.generate],
    ['Journal', paths.journal],
    ['Account settings', paths.account],
    ['Plans', paths.pricing],
    ['Questions', paths.faq],
  ])
  for (const [, href] of linksOf()) expect(pages).toContain(href)
  expect(menu().getByRole('button', { name: 'Sign out', hidden: true })).toBeTruthy()
})

test('visitors have their own', () => {
  become({ status: 'signed-out', lost: false })
  open(paths.home)

  expect(linksOf().map(([name]) => name)).toEqual(['Home', 'About', 'FAQ', 'Pricing', 'Get Started Free'])
})

// D-52
test.each([
  [paths.home, true],
  [paths.dashboard, true],
  [paths.journal, false],
  [paths.generate, false],
])('the footer of %s is whole: %s', (path, isWhole) => {
  open(path)

  expect(screen.queryByRole('navigation', { name: 'Navigation' }) !== null).toBe(isWhole)
  expect(screen.getByRole('region', { name: 'Verse of the day' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toBeTruthy()
})
