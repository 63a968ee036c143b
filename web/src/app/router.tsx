import type { RouteObject } from 'react-router-dom'
import { GENERATE_HEADING } from '../headings.ts'
import {
  accountDeletedRoute,
  articleRoute,
  generationRoute,
  paths,
  sharedPrayerRoute,
  topicRoute,
} from '../paths.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { articleRoutes } from './article-routes.ts'
import { ErrorPage } from './error-page.tsx'
import { RequireSession } from './require-session.tsx'
import { Shell } from './shell.tsx'

// Each page is a chunk of its own, and a skeleton stands in its place while it comes.
const hydrateFallbackElement = <PageSkeleton />

export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ErrorPage />,
    children: [
      { path: paths.home, lazy: () => import('./home-route.tsx'), hydrateFallbackElement },
      { path: paths.onboarding, lazy: () => import('./onboarding-route.tsx'), hydrateFallbackElement },
      { path: paths.about, lazy: () => import('./about-route.tsx'), hydrateFallbackElement },
      { path: paths.auth, lazy: () => import('./auth-route.tsx'), hydrateFallbackElement },
      { path: sharedPrayerRoute, lazy: () => import('./shared-route.tsx'), hydrateFallbackElement },
      {
        path: accountDeletedRoute,
        lazy: () => import('./account-deleted-route.tsx'),
        hydrateFallbackElement,
      },
      { path: paths.pricing, lazy: () => import('./pricing-route.tsx'), hydrateFallbackElement },
      { path: paths.subscribe, lazy: () => import('./subscribe-route.tsx'), hydrateFallbackElement },
      { path: paths.faq, lazy: () => import('./faq-route.tsx'), hydrateFallbackElement },
      { path: paths.blog, lazy: () => import('./blog-route.tsx'), hydrateFallbackElement },
      { path: topicRoute, lazy: () => import('./topic-route.tsx'), hydrateFallbackElement },
      ...articleRoutes.map((route) => ({ ...route, hydrateFallbackElement })),
      { path: articleRoute, lazy: () => import('./article-route.tsx'), hydrateFallbackElement },
      { path: paths.privacy, lazy: () => import('./privacy-route.tsx'), hydrateFallbackElement },
      { path: paths.terms, lazy: () => import('./terms-route.tsx'), hydrateFallbackElement },
      { path: paths.disclaimer, lazy: () => import('./disclaimer-route.tsx'), hydrateFallbackElement },
      {
        element: <RequireSession />,
        children: [
          { path: paths.dashboard, lazy: () => import('./dashboard-route.tsx'), hydrateFallbackElement },
          {
            path: paths.generate,
            lazy: () => import('./generate-route.tsx'),
            hydrateFallbackElement: <PageSkeleton heading={GENERATE_HEADING} />,
          },
          { path: generationRoute, lazy: () => import('./generate-route.tsx'), hydrateFallbackElement },
          { path: paths.journal, lazy: () => import('./journal-route.tsx'), hydrateFallbackElement },
          { path: paths.account, lazy: () => import('./account-route.tsx'), hydrateFallbackElement },
          { path: paths.thankYou, lazy: () => import('./thank-you-route.tsx'), hydrateFallbackElement },
        ],
      },
      { path: '*', lazy: () => import('./not-found-route.tsx'), hydrateFallbackElement },
    ],
  },
]
