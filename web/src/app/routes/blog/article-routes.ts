import type { RouteObject } from 'react-router-dom'
import { articleIds, loadBody } from '../../../features/blog/articles/load.ts'
import { articlePath } from '../../../paths.ts'

/** One route for each article, so that its words come together with the page that shows them. */
export const articleRoutes: readonly RouteObject[] = articleIds.map((id) => ({
  path: articlePath(id),
  lazy: async () => {
    const [route] = await Promise.all([import('../article-route.tsx'), loadBody(id)])
    return route
  },
}))
