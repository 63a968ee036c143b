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
