import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { meKey } from '../../api/me.ts'
import { ChangeTimeZone, TimeZoneForm } from './change-time-zone.tsx'

beforeEach(() => vi.stubEnv('TZ', 'Europe/Lisbon'))
afterEach(() => vi.unstubAllEnvs())

function rendered(content: ReactNode, timezone?: string): string {
  const client = new QueryClient()
  client.setQueryData(meKey, { id: 'ana', email: 'ana@example.org', ...(timezone && { timezone }) })
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={client}>{content}</QueryClientProvider>
    </MantineProvider>,
  )
}

// D-17
test('the time zone of the account is said in words', () => {
  const html = rendered(<ChangeTimeZone />, 'Europe/Lisbon')

  expect(html).toContain('Lisbon (Europe)')
  expect(html).not.toContain('another time zone')
})

test('somebody whose browser is elsewhere is told so', () => {
  expect(rendered(<ChangeTimeZone />, 'America/New_York')).toContain(
    'This browser is in another time zone: Lisbon (Europe).',
  )
})

test('an account without a time zone says so, and its form begins with the browser’s', () => {
  expect(rendered(<ChangeTimeZone />)).toContain('Not set')

  const form = rendered(<TimeZoneForm zone={undefined} here="Europe/Lisbon" onDone={() => {}} />)
  expect(form).toMatch(/<option[^>]*value="Europe\/Lisbon"[^>]*selected=""/)
  expect(form).toContain('aria-label="Time zone"')
})

test('a time zone that this browser does not know can be kept', () => {
  const form = rendered(<TimeZoneForm zone="Etc/GMT+5" here="Europe/Lisbon" onDone={() => {}} />)

  expect(form).toMatch(/<option[^>]*value="Etc\/GMT\+5"[^>]*selected=""/)
})
