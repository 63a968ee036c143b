import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { become } from '../session/session.ts'

// On a machine with much else to do, a page takes its time.
configure({ asyncUtilTimeout: 15_000 })

/** These pages for Ana, in a browser that knows nothing but its storage. Every other address is 'Elsewhere'. */
export function openForAna(path: string, pages: RouteObject[]) {
  prepareBrowser()
  become({ status: 'signed-in', userId: 'ana', email: 'ana@example.org', name: 'Ana', recovering: false })
  const client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() })
  const router = createMemoryRouter([...pages, { path: '*', element: <p>Elsewhere</p> }], {
    initialEntries: [path],
  })
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  return { client, router, address: () => router.state.location.pathname }
}

/** What jsdom lacks, and Mantine asks for. */
export function prepareBrowser(): void {
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
  Element.prototype.scrollIntoView = () => {}
  Object.defineProperty(document, 'fonts', { value: ignored, configurable: true })
}
