// The build's way in: it renders the pages of visitors to HTML, on Node (see build/prerender.ts).
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom'
import { PLACEHOLDERS } from '../api/placeholders.ts'
import { headingAt } from '../paths.ts'
import { everythingOnDemand } from '../ui/hooks/on-demand.ts'
import { PageSkeleton } from '../ui/page/page-skeleton.tsx'
import { Shell } from './frame/shell.tsx'
import { loadMatchedPages } from './pages.ts'
import { Providers } from './providers.tsx'
import { routes } from './routes.tsx'

export { cardPath, isPrerendered, pages } from '../paths.ts'

export interface RenderedPage {
  /** `<title>`, `<meta>` and `<link>`: what belongs into the head. */
  readonly head: string
  /** What belongs into #root. */
  readonly body: string
  /** The modules of this page alone, as Vite's manifest names them. */
  readonly modules: readonly string[]
}

const ROOT = '<div id="root">'

/** What stands in the app's own pages until their scripts run: the frame, and a page's place in it. */
export async function renderSkeleton(path: string): Promise<RenderedPage> {
  await loadMatchedPages(routes, path)
  const { body } = await render(path, [
    { element: <Shell />, children: [{ path: '*', element: <PageSkeleton heading={headingAt(path)} /> }] },
  ])
  return {
    head: `<title>${PLACEHOLDERS.product}</title>`,
    body: `<div data-skeleton>${body}</div>`,
    // No page of a person's can be drawn before it is known who they are.
    modules: [...modulesOf(path), 'src/session/auth-client.ts'],
  }
}

/** A page as a visitor sees it, with placeholders for what the operator chooses. */
export async function renderPage(path: string): Promise<RenderedPage> {
  await loadMatchedPages(routes, path)
  await everythingOnDemand()
  return { ...(await render(path, routes)), modules: modulesOf(path) }
}

async function render(path: string, drawn: RouteObject[]): Promise<Omit<RenderedPage, 'modules'>> {
  const { query, dataRoutes } = createStaticHandler(drawn)
  const context = await query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} redirects, and cannot be prerendered`)
  const html = renderToString(
    <div id="root">
      <StrictMode>
        <Providers>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, context)}
            context={context}
            hydrate={false}
          />
          {/* In the browser the progress line stands here; React counts places when it makes ids. */}
          {null}
        </Providers>
      </StrictMode>
    </div>,
  )
  // React writes what belongs into the head first.
  const start = html.indexOf(ROOT)
  return {
    head: html.slice(0, start),
    body: html.slice(start + ROOT.length, -'</div>'.length),
  }
}

const MODULES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  ['./routes/*-route.tsx', './frame/*-page.tsx', '../features/**/*-page.tsx'],
  { eager: true },
)

/** A route knows its component, not its file: the file is the one that exports this component. */
function modulesOf(path: string): string[] {
  const drawn = matchRoutes(routes, path)?.map(({ route }) => route.Component) ?? []
  return Object.entries(MODULES)
    .filter(([, exported]) => drawn.some((each) => each && Object.values(exported).includes(each)))
    .map(([file]) =>
      file.startsWith('../') ? `src/${file.slice('../'.length)}` : `src/app/${file.slice('./'.length)}`,
    )
}
