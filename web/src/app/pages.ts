import { matchRoutes, type RouteObject } from 'react-router-dom'

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
      // Whoever goes there is told when it cannot be fetched; here nobody has asked yet.
      if (typeof route.lazy === 'function') route.lazy().catch(() => {})
    }
  }
}
