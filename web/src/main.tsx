import './app/styles/mantine-styles.ts'
import './app/styles/fonts.css'
import './app/styles/base.css'
import './app/styles/reading.css'
import './app/styles/print.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { ShowProgress } from './app/frame/progress-line.tsx'
import { loadDataAt, loadMatchedPages, prefetchFollowedLinks } from './app/pages.ts'
import { Providers } from './app/providers.tsx'
import { routes } from './app/routes.tsx'
import { followSession } from './app/start.ts'
import { startWorkerSoon } from './offline/worker-soon.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

followSession(() => loadDataAt(routes, new URL(location.href)))
// Not needed to draw, and there before there is much to press.
import('./app/frame/keep-focus.ts').then(({ keepFocus }) => keepFocus()).catch(() => {})
// A press is heard between reading this program and drawing. Not awaited here: Rolldown would cut a program that waits
// at its top into forty pieces.
setTimeout(() =>
  draw(root).then(() => {
    prefetchFollowedLinks(routes)
    startWorkerSoon()
  }),
)

/** A prerendered page stands already: it is taken over as it is, once its own code is here. */
async function draw(container: HTMLElement): Promise<void> {
  const isPrerendered = container.dataset.prerendered !== undefined
  if (isPrerendered) await loadMatchedPages(routes, location.pathname)
  const router = createBrowserRouter(routes)
  const app = (
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
        <ShowProgress router={router} />
      </Providers>
    </StrictMode>
  )
  // In small steps: it can be read already, and a press in between is heard.
  if (isPrerendered) startTransition(() => void hydrateRoot(container, app))
  else startTransition(() => createRoot(container).render(app))
}
