// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import type { Me } from '../../api/types.ts'
import { PAYWALL_STATE } from '../../ui/paywall-state.ts'
import { usePaywall } from './use-paywall.ts'

afterEach(cleanup)

const free: Me = {
  id: 'a',
  name: 'Ana',
  email: 'ana@example.org',
  premium_status: false,
  early_access: false,
  prayer_count: 2,
  prayers_remaining: 0,
}

function Dashboard({ me }: { me: Me | undefined }) {
  return <p>{usePaywall(me).opened ? 'asked to pay' : 'left in peace'}</p>
}

const at = (me: Me | undefined) => (
  <MemoryRouter initialEntries={[{ pathname: '/dashboard', state: PAYWALL_STATE }]}>
    <Dashboard me={me} />
  </MemoryRouter>
)

test('a person who paid in another tab is asked to pay no longer', () => {
  const { rerender } = render(at(undefined))
  expect(screen.getByText('asked to pay')).toBeDefined()
  rerender(at(free))
  expect(screen.getByText('asked to pay')).toBeDefined()
  rerender(at({ ...free, premium_status: true, prayers_remaining: null }))

  expect(screen.getByText('left in peace')).toBeDefined()
})
