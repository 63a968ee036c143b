import type { RouteObject } from 'react-router-dom'
import { paths } from '../paths.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { ErrorPage } from './error-page.tsx'
import { Home } from './home.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { RequireSession } from './require-session.tsx'
import { Shell } from './shell.tsx'

// Each page is a chunk of its own, and a skeleton stands in its place while it comes.
const hydrateFallbackElement = <PageSkeleton />

export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ErrorPage />,
    children: [
      { path: paths.home, element: <Home /> },
      { path: paths.auth, lazy: () => import('./auth-route.tsx'), hydrateFallbackElement },
      {
        element: <RequireSession />,
        children: [
          { path: paths.dashboard, lazy: () => import('./dashboard-route.tsx'), hydrateFallbackElement },
          { path: paths.generate, lazy: () => import('./generate-route.tsx'), hydrateFallbackElement },
          { path: paths.journal, lazy: () => import('./journal-route.tsx'), hydrateFallbackElement },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]
