// The page that a page is compared with: our frame, with a heading and nothing below it (see build/size.ts).
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Shell } from '../src/app/frame/shell.tsx'
import { Providers } from '../src/app/providers.tsx'
import { Page } from '../src/ui/page/page.tsx'

const element = <Page title="Nothing" description="A page without anything to read." />
const router = createBrowserRouter([{ element: <Shell />, children: [{ path: '*', element }] }])

hydrateRoot(
  document.body,
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
)
