// The page that a page is compared with: what stands around every page, and nothing in it (see build/size.ts).
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Providers } from '../src/app/providers.tsx'
import { Shell } from '../src/app/shell.tsx'

const router = createBrowserRouter([{ element: <Shell />, children: [{ path: '*', element: null }] }])

hydrateRoot(
  document.body,
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
)
