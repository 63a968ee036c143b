import { matchRoutes, type Params, type RouteObject } from 'react-router-dom'
import { currentSession } from '../session/session.ts'

/** Whose page it is, and which. */
export interface PageOf {
  readonly userId: string
  readonly params: Params
  readonly url: URL
}

/** Has the data of a page asked for, through the query client. What fails there is told by the page, which asks again. */
export type LoadData = (page: PageOf) => Promise<unknown>

/** The routes' loaders, by what they ask for: the router runs them beside the code of the page. */
export function loaderOf(load: LoadData): Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'handle'> {
  return {
    handle: { load },
    loader({ request, params }) {
      start(load, params, new URL(request.url))
      // The page is drawn without waiting: it says itself that something is on its way.
      return null
    },
    // From then on the page asks by itself.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  }
}

/** Asks for the data of the page at this address: its person may be known only after the router has started. */
export function loadDataAt(routes: RouteObject[], url: URL): void {
  for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
    const load: LoadData | undefined = route.handle?.load
    if (load) start(load, params, url)
  }
}

function start(load: LoadData, params: Params, url: URL): void {
  const session = currentSession()
  if (session.status === 'signed-in') load({ userId: session.userId, params, url }).catch(() => {})
}

/** Loads the code of the page at a path and puts it into its routes, so that the router draws it at once. */
export async function loadMatchedPages(routes: RouteObject[], pathname: string): Promise<void> {
  const found = matchRoutes(routes, pathname) ?? []
  await Promise.all(
    found.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

/** Signs that somebody is about to follow a link, some hundred milliseconds before they do. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const

/** Fetches a page's code when somebody is about to go there; what has been fetched is not fetched again. */
export function prefetchFollowedLinks(routes: RouteObject[]): void {
  for (const sign of SIGNS) document.addEventListener(sign, prefetch, { passive: true })

  function prefetch({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      // A person who goes there is told when it cannot be fetched; here nobody has asked yet.
      if (typeof route.lazy === 'function') route.lazy().catch(() => {})
    }
  }
}
