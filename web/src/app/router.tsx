import type { RouteObject } from 'react-router-dom'
import {
  accountDeletedRoute,
  articleRoute,
  GENERATE_HEADING,
  generationRoute,
  paths,
  sharedPrayerRoute,
  topicRoute,
} from '../paths.ts'

import { PageSkeleton } from '../ui/page/page-skeleton.tsx'
import { ErrorPage } from './frame/error-page.tsx'
import { Shell } from './frame/shell.tsx'
import { RequireSession } from './require-session.tsx'
import { articleRoutes } from './routes/blog/article-routes.ts'

// Each page is a chunk of its own, and a skeleton stands in its place while it comes.
const hydrateFallbackElement = <PageSkeleton />

export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ErrorPage />,
    children: [
      { path: paths.home, lazy: () => import('./routes/home-route.tsx'), hydrateFallbackElement },
      { path: paths.onboarding, lazy: () => import('./routes/onboarding-route.tsx'), hydrateFallbackElement },
      { path: paths.about, lazy: () => import('./routes/about-route.tsx'), hydrateFallbackElement },
      { path: paths.auth, lazy: () => import('./routes/auth-route.tsx'), hydrateFallbackElement },
      { path: sharedPrayerRoute, lazy: () => import('./routes/shared-route.tsx'), hydrateFallbackElement },
      {
        path: accountDeletedRoute,
        lazy: () => import('./routes/account-deleted-route.tsx'),
        hydrateFallbackElement,
      },
      { path: paths.pricing, lazy: () => import('./routes/pricing-route.tsx'), hydrateFallbackElement },
      { path: paths.subscribe, lazy: () => import('./routes/subscribe-route.tsx'), hydrateFallbackElement },
      { path: paths.faq, lazy: () => import('./routes/faq-route.tsx'), hydrateFallbackElement },
      { path: paths.blog, lazy: () => import('./routes/blog/blog-route.tsx'), hydrateFallbackElement },
      { path: topicRoute, lazy: () => import('./routes/blog/topic-route.tsx'), hydrateFallbackElement },
      ...articleRoutes.map((route) => ({ ...route, hydrateFallbackElement })),
      { path: articleRoute, lazy: () => import('./routes/article-route.tsx'), hydrateFallbackElement },
      { path: paths.privacy, lazy: () => import('./routes/privacy-route.tsx'), hydrateFallbackElement },
      { path: paths.terms, lazy: () => import('./routes/terms-route.tsx'), hydrateFallbackElement },
      { path: paths.disclaimer, lazy: () => import('./routes/disclaimer-route.tsx'), hydrateFallbackElement },
      {
        element: <RequireSession />,
        children: [
          {
            path: paths.dashboard,
            lazy: () => import('./routes/dashboard-route.tsx'),
            hydrateFallbackElement,
          },
          {
            path: paths.generate,
            lazy: () => import('./routes/generate-route.tsx'),
            hydrateFallbackElement: <PageSkeleton heading={GENERATE_HEADING} />,
          },
          {
            path: generationRoute,
            lazy: () => import('./routes/generate-route.tsx'),
            hydrateFallbackElement,
          },
          { path: paths.journal, lazy: () => import('./routes/journal-route.tsx'), hydrateFallbackElement },
          { path: paths.account, lazy: () => import('./routes/account-route.tsx'), hydrateFallbackElement },
          {
            path: paths.thankYou,
            lazy: () => import('./routes/thank-you-route.tsx'),
            hydrateFallbackElement,
          },
        ],
      },
      { path: '*', lazy: () => import('./routes/not-found-route.tsx'), hydrateFallbackElement },
    ],
  },
]
